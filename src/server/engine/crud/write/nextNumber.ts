import { sql } from 'kysely';
import type { Work } from '../work.ts';

/**
 * The next number of a sequence of the actor's company, from 1. Taken in the transaction, so a write that
 * fails leaves no gap; who asks for the next waits for it.
 */
export async function nextNumber({ tx, actor }: Work, name: string): Promise<number> {
  const { rows } = await sql<{
    last: number;
  }>`insert into "sequencia" as s ("IdentificadorEmpresa", "Nome", "Ultimo")
    values (${actor.companyId}, ${name}, 1)
    on conflict ("IdentificadorEmpresa", "Nome") do update set "Ultimo" = s."Ultimo" + 1
    returning "Ultimo" as last`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`Sequence ${name} gave no number`);
  return row.last;
}
