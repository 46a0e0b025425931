import type { Tx } from '../../../kit/database/database.ts';
import { currentUser, protect } from '../policies.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/** Answers of calls that carried an `Idempotency-Key`, written in the transaction of the call itself. */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "idempotencia" (
       "IdentificadorUsuario" bigint not null,
       "Chave" text not null,
       "Pedido" text not null,
       "Status" integer,
       "Resposta" text,
       "CriadoEm" timestamp with time zone not null default now(),
       primary key ("IdentificadorUsuario", "Chave")
     )`,
    `create index "ix_idempotencia_criado" on "idempotencia" ("CriadoEm")`,
    protect('idempotencia', `"IdentificadorUsuario" = coalesce(${currentUser}, 0)`),
  ]);
}
