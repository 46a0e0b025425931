import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Actor } from '../actors/actor.ts';
import type { Work } from '../crud/work.ts';
import type { ViewRow } from './viewRows.ts';

/** Views of one person, and shared ones of one company. */
const mostViews = { own: 100, shared: 200 } as const;

export function viewName(text: string): string {
  const name = text.trim();
  if (name === '') throw new AppError('body-invalid', {}, { field: 'Nome' });
  return name;
}

/** No two of one's own have one name, and no two that are shared. */
export async function requireFreeName(
  { tx, actor }: Work,
  entity: string,
  name: string,
  view: Pick<ViewRow, 'Identificador' | 'Minha' | 'Partilhas'> | null,
): Promise<void> {
  const among = [
    ...(view === null || view.Minha ? [isOwn(actor)] : []),
    ...(view !== null && view.Partilhas.length > 0 ? [isShared] : []),
  ];
  const { rows } = await sql`
    select 1 from visao v where v."IdentificadorEmpresa" = ${actor.companyId} and v."Entidade" = ${entity}
      and v."ExcluidoEm" is null and v."Identificador" is distinct from ${view?.Identificador ?? null}::bigint
      and folio_texto(v."Nome") = folio_texto(${name}) and (${sql.join(among, sql` or `)}) limit 1`.execute(
    tx,
  );
  if (rows.length > 0) throw new AppError('view-name-taken', { name }, { field: 'Nome' });
}

/** That there may be one more of one's own, or one more shared. */
export async function requireRoom({ tx, actor }: Work, which: keyof typeof mostViews): Promise<void> {
  const counted = { own: isOwn(actor), shared: isShared }[which];
  const { rows } = await sql<{ there: number }>`select count(*)::int as there from visao v
    where v."IdentificadorEmpresa" = ${actor.companyId} and v."ExcluidoEm" is null and ${counted}`.execute(
    tx,
  );
  if ((rows[0]?.there ?? 0) >= mostViews[which])
    throw new AppError('views-too-many', { limit: mostViews[which] });
}

const isOwn = ({ userId }: Actor) => sql<SqlBool>`v."IdentificadorUsuario" = ${userId}`;

const isShared = sql<SqlBool>`exists (
  select 1 from visao_partilha p where p."IdentificadorVisao" = v."Identificador")`;
