import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';

/** A record that is another one now. Carries which, so that nobody has to search for it. */
export class GoneInto extends AppError {
  readonly current: Row;

  constructor(current: { readonly Identificador: number; readonly Rotulo: string }, entity: string) {
    super('record-merged', { entity, name: current.Rotulo });
    this.name = 'GoneInto';
    this.current = current;
  }
}

/** A record merged, and that one merged again, and so on: nobody does it more often. */
const longestWay = 20;

/** The number of the record that has taken this one's place, and may have been merged or deleted since; null = none has. */
export async function mergedInto(work: Work, model: EntityModel, id: number): Promise<number | null> {
  let found: number | null = null;
  for (let step = 0; step < longestWay; step += 1) {
    const next = await nextInto(work, model, found ?? id);
    if (next === null) break;
    found = next;
  }
  return found;
}

/** The change log outlives the trash, so the way on is known even when the record itself is erased. */
async function nextInto({ tx, actor }: Work, { entity }: EntityModel, id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select s."IdentificadorRegistro" as id
    from "alteracao" a join "alteracao" s on s."Mesclagem" = a."Mesclagem" and s."Operacao" = 'MESCLAR'
    where a."Entidade" = ${entity.name} and a."IdentificadorRegistro" = ${id} and a."Operacao" = 'EXCLUIR'
      and a."Mesclagem" is not null and a."IdentificadorEmpresa" = ${actor.companyId}
      and not exists (select 1 from "alteracao" u where u."Mesclagem" = a."Mesclagem" and u."Operacao" = 'DESMESCLAR')
    order by a."Identificador" desc limit 1`.execute(tx);
  return rows[0] ? Number(rows[0].id) : null;
}
