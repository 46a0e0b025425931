import { sql } from 'kysely';
import { entityNamed } from '../../metadata/entities.ts';
import type { Tx } from '../database/database.ts';
import { linesTable } from '../database/schema/objectName.ts';

/** Writes one record with its lines. @returns its identifier */
export async function insertSeed(
  tx: Tx,
  entityName: string,
  companyId: number | null,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const entity = entityNamed(entityName);
  const lines = entity.fields.filter(({ type }) => type === 'lines').map(({ name }) => name);
  const columns = Object.fromEntries(Object.entries(values).filter(([name]) => !lines.includes(name)));
  const company = entity.scope === 'company' ? { IdentificadorEmpresa: companyId } : {};
  const { Identificador } = await tx
    .insertInto(entity.table)
    .values({ ...company, ...columns })
    .returning(['Identificador'])
    .executeTakeFirstOrThrow();
  for (const name of lines) {
    const rows = (values[name] ?? []) as readonly Readonly<Record<string, unknown>>[];
    for (const [Ordem, row] of rows.entries()) {
      const owner = entity.scope === 'company' ? { IdentificadorEmpresa: companyId } : {};
      await tx
        .insertInto(linesTable(entity.table, name))
        .values({ IdentificadorPai: Identificador, Ordem, ...owner, ...row })
        .execute();
    }
  }
  await sql`select 1`.execute(tx);
  return Number(Identificador);
}
