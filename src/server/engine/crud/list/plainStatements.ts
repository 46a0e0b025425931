import type { CompiledQuery } from 'kysely';
import type { Row } from '../../../kit/database/database.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import type { ListQuery } from './listQuery.ts';

/** Pages kept of each entity before all are forgotten. */
const most = 500;

const known = new WeakMap<EntityModel, Map<string, CompiledQuery<Row>>>();

/**
 * The statement of a page nobody filtered or searched, as most are: what it says hangs on the page and on who asks
 * alone, and putting its text together takes as long as reading its records.
 */
export async function plainStatement(
  { actor }: Work,
  model: EntityModel,
  query: ListQuery,
  compile: () => Promise<CompiledQuery<Row>>,
): Promise<CompiledQuery<Row>> {
  if (!isPlain(query, model)) return compile();
  const { page, perPage, sort, countAll, deleted } = query;
  // All of the actor but what no statement can hang on, so that a right that is new one day is in the key at once.
  const { name, requestId, locale, origin, codes, ...rights } = actor;
  const key = `${JSON.stringify([page, perPage, sort, countAll, deleted, rights])} ${[...codes].join()}`;
  const ofModel = known.get(model) ?? new Map<string, CompiledQuery<Row>>();
  known.set(model, ofModel);
  const ready = ofModel.get(key);
  if (ready) return ready;
  const compiled = await compile();
  if (ofModel.size >= most) ofModel.clear();
  ofModel.set(key, compiled);
  return compiled;
}

/** Searches, filters and the order of names are laid out by what the database expects at that moment. */
const isPlain = (
  { search, filter, equals, sort }: ListQuery,
  { entity, queryFields }: EntityModel,
): boolean =>
  search === '' &&
  filter === null &&
  equals.size === 0 &&
  [...sort, entity.sort].every(({ field }) => queryFields.get(field)?.entity === null);
