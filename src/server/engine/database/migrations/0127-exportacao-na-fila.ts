import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

/** Long exports are made by the queue: when, and how often one was tried, stands there. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    'drop function folio_tomar_exportacao(timestamptz, timestamptz)',
    'alter table exportacao drop column "FazerEm", drop column "Tentativas"',
  ]);
}
