import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import type { Row } from '../../kit/database/database.ts';
import { column, tableNamed } from '../../kit/sql/names.ts';
import { seeingAll } from '../actors/seeingAll.ts';
import { followUp } from '../facts/facts.ts';
import { maySee } from '../permissions/requireCode.ts';
import { fullSelection } from './list/selection.ts';
import { GoneInto, mergedInto } from './merge/mergedInto.ts';
import type { EntityModel } from './models.ts';
import { type FullRecord, toRecord } from './record.ts';
import { and, type Sql, scopeOf } from './scope.ts';
import type { Work } from './work.ts';
import { withLines, withLinesOfMany } from './write/lines.ts';

export interface FindOptions {
  /** Holds the row until the transaction ends: `change` for a new version, `remove` against new references too. */
  readonly lock?: 'change' | 'remove';
  readonly which?: 'living' | 'deleted' | 'both';
}

const locks = { change: sql`for no key update of t`, remove: sql`for update of t` } as const;

const living: Readonly<Record<NonNullable<FindOptions['which']>, Sql[]>> = {
  living: [sql`t."ExcluidoEm" is null`],
  deleted: [sql`t."ExcluidoEm" is not null`],
  both: [],
};

/**
 * One whole record within the actor's scope.
 * @throws AppError 'record-not-found' when there is none, or it is another company's or owner's: existence is
 * not told; 'record-deleted' when it was there and has been deleted; GoneInto when it is another one now
 */
export async function findRecord(
  work: Work,
  model: EntityModel,
  id: number,
  options: FindOptions = {},
): Promise<FullRecord> {
  const found = await lookUp(work, model, id, options);
  if (found) return found;
  if ((options.which ?? 'living') === 'living') {
    await tellMerged(work, model, id);
    await tellDeleted(work, model, id);
  }
  throw new AppError('record-not-found', { entity: model.entity.label[work.actor.locale] });
}

/**
 * A record that was just written, once all that follows from the writing is worked out: who decided what was theirs to
 * decide is told the end of it, although they may not see it from then on.
 */
export async function asItStands(work: Work, model: EntityModel, record: FullRecord): Promise<FullRecord> {
  const isFollowed = await followUp(work);
  return isFollowed ? findRecord(seeingAll(work), model, record.Identificador, { which: 'both' }) : record;
}

/**
 * As `findRecord`, for who only needs to know that the actor sees it: nothing of it is read, and nothing computed.
 * @throws AppError as `findRecord`
 */
export async function requireSeen(work: Work, model: EntityModel, id: number): Promise<void> {
  const { rows } = await sql`select 1 from ${tableNamed(model.entity.table)} as t
    where ${and(conditionsOf(work, model, id, 'living'))}`.execute(work.tx);
  if (rows.length === 0) await findRecord(work, model, id);
}

async function lookUp(
  work: Work,
  model: EntityModel,
  id: number,
  { lock, which = 'living' }: FindOptions,
): Promise<FullRecord | null> {
  const { entity } = model;
  const { rows } = await sql<Row>`select ${fullSelection(model, work.actor, work.models, 't')}
    from ${tableNamed(entity.table)} as t where ${and(conditionsOf(work, model, id, which))} ${lock ? locks[lock] : sql``}`.execute(
    work.tx,
  );
  return rows[0] ? withLines(work, model, toRecord(rows[0], model)) : null;
}

const conditionsOf = (
  { actor, models }: Work,
  { entity }: EntityModel,
  id: number,
  which: NonNullable<FindOptions['which']>,
): Sql[] => [
  sql`${column('t', 'Identificador')} = ${id}` as Sql,
  ...living[which],
  scopeOf(entity, actor, models, 't'),
];

/**
 * Those of many records that are there for the actor, living or deleted, held until the transaction ends.
 * @param ids in the order in which they are held
 */
export async function findRecords(
  work: Work,
  model: EntityModel,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FullRecord>> {
  const { entity } = model;
  const conditions = [
    sql`${column('t', 'Identificador')} = any (${[...ids]}::bigint[])` as Sql,
    scopeOf(entity, work.actor, work.models, 't'),
  ];
  const { rows } = await sql<Row>`select ${fullSelection(model, work.actor, work.models, 't')}
    from ${tableNamed(entity.table)} as t where ${and(conditions)} order by ${column('t', 'Identificador')}
    ${locks.remove}`.execute(work.tx);
  const records = await withLinesOfMany(
    work,
    model,
    rows.map((row) => toRecord(row, model)),
  );
  return new Map(records.map((record) => [record.Identificador, record]));
}

/** Told to who sees the one that stayed. @throws GoneInto */
export async function tellMerged(work: Work, model: EntityModel, id: number): Promise<void> {
  const { entity } = model;
  const into = entity.merge ? await mergedInto(work, model, id) : null;
  const record = into === null ? null : await lookUp(work, model, into, {});
  if (!record) return;
  const Rotulo = String(record[entity.representation] ?? record.Identificador);
  const shown = model.fields.get(entity.representation);
  const isSeen = shown !== undefined && maySee(work.actor, shown);
  throw new GoneInto(
    { Identificador: record.Identificador, Rotulo: isSeen ? Rotulo : String(record.Identificador) },
    entity.label[work.actor.locale],
  );
}

/** Whoever was working on a record is told who deleted it, so that typed values can be saved as new. */
async function tellDeleted(work: Work, model: EntityModel, id: number): Promise<void> {
  const record = await lookUp(work, model, id, { which: 'deleted' });
  if (!record) return;
  const { ExcluidoPor } = record.Rotulos as Record<string, string>;
  throw new AppError('record-deleted', {
    entity: model.entity.label[work.actor.locale],
    who: ExcluidoPor ?? '—',
    when: whenText(String(record.ExcluidoEm), work),
  });
}

const whenText = (instant: string, { actor }: Work): string =>
  formatInstant(instant, actor.locale, actor.timeZone);
