import type { Tx } from '../../../kit/database/database.ts';
import { currentUser, ownCompany, protect } from '../policies.ts';
import { runScript } from '../runScript.ts';

/**
 * How a person likes the console in one company: columns of a list, rows to show. Nobody else's business, so not
 * even somebody of the same company sees a row; gone with the person or the company.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "preferencia" (
       "IdentificadorUsuario" bigint not null references "usuario" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null references "empresa" ("Identificador") on delete cascade,
       "Chave" text not null,
       "Valor" jsonb not null,
       "AlteradoEm" timestamp with time zone not null,
       primary key ("IdentificadorUsuario", "IdentificadorEmpresa", "Chave")
     )`,
    `create index "ix_preferencia_empresa" on "preferencia" ("IdentificadorEmpresa")`,
    protect('preferencia', `"IdentificadorUsuario" = ${currentUser} and ${ownCompany}`),
  ]);
}
