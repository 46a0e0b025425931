import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** Sources are asked by the queue, which knows what is due; how many orders of a company are open says who comes next. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    'drop function folio_certidoes_devidas(timestamptz, boolean, text[], integer)',
    'drop index ix_certidao_fila',
    `create index ix_certidao_pedidos on certidao ("IdentificadorEmpresa")
     where "Origem" = 'provedor' and "Situacao" in ('solicitada', 'em_processamento') and "ExcluidoEm" is null`,
  ]);
}
