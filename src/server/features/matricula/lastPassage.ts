import { sql } from 'kysely';
import type { Row, Tx } from '../../kit/database/database.ts';

/** What last changed the state of a record, with its reason: a return from review tells what to mend. */
export async function lastPassage(tx: Tx, recordId: number): Promise<Row | null> {
  const { rows } = await sql<Row>`
    select "Evento", "Usuario" as "Quem", "Quando", "Motivo" from transicao
    where "Entidade" = 'registro-matricula' and "IdentificadorRegistro" = ${recordId}
      and "De" is distinct from "Para" order by "Identificador" desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
