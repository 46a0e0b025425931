import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { mostAtOnce } from '../../../../metadata/selectionLimits.ts';
import type { Row } from '../../../kit/database/database.ts';
import { column, tableNamed } from '../../../kit/sql/names.ts';
import { listConditions } from '../list/listConditions.ts';
import { readListQuery } from '../list/listQuery.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { refuseOthers } from './checkBody.ts';

/**
 * The records a call on many means: `{Identificadores}`, or `{Filtro, Busca}` for everything that matches, within the
 * actor's scope; all of them by `{Filtro: {E: []}}`, which says so.
 * @throws AppError 'selection-too-many' (422), 'query-invalid' (400); Failures 400 naming unknown keys
 */
export async function chosenRecords(work: Work, model: EntityModel, body: Row): Promise<readonly number[]> {
  const { Identificadores: ids, Filtro, Busca, ...rest } = body;
  refuseOthers(rest, work.actor);
  if (ids === undefined) return matching(work, model, Filtro, Busca);
  if (Filtro !== undefined || Busca !== undefined) throw invalid('Identificadores');
  return givenIdentifiers(ids);
}

/** @throws AppError 'query-invalid' when it is no list of 1 to 1,000 identifiers */
export function givenIdentifiers(ids: unknown): readonly number[] {
  const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0;
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId)) throw invalid('Identificadores');
  const distinct = [...new Set(ids as number[])];
  if (distinct.length > mostAtOnce) throw tooMany();
  return distinct;
}

/** @throws AppError 'query-invalid' when there is neither filter nor search: nobody changes all by omission */
async function matching(
  work: Work,
  model: EntityModel,
  filter: unknown,
  search: unknown,
): Promise<readonly number[]> {
  const query = new URLSearchParams();
  const isAll = JSON.stringify(filter) === '{"E":[]}';
  if (!isAll && filter !== undefined)
    query.set('Filtro', typeof filter === 'string' ? filter : JSON.stringify(filter));
  if (search !== undefined) query.set('Busca', textOf(search));
  if (!isAll && [...query.values()].every((value) => value.trim() === '')) throw invalid('Filtro');
  const where = listConditions(work, model, readListQuery(query), 't');
  const { rows } = await sql<{ Identificador: number }>`select ${column('t', 'Identificador')}
    from ${tableNamed(model.entity.table)} as t where ${where} order by 1 limit ${mostAtOnce + 1}`.execute(
    work.tx,
  );
  if (rows.length > mostAtOnce) throw tooMany();
  return rows.map(({ Identificador }) => Identificador);
}

function textOf(search: unknown): string {
  if (typeof search !== 'string') throw invalid('Busca');
  return search;
}

const tooMany = () => new AppError('selection-too-many', { limit: mostAtOnce });
const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
