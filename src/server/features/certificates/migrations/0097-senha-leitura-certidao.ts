import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** The password of a certificate's file, sealed, for as long as its pages wait to be recognised: it goes with the row. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, ['alter table "leitura_certidao" add column "Senha" text']);
}
