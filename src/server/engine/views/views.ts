import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { NewView, SavedView, ViewChange, ViewShare, ViewShares } from '../../../metadata/calls/views.ts';
import { goneBefore } from '../../../metadata/keptFor.ts';
import { shareCode } from '../../../metadata/wire/views.ts';
import type { Actor } from '../actors/actor.ts';
import { type ChangeOperation, recordChange } from '../audit/changes.ts';
import type { EntityModel } from '../crud/models.ts';
import type { Work } from '../crud/work.ts';
import { Conflict } from '../crud/write/conflict.ts';
import { requireCode } from '../permissions/requireCode.ts';
import { loggedView } from './loggedView.ts';
import { checkShares } from './viewAudiences.ts';
import { requireFreeName, requireRoom, viewName } from './viewChecks.ts';
import {
  listedModel,
  mayChangeView,
  presentView,
  readViews,
  requireView,
  type ViewRow,
  viewOf,
} from './viewRows.ts';
import { checkDefinition } from './viewShape.ts';

/** Every view this person sees, of the lists they may open: their own and what is shared with them. */
export async function listViews(work: Work): Promise<readonly SavedView[]> {
  const rows = await readViews(work, sql<SqlBool>`v."ExcluidoEm" is null`);
  return rows.flatMap((row) => presentView(row, work) ?? []);
}

/** A view of one's own. @throws AppErrors of the definition, 'view-name-taken', 'views-too-many' (422) */
export async function createView(work: Work, given: NewView, now: Date): Promise<SavedView> {
  const { tx, actor } = work;
  const model = listedModel(work, given.Entidade);
  if (!model) throw new AppError('body-invalid', {}, { field: 'Entidade' });
  requireCode(actor, model.entity.codes.list);
  const definition = checkDefinition(given.Definicao, model, actor);
  const name = viewName(given.Nome);
  await oneAtATime(work);
  await requireFreeName(work, given.Entidade, name, null);
  await requireRoom(work, 'own');
  const { rows } = await sql<{ id: number }>`
    insert into visao ("IdentificadorEmpresa", "IdentificadorUsuario", "Entidade", "Nome", "Definicao", "AlteradoPor", "AlteradoEm")
    values (${actor.companyId}, ${actor.userId}, ${given.Entidade}, ${name}, ${JSON.stringify(definition)}::text::jsonb,
      ${actor.userId}, ${now}) returning "Identificador" as id`.execute(tx);
  return viewOf(work, Number(rows[0]?.id));
}

/** Another name or another list under the name. @throws Conflict when somebody else changed it since */
export async function changeView(work: Work, id: number, change: ViewChange, now: Date): Promise<SavedView> {
  const { tx, actor } = work;
  const { row, model } = await heldView(work, id, change.Versao);
  const name = change.Nome === undefined ? row.Nome : viewName(change.Nome);
  if (name !== row.Nome) await requireFreeName(work, row.Entidade, name, row);
  const definition =
    change.Definicao === undefined ? row.Definicao : checkDefinition(change.Definicao, model, actor);
  await sql`update visao set "Nome" = ${name}, "Definicao" = ${JSON.stringify(definition)}::text::jsonb, ${marks(actor, now)}
    where "Identificador" = ${id}`.execute(tx);
  await log(work, 'ALTERAR', row, { ...row, Nome: name, Definicao: definition });
  return viewOf(work, id);
}

/**
 * Says who sees a view and for whom the list opens with it; without any it is its author's alone again. The view a list
 * opened with there until now opens it no more.
 * @returns null when it was another person's and is nobody else's to see any more
 */
export async function shareView(
  work: Work,
  id: number,
  { Versao, Partilhas }: ViewShares,
  now: Date,
): Promise<SavedView | null> {
  const { tx, actor } = work;
  const { row } = await heldView(work, id, Versao);
  const shares = await checkShares(work, Partilhas);
  if (shares.length > 0) {
    await requireFreeName(work, row.Entidade, row.Nome, { ...row, Partilhas: shares });
    if (row.Partilhas.length === 0) await requireRoom(work, 'shared');
  }
  await closeOthers(work, row, shares, now);
  await sql`update visao set ${marks(actor, now)} where "Identificador" = ${id}`.execute(tx);
  await sql`delete from visao_partilha where "IdentificadorVisao" = ${id}`.execute(tx);
  for (const { IdentificadorPerfil, Abre } of shares)
    await sql`insert into visao_partilha ("IdentificadorVisao", "IdentificadorEmpresa", "Entidade", "IdentificadorPerfil", "Abre")
      values (${id}, ${actor.companyId}, ${row.Entidade}, ${IdentificadorPerfil}, ${Abre})`.execute(tx);
  await log(work, 'ALTERAR', row, { ...row, Partilhas: shares });
  return shares.length === 0 && !row.Minha ? null : viewOf(work, id);
}

