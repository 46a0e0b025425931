import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** Scans of certificates are read by the queue: when, and how often one was tried, stands there. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    'drop function folio_tomar_leitura_certidao(timestamptz, timestamptz)',
    'alter table leitura_certidao drop column "LerEm", drop column "Tentativas"',
  ]);
}
