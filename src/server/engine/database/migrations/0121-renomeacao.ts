import type { Tx } from '../../../kit/database/database.ts';
import { runScript } from '../runScript.ts';

export const phase = 'before-tables';

/**
 * Fields that were renamed (`renomeacao`): change rows up to `Ate` keep the name they were written with, since nobody
 * changes a log, and are read with the name of today. `Linhas` is the field of rows it stands in, by its newest name.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "renomeacao" (
       "Identificador" bigint generated always as identity primary key,
       "Entidade" text not null,
       "Linhas" text,
       "De" text not null,
       "Para" text not null,
       "Ate" bigint not null,
       "Quando" timestamp with time zone not null default now()
     )`,
    `revoke insert, update, delete, truncate on "renomeacao" from folio_aplicacao`,
  ]);
}
