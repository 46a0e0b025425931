import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/** Comments were of registry records alone: each is from now on one of that record's operation too. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `update "comentario" c set "IdentificadorOperacao" = m."IdentificadorOperacao"
     from "registro_matricula" m
     where m."Identificador" = c."IdentificadorRegistroMatricula" and c."IdentificadorOperacao" is null`,
  ]);
}
