import type { Field } from '../../../../src/field-types/types.ts';
import { type Item, idsOf, itemsOf } from '../../bench.ts';
import type { Exchange } from '../../conversation.ts';
import { triedFields } from '../../invent.ts';
import { having, hold, NotTried, type Rule } from '../../rule.ts';
import type { Run } from '../../run.ts';
import { ask, list, listed, type Query, sameOrder, upTo } from './listed.ts';

export const orderRules: readonly Rule[] = [
  {
    ...list,
    name: 'sort-direction',
    check: async (run) => {
      await run.bench.listed(2);
      for (const order of ['asc', 'desc'] as const) {
        const answer = await listed(run, [upTo(50), ...sort(['Identificador', order])]);
        const field = 'Identificador';
        hold(isOrdered(numbers(answer), order), answer, 'sorted', { field, order });
      }
    },
  },
  {
    ...list,
    name: 'sort-pairs',
    after: ['sort-direction'],
    check: async (run) => {
      const { name } = flagOf(run);
      for (const order of ['asc', 'desc'] as const) {
        const query = sort([name, order], ['Identificador', order === 'asc' ? 'desc' : 'asc']);
        const answer = await listed(run, [upTo(200), ...query]);
        const groups = groupsOf(itemsOf(answer), name);
        if (groups.length < 2) throw new NotTried('one-value', { field: name });
        const values = new Set(groups.map(({ value }) => value));
        const within = order === 'asc' ? 'desc' : 'asc';
        const fits =
          values.size === groups.length &&
          groups.every(({ ids }) => isOrdered(ids, within)) &&
          isOrderedBoolean(groups, order);
        hold(fits, answer, 'paired', { field: name, order, within });
      }
    },
  },
  {
    ...list,
    name: 'sort-text',
    // The invented names differ in their last digit alone, so that every collation has them in one order.
    writes: true,
    after: ['create', 'sort-direction', 'filter-repeated'],
    check: async (run) => {
      const { name } = triedFields(run.wanted.entity).name;
      const values = run.bench.invented().map((record) => String(record[name]));
      const equal = values.map((value) => [name, value] as const);
      for (const order of ['asc', 'desc'] as const) {
        const answer = await listed(run, [upTo(50), ...sort([name, order]), ...equal]);
        const found = [...new Set(itemsOf(answer).map((item) => item[name]))];
        const wanted = order === 'asc' ? values : values.toReversed();
        hold(sameOrder(found, wanted), answer, 'sorted', { field: name, order });
      }
    },
  },
  {
    ...list,
    name: 'sort-ties',
    after: ['sort-direction'],
    check: async (run) => {
      const { name } = flagOf(run);
      const answer = await listed(run, [upTo(200), ...sort([name, 'asc'])]);
      const groups = groupsOf(itemsOf(answer), name).map(({ ids }) => ids);
      const fits = (['asc', 'desc'] as const).some((order) => groups.every((ids) => isOrdered(ids, order)));
      hold(fits, answer, 'ties', { field: name });
    },
  },
  {
    ...list,
    name: 'sort-unknown',
    check: async (run) => {
      having(await ask(run, sort(['NaoHaEsteCampo', 'asc'])), 400, 422);
    },
  },
  {
    ...list,
    name: 'sort-uneven',
    check: async (run) => {
      const answer = await ask(run, [...sort(['Identificador', 'asc']), ['SortFields', 'Versao']]);
      having(answer, 400, 422);
    },
  },
];

/** Fields first, then orders: paired by position. */
const sort = (...keys: readonly (readonly [field: string, order: 'asc' | 'desc'])[]): Query => [
  ...keys.map(([field]) => ['SortFields', field] as const),
  ...keys.map(([, order]) => ['SortOrder', order] as const),
];

const numbers = (answer: Exchange) => idsOf(itemsOf(answer)).map(Number);

const isOrdered = (ids: readonly number[], order: 'asc' | 'desc') =>
  ids.every((id, index) => index === 0 || (order === 'asc' ? 1 : -1) * (id - (ids[index - 1] ?? 0)) > 0);

interface Group {
  readonly value: unknown;
  readonly ids: readonly number[];
}

/** Neighbours of equal value; a value that comes twice was not sorted by. */
function groupsOf(items: readonly Item[], name: string): readonly Group[] {
  const groups: { readonly value: unknown; readonly ids: number[] }[] = [];
  for (const { [name]: value = null, Identificador } of items) {
    const last = groups.at(-1);
    if (last && last.value === value) last.ids.push(Number(Identificador));
    else groups.push({ value, ids: [Number(Identificador)] });
  }
  return groups;
}

/** False before true when ascending; where nothing stands is the API's own affair. */
function isOrderedBoolean(groups: readonly Group[], order: 'asc' | 'desc'): boolean {
  const values = groups.map(({ value }) => value).filter((value) => typeof value === 'boolean');
  const [first, second] = values;
  return second === undefined || (order === 'asc') === (first === false);
}

function flagOf({ wanted: { entity } }: Run): Field {
  const { flag } = triedFields(entity);
  if (!flag) throw new NotTried('no-field', { kind: 'boolean', entity: entity.name });
  return flag;
}
