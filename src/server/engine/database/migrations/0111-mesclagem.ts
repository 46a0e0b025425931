import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/** Changes that one merging of records made carry its number, so that it can be told of and undone. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `alter table "alteracao" add column "Mesclagem" bigint`,
    `create index "ix_alteracao_mesclagem" on "alteracao" ("Mesclagem", "Identificador") where "Mesclagem" is not null`,
    `create sequence "mesclagem"`,
    `grant usage on sequence "mesclagem" to folio_aplicacao`,
  ]);
}
