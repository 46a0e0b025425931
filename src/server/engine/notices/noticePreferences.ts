import { sql } from 'kysely';
import {
  type NoticePreferences,
  noticeKinds,
  type PreferencesKept,
} from '../../../metadata/calls/notices.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';

/** Where each kind goes for this person in this company; the database knows what holds until they say otherwise. */
export async function readNoticePreferences(
  tx: Tx,
  { userId, companyId }: Actor,
): Promise<NoticePreferences> {
  const { rows } = await sql<{ kind: string; bell: boolean; mail: 'logo' | 'resumo' | null }>`
    select k.kind, e.sino as bell, e.correio as mail
    from unnest(${noticeKinds}::text[]) with ordinality as k (kind, place)
    cross join lateral folio_entrega_aviso(${userId}::bigint, ${companyId}::bigint, k.kind, false) e
    order by k.place`.execute(tx);
  const { rows: persons } = await sql<{ others: boolean; sees: boolean }>`
    select coalesce((select "DeOutros" from preferencia_aviso), true) as others,
      coalesce(cardinality(u."UsuariosAlerta"), 0) > 0 as sees
    from usuario u where u."Identificador" = ${userId}`.execute(tx);
  return {
    DeOutros: persons[0]?.others ?? true,
    VeOutros: persons[0]?.sees ?? false,
    Tipos: rows.map(({ kind, bell, mail }) => ({ Tipo: kind, Sino: bell, Correio: mail ?? 'nao' })),
  };
}

/** Keeps what was chosen; kinds that are not named stay as they were. Notices told before stay where they went. */
export async function keepNoticePreferences(
  tx: Tx,
  { userId, companyId }: Actor,
  { DeOutros, Tipos = [] }: PreferencesKept,
): Promise<void> {
  if (DeOutros === undefined && Tipos.length === 0) return;
  const chosen = Object.fromEntries(Tipos.map(({ Tipo, Sino, Correio }) => [Tipo, { Sino, Correio }]));
  const others = DeOutros ?? null;
  await sql`
    insert into preferencia_aviso as p
      ("IdentificadorUsuario", "IdentificadorEmpresa", "DeOutros", "Tipos", "AlteradoEm")
    values (${userId}::bigint, ${companyId}::bigint, coalesce(${others}::boolean, true),
      ${JSON.stringify(chosen)}::text::jsonb, now())
    on conflict ("IdentificadorUsuario", "IdentificadorEmpresa") do update set
      "DeOutros" = coalesce(${others}::boolean, p."DeOutros"), "Tipos" = p."Tipos" || excluded."Tipos",
      "AlteradoEm" = now()`.execute(tx);
}
