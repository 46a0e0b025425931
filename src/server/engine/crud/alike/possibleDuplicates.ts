import { setImmediate as nextTurn } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import { alikeGroups } from '../../../../domain/alike/alikeGroups.ts';
import type { AlikeEntry } from '../../../../domain/alike/alikeIndex.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { singleOf } from '../list/listQuery.ts';
import { listSelection } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import { present, toListRecord } from '../record.ts';
import { and, scopeOf } from '../scope.ts';
import type { Work } from '../work.ts';
import { alikeEntryOf } from './alikeFields.ts';

/** Records that may be one and the same, and the fields that say so. */
export interface DuplicateGroup {
  readonly Campos: readonly string[];
  readonly Registros: readonly Row[];
  /** How many look alike, shown or not. */
  readonly Total: number;
}

export interface Duplicates {
  readonly Itens: readonly DuplicateGroup[];
  readonly Total: number;
}

/** Of one group: who has more of a kind than these has other troubles. */
const mostOfGroup = 10;

/**
 * `GET X/Duplicados?Pagina=1&NumeroRegistros=10`: groups of living records of the actor's scope that look alike, in the
 * order of the list. All of them are compared each time: a hundred thousand within a second, and never yesterday's.
 * @throws AppError 'query-invalid', 'query-unknown'
 */
export async function possibleDuplicates(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
): Promise<Duplicates> {
  requireCode(work.actor, model.entity.codes.list);
  requireCompany(work.actor, model.entity);
  const { page, size } = readPage(query);
  const groups = await alikeGroups(await allEntries(work, model), nextTurn);
  const shown = groups.slice((page - 1) * size, page * size);
  const records = await readShown(
    work,
    model,
    shown.flatMap(({ ids }) => ids.slice(0, mostOfGroup)),
  );
  return {
    Itens: shown.map(({ ids, fields }) => ({
      Campos: fields,
      Registros: ids.slice(0, mostOfGroup).flatMap((id): Row[] => {
        const record = records.get(id);
        return record ? [record] : [];
      }),
      Total: ids.length,
    })),
    Total: groups.length,
  };
}

/** What is compared of every living record this person sees, in the order of their names. */
export async function allEntries(work: Work, model: EntityModel): Promise<readonly AlikeEntry[]> {
  const { entity } = model;
  const names = model.columns
    .filter(({ alike }) => alike === 'name' || alike === 'same')
    .map(({ name }) => name);
  const { rows } =
    await sql<Row>`select t."Identificador" as id, ${sql.join(names.map((name) => column('t', name)))}
    from ${tableNamed(entity.table)} as t
    where ${and([scopeOf(entity, work.actor, work.models, 't'), sql<SqlBool>`t."ExcluidoEm" is null`])}
    order by ${column('t', entity.representation)} collate "C", t."Identificador"`.execute(work.tx);
  const entryOf = alikeEntryOf(model);
  return rows.map((row) => entryOf(Number(row.id), row));
}

async function readShown(
  work: Work,
  model: EntityModel,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Row>> {
  const { rows } = await sql<Row>`select ${listSelection(model, work.actor, work.models, 't')}
    from ${tableNamed(model.entity.table)} as t where t."Identificador" = any (${[...ids]}::bigint[])`.execute(
    work.tx,
  );
  return new Map(
    rows.map(
      (row) => [Number(row.Identificador), present(toListRecord(row, model), model, work.actor)] as const,
    ),
  );
}

function readPage(query: URLSearchParams): { readonly page: number; readonly size: number } {
  for (const name of query.keys())
    if (name !== 'Pagina' && name !== 'NumeroRegistros')
      throw new AppError('query-unknown', { name }, { field: name });
  return { page: whole(query, 'Pagina', 1, 1_000_000), size: whole(query, 'NumeroRegistros', 10, 50) };
}

function whole(query: URLSearchParams, name: string, otherwise: number, most: number): number {
  const text = singleOf(query, name);
  if (text === null) return otherwise;
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most) throw new AppError('query-invalid', { name }, { field: name });
  return value;
}
