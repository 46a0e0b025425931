import { sql } from 'kysely';
import type { EntityRules, Write } from '../../../engine/crud/rules.ts';
import { nextNumber } from '../../../engine/crud/write/nextNumber.ts';
import type { Row } from '../../../kit/database/database.ts';

/** An operation gets its code and, from who is no overseer, its owner. */
export const rules: EntityRules = {
  async beforeWrite(write) {
    if (write.operation === 'create') return { Codigo: await nextCode(write), ...(await ownerOf(write)) };
    return undefined;
  },
};

/** `AAAA-NNNNNN`, counted for each company and year. @see domain rule: operation fields */
async function nextCode({ work }: Write): Promise<string> {
  const { rows } = await sql<{ year: string }>`
    select to_char(now() at time zone ${work.actor.timeZone}, 'YYYY') as year`.execute(work.tx);
  const year = rows[0]?.year ?? '';
  const number = await nextNumber(work, `operacao:${year}`);
  return `${year}-${String(number).padStart(6, '0')}`;
}

/** Who sees only his own would lose sight of an operation that is nobody's. */
async function ownerOf({ work, values }: Write): Promise<Row> {
  const { actor, tx } = work;
  if (actor.allOwners || actor.userId === null) return {};
  if (values.IdentificadorAnalista || values.IdentificadorOfficer) return {};
  const { rows } = await sql<{ analyst: number | null; officer: number | null }>`select
    (select "Identificador" from analista where "IdentificadorEmpresa" = ${actor.companyId}
      and "IdentificadorUsuario" = ${actor.userId} and "ExcluidoEm" is null order by 1 limit 1) as analyst,
    (select "Identificador" from officer where "IdentificadorEmpresa" = ${actor.companyId}
      and "IdentificadorUsuario" = ${actor.userId} and "ExcluidoEm" is null order by 1 limit 1) as officer`.execute(
    tx,
  );
  const [found] = rows;
  if (found?.analyst) return { IdentificadorAnalista: found.analyst };
  return found?.officer ? { IdentificadorOfficer: found.officer } : {};
}