/** Puts a view aside; for some days it can be brought back. */
export async function deleteView(work: Work, id: number, version: number, now: Date): Promise<void> {
  const { tx, actor } = work;
  const { row } = await heldView(work, id, version);
  await sql`update visao set "ExcluidoEm" = ${now}, ${marks(actor, now)} where "Identificador" = ${id}`.execute(
    tx,
  );
  await log(work, 'EXCLUIR', row, null);
}

/** @throws AppErrors 'view-name-taken', 'views-too-many' (422) when another took its name, or its room, meanwhile */
export async function restoreView(work: Work, id: number, now: Date): Promise<SavedView> {
  const { tx, actor } = work;
  await oneAtATime(work);
  const row = await requireView(work, id, sql<SqlBool>`v."ExcluidoEm" >= ${goneBefore('trash', now)}`);
  requireChange(row, actor);
  await requireFreeName(work, row.Entidade, row.Nome, row);
  if (row.Minha) await requireRoom(work, 'own');
  if (row.Partilhas.length > 0) await requireRoom(work, 'shared');
  await sql`update visao set "ExcluidoEm" = null, ${marks(actor, now)} where "Identificador" = ${id}`.execute(
    tx,
  );
  await log(work, 'RESTAURAR', row, row);
  return viewOf(work, id);
}

function requireChange(row: ViewRow, actor: Actor): void {
  if (!mayChangeView(row, actor)) throw new AppError('permission-missing', { code: shareCode });
}

/**
 * Who changes a view of a company waits until who changed one before is done: two at once would see neither the name,
 * the room nor the opening of lists that the other takes.
 */
async function oneAtATime({ tx, actor }: Work): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visoes:${actor.companyId}`}, 0))`.execute(tx);
}

/** Takes the opening of a list from the views that have it where `shares` give it to another; each is told as changed. */
async function closeOthers(
  work: Work,
  { Identificador: taker, Entidade }: ViewRow,
  shares: readonly ViewShare[],
  now: Date,
): Promise<void> {
  const taken = shares.filter(({ Abre }) => Abre).map(({ IdentificadorPerfil }) => IdentificadorPerfil ?? 0);
  const opens = sql<SqlBool>`o."Abre" and o."Entidade" = ${Entidade} and o."IdentificadorVisao" <> ${taker}
    and o."IdentificadorEmpresa" = ${work.actor.companyId}
    and coalesce(o."IdentificadorPerfil", 0) = any (${taken}::bigint[])`;
  const losers = await readViews(
    work,
    sql<SqlBool>`v."ExcluidoEm" is null
      and v."Identificador" in (select o."IdentificadorVisao" from visao_partilha o where ${opens})`,
  );
  await sql`update visao_partilha o set "Abre" = false where ${opens}`.execute(work.tx);
  for (const row of losers) {
    await sql`update visao set ${marks(work.actor, now)} where "Identificador" = ${row.Identificador}`.execute(
      work.tx,
    );
    const Partilhas = row.Partilhas.map((share) =>
      taken.includes(share.IdentificadorPerfil ?? 0) ? { ...share, Abre: false } : share,
    );
    await log(work, 'ALTERAR', row, { ...row, Partilhas });
  }
}

/** The view as the caller knows it, held until the transaction ends. */
async function heldView(
  work: Work,
  id: number,
  version: number,
): Promise<{ readonly row: ViewRow; readonly model: EntityModel }> {
  await oneAtATime(work);
  const row = await requireView(work, id);
  requireChange(row, work.actor);
  if (row.Versao !== version) throw new Conflict({ ...(await viewOf(work, id)) });
  return { row, model: work.models.named(row.Entidade) };
}

/** Every change of a view that others see or saw, and none of one that is a person's own. */
async function log(
  work: Work,
  operation: ChangeOperation,
  before: ViewRow,
  after: ViewRow | null,
): Promise<void> {
  if (before.Partilhas.length + (after?.Partilhas.length ?? 0) === 0) return;
  await recordChange(
    work,
    { entity: loggedView },
    {
      operation,
      id: before.Identificador,
      version: before.Versao + 1,
      before: operation === 'RESTAURAR' ? null : logged(before),
      after: after && logged(after),
    },
  );
}

const logged = ({ Nome, Entidade, Definicao, Partilhas }: ViewRow) => ({
  Nome,
  Entidade,
  Definicao,
  Partilhas: Partilhas.map(({ IdentificadorPerfil, Abre }) =>
    IdentificadorPerfil === null ? { Todos: true, Abre } : { IdentificadorPerfil, Abre },
  ),
});

const marks = ({ userId }: Actor, now: Date) =>
  sql`"Versao" = "Versao" + 1, "AlteradoPor" = ${userId}, "AlteradoEm" = ${now}`;
