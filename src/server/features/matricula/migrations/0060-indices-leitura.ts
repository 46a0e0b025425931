import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** What hangs on a registry record and its file is found by index when one of them is erased. */
export async function up(tx: Tx): Promise<void> {
  await runScript(
    tx,
    [
      ['processamento', 'IdentificadorRegistroMatricula'],
      ['processamento', 'IdentificadorArquivo'],
      ['processamento', 'IdentificadorDestino'],
      ['correcao', 'IdentificadorRegistroMatricula'],
    ].map(([table, column]) => `create index "ix_${table}_${column}" on "${table}" ("${column}")`),
  );
}
