import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * People who had the record in hand for its analysis since it was last concluded: they are no second person of it.
 * Who reviews, returns or reopens has not analysed.
 */
export async function analystsOf(tx: Tx, recordId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with passos as (select * from transicao
      where "Entidade" = 'registro-matricula' and "IdentificadorRegistro" = ${recordId})
    select distinct "IdentificadorUsuario" as id from passos
    where "IdentificadorUsuario" is not null
      and ("Evento" = 'enviar-revisao' or ("Para" = 'em_analise'
        and "Evento" in ('analisar', 'digitar', 'retomar', 'assumir', 'tomar')))
      and "Identificador" > coalesce((select max("Identificador") from passos where "Evento" = 'concluir'), 0)`.execute(
    tx,
  );
  return rows.map(({ id }) => Number(id));
}

/**
 * Four eyes: what goes for review is looked at by somebody else than those who analysed it, whatever their codes.
 * @throws AppError 'second-person-needed'
 * @see workflow, sections 0 and 3
 */
export async function requireSecondPerson({ tx, actor }: Work, recordId: number): Promise<void> {
  if (actor.userId === null) return;
  const analysts = await analystsOf(tx, recordId);
  if (analysts.includes(actor.userId)) throw new AppError('second-person-needed');
}
