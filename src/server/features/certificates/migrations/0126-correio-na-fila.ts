import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** Mails leave by the queue: when one is due stands there, and no more in `correio`. Those who write mails say no time. */
export async function up(tx: Tx): Promise<void> {
  const writers = ['folio_juntar_avisos', 'folio_resumir_avisos', 'folio_avisar_vencimentos'];
  await runScript(tx, [
    `do $$
     declare writer regproc;
     begin
       foreach writer in array array[${writers.map((name) => `'${name}'`)}]::regproc[] loop
         execute replace(replace(pg_get_functiondef(writer), '"CriadoEm", "TentarEm",', '"CriadoEm",'),
           'agora, agora, agora + interval ''24 hours''', 'agora, agora + interval ''24 hours''');
       end loop;
     end $$`,
    'alter table correio drop column "TentarEm"',
  ]);
}
