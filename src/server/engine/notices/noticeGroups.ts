import { sql } from 'kysely';
import type { LocalDate } from '../../../domain/dates.ts';
import type { GroupMarked, NoticeGroup, NoticeGroups } from '../../../metadata/calls/notices.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import { noticeText } from './noticeText.ts';
import type { NoticeParams } from './notify.ts';

/** A group of no more than these is no group to its reader. */
const shownOneByOne = 3;

export interface GroupsAsked {
  readonly page: number;
  readonly perPage: number;
  /** Only what is read, or unread; null = both. */
  readonly isRead: boolean | null;
}

/** @returns a page of groups, the newest first, and whether there are more; row-level security leaves the person's own */
export async function listGroups(
  tx: Tx,
  { locale }: Actor,
  { page, perPage, isRead }: GroupsAsked,
): Promise<NoticeGroups> {
  const { rows } = await sql<GroupRow>`
    select g.*, u."Nome" as owner, (
      select jsonb_agg(jsonb_build_object('id', a."Identificador", 'at', a."Quando", 'params', a."Parametros")
        order by a."Quando" desc, a."Identificador" desc)
      from aviso a where a."Identificador" = any (g.ids)) as notices
    from (
      select "Tipo" as kind, "Dia"::text as day, "LidoEm" is not null as "isRead", "IdentificadorDono" as "ownerId",
        count(*)::int as total, count(distinct "Parametros" ->> 'operacao')::int as operations,
        min("Parametros" ->> 'operacao') as operation, max("Quando") as at,
        (array_agg("Identificador" order by "Quando" desc, "Identificador" desc))[1:${shownOneByOne}] as ids
      from aviso where "NoSino" and (${isRead}::boolean is null or ("LidoEm" is not null) = ${isRead}::boolean)
      group by 1, 2, 3, 4
      order by max("Quando") desc, max("Identificador") desc
      limit ${perPage + 1} offset ${(page - 1) * perPage}) g
    left join usuario u on u."Identificador" = g."ownerId"
    order by g.at desc, g.ids[1] desc`.execute(tx);
  const shown = rows.slice(0, perPage);
  return { Itens: shown.map((row) => toGroup(row, locale)), HaMais: rows.length > perPage };
}

interface GroupRow {
  readonly kind: string;
  readonly day: LocalDate;
  readonly isRead: boolean;
  readonly ownerId: string | number | null;
  readonly owner: string | null;
  readonly total: number;
  readonly operations: number;
  readonly operation: string | null;
  readonly at: string | Date;
  readonly notices: readonly { readonly id: number; readonly at: string; readonly params: NoticeParams }[];
}

function toGroup(row: GroupRow, locale: Actor['locale']): NoticeGroup {
  const owner = row.ownerId === null ? null : (row.owner ?? String(row.ownerId));
  const Lida = row.isRead;
  return {
    Tipo: row.kind,
    Dia: row.day,
    Lida,
    IdentificadorDono: row.ownerId === null ? null : Number(row.ownerId),
    NomeDono: owner,
    Total: row.total,
    Operacoes: row.operations,
    Operacao: row.operations === 1 ? row.operation : null,
    Quando: new Date(row.at).toISOString(),
    Avisos: row.notices.map(({ id, at, params }) => ({
      Identificador: id,
      Quando: new Date(at).toISOString(),
      Lida,
      Texto: noticeText(row.kind, params, locale, owner),
    })),
  };
}

/** Reads a group at once, or leaves it for later. @returns how many changed */
export async function markGroup(
  tx: Tx,
  { Tipo, Dia, IdentificadorDono = null, Lida }: GroupMarked,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update aviso set "LidoEm" = case when ${Lida} then now() end
    where "NoSino" and "Tipo" = ${Tipo} and "Dia" = ${Dia}::date
      and "IdentificadorDono" is not distinct from ${IdentificadorDono}::bigint
      and ("LidoEm" is not null) <> ${Lida}`.execute(tx);
  return Number(numAffectedRows);
}
