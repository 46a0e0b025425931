import { sql } from 'kysely';
import type { Actor } from '../../actors/actor.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';

/** An actor as a row keeps it until its export is made. */
export type KeptActor = Omit<Actor, 'codes'> & { readonly codes: readonly string[] };

/**
 * Asks for an export that takes long; a worker makes it as who asked.
 * @param query as it came
 * @returns its number, by which it is fetched
 */
export async function askExport(
  { tx, actor }: Work,
  { entity }: EntityModel,
  query: string,
): Promise<number> {
  const kept: KeptActor = { ...actor, codes: [...actor.codes] };
  const { rows } = await sql<{ id: number }>`insert into "exportacao"
      ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Pedido", "Ator", "FazerEm")
    values (${actor.companyId}, ${actor.userId}, ${entity.name}, ${query}, ${JSON.stringify(kept)}::jsonb, now())
    returning "Identificador" as id`.execute(tx);
  return Number(rows[0]?.id);
}
