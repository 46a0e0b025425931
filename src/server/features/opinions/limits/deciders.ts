import { sql } from 'kysely';
import type { Work } from '../../../engine/crud/work.ts';
import { holdersOf } from '../../../engine/notices/holdersOf.ts';
import { covers, decides, isActive, limitOf } from './whoDecides.ts';

/** An officer who may decide on an opinion. */
export interface Decider {
  readonly userId: number;
  readonly name: string;
  /** In reais. */
  readonly limit: string;
  /** Whether he is the operation's own officer: then the directorate is not asked. */
  readonly isOwn: boolean;
}

/**
 * Who may decide on an opinion on an operation: its own officer, and where he may not, everybody of the directorate
 * whose limit covers it.
 */
export async function decidersOf({ tx }: Work, opinionId: number): Promise<readonly Decider[]> {
  const { rows } = await sql<Decider>`select f."IdentificadorUsuario"::int as "userId", f."Nome" as name,
      ${sql.raw(limitOf('f', 'o'))}::text as limit,
      coalesce(o."IdentificadorOfficer" = f."Identificador", false) as "isOwn"
    from parecer p join operacao o on o."Identificador" = p."IdentificadorOperacao"
    join officer f on f."IdentificadorEmpresa" = p."IdentificadorEmpresa"
    where p."Identificador" = ${opinionId} and ${sql.raw(decides('f', 'o', 'p'))}
    order by 2, 1`.execute(tx);
  const own = rows.filter(({ isOwn }) => isOwn);
  return own.length > 0 ? own : rows;
}

/** A person's own post with the highest limit for an operation. */
export interface Post {
  readonly officerId: number;
  readonly name: string;
  /** In reais; null = no line for the operation's segment and type of property. */
  readonly limit: string | null;
  /** Whether the limit covers the operation. */
  readonly covers: boolean;
}

/** The post a person approves an operation under: of several any counts, so the highest. Null = none active. */
export async function postFor({ tx, actor }: Work, operationId: number): Promise<Post | null> {
  const { rows } = await sql<Post>`select f."Identificador"::int as "officerId", f."Nome" as name,
      ${sql.raw(limitOf('f', 'o'))}::text as limit,
      ${sql.raw(covers('f', 'o'))} as covers
    from operacao o join officer f on f."IdentificadorEmpresa" = o."IdentificadorEmpresa"
    where o."Identificador" = ${operationId} and f."IdentificadorUsuario" = ${actor.userId}
      and ${sql.raw(isActive('f'))}
    order by ${sql.raw(limitOf('f', 'o'))} desc nulls last, 1 limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Who may raise limits: people to ask where no limit is high enough. */
export async function raisersOf(
  work: Work,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  const ids = await holdersOf(work, 'OFFICER.ALTERAR');
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number; name: string }>`select "Identificador"::int as id, "Nome" as name
    from usuario where "Identificador" in (${sql.join([...ids])}) order by 2, 1`.execute(work.tx);
  return rows;
}
