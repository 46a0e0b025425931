import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * How many pages stand in line before one's own: of runs of every company, whose files are not to be seen. A job of the
 * queue carries no number of pages.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create function folio_paginas_na_fila(processamentos bigint[]) returns table (processamento bigint, paginas integer)
     language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
       select "Identificador", "Paginas" from processamento
       where "Identificador" = any (processamentos) and "Resultado" is null
     $$`,
    'revoke all on function folio_paginas_na_fila(bigint[]) from public',
    'grant execute on function folio_paginas_na_fila(bigint[]) to folio_aplicacao',
  ]);
}
