import type { Tx } from '../../../kit/database/database.ts';
import { ownCompany, protect } from '../policies.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/** Numbers without gaps per company and name, such as the codes of operations of a year. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "sequencia" (
       "IdentificadorEmpresa" bigint not null,
       "Nome" text not null,
       "Ultimo" bigint not null,
       primary key ("IdentificadorEmpresa", "Nome")
     )`,
    protect('sequencia', ownCompany),
  ]);
}
