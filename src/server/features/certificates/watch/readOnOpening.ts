import { sql } from 'kysely';
import type { RecordsRead } from '../../../engine/crud/routes.ts';
import type { Server } from '../../../engine/server.ts';

/**
 * Whoever opened a certificate need not be told of it any more: their notices of it are read. Beside the answer, which does
 * not wait for it. @see certificates, section 6
 */
export const readOnOpening =
  ({ database, onError }: Pick<Server, 'database' | 'onError'>) =>
  ({ actor, entity, call, id }: RecordsRead): void => {
    if (entity !== 'certidao' || call !== 'Retornar' || id === null || actor.kind !== 'person') return;
    database
      .transaction(actor, (tx) =>
        sql`update aviso set "LidoEm" = now() where "IdentificadorUsuario" = ${actor.userId}
          and "Entidade" = 'certidao' and "IdentificadorRegistro" = ${id} and "LidoEm" is null`.execute(tx),
      )
      .catch(onError);
  };
