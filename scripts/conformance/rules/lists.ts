import type { Field } from '../../../src/field-types/types.ts';
import { type Item, idsOf, itemsOf } from '../bench.ts';
import { type Exchange, recordOf } from '../conversation.ts';
import { triedFields, wordsFor } from '../invent.ts';
import { having, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';

type Query = readonly (readonly [name: string, value: string | number])[];

const list: Pick<Rule, 'group' | 'calls'> = { group: 'lists', calls: ['list'] };

/** Pages, order, filters and search of `X/Listar` (specification, section 7). */
export const listRules: readonly Rule[] = [
  {
    ...list,
    name: 'list-shape',
    check: async (run) => {
      const answer = await listed(run, [['NumeroRegistros', 5]]);
      const { Itens, Total, TotalExato } = recordOf(answer);
      const fits = Array.isArray(Itens) && Number.isInteger(Total) && typeof TotalExato === 'boolean';
      hold(fits, answer, 'fields', { fields: 'Itens, Total, TotalExato' });
      const keyed = itemsOf(answer).every(
        ({ Identificador, Versao }) => Number.isInteger(Identificador) && Number.isInteger(Versao),
      );
      hold(keyed, answer, 'each-with', { fields: 'Identificador, Versao' });
    },
  },
  {
    ...list,
    name: 'page-size',
    after: ['list-shape'],
    check: async (run) => {
      await run.bench.listed(2);
      const answer = await listed(run, [upTo(1)]);
      hold(itemsOf(answer).length === 1, answer, 'count', { count: 1 });
    },
  },
  {
    ...list,
    name: 'page-first',
    after: ['page-size'],
    check: async (run) => {
      await run.bench.listed(2);
      const both = idsOf(itemsOf(await listed(run, page(1, 4))));
      const answer = await listed(run, page(1, 2));
      const first = both.slice(0, 2);
      hold(sameOrder(idsOf(itemsOf(answer)), first), answer, 'keys', { keys: first.join(', ') });
    },
  },
  {
    ...list,
    name: 'pages-apart',
    after: ['page-size', 'page-first'],
    check: async (run) => {
      await run.bench.listed(3);
      const seen = new Set<unknown>();
      for (const number of [1, 2, 3]) {
        const answer = await listed(run, page(number, 2));
        const again = idsOf(itemsOf(answer)).find((id) => seen.has(id));
        hold(again === undefined, answer, 'not-again', { key: String(again) });
        for (const id of idsOf(itemsOf(answer))) seen.add(id);
      }
    },
  },
  {
    ...list,
    name: 'total',
    after: ['list-shape', 'page-first'],
    check: async (run) => {
      const first = await listed(run, [...page(1, 200), countAll]);
      const total = Number(recordOf(first).Total);
      const pages = Math.max(1, Math.ceil(total / 200));
      const last = pages === 1 ? first : await listed(run, [...page(pages, 200), countAll]);
      const expected = total - (pages - 1) * 200;
      hold(itemsOf(last).length === expected, last, 'total', { total, count: expected });
    },
  },
  {
    ...list,
    name: 'past-end',
    after: ['list-shape', 'page-first'],
    check: async (run) => {
      const before = Number(recordOf(await listed(run, [...page(1, 10), countAll])).Total);
      const beyond = [...page(Math.ceil(before / 10) + 2, 10), countAll];
      const answer = having(await ask(run, beyond), 200);
      hold(itemsOf(answer).length === 0, answer, 'count', { count: 0 });
      hold(recordOf(answer).Total === before, answer, 'total-of', { total: before });
    },
  },
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
  {
    ...list,
    name: 'filter-equal',
    check: async (run) => {
      const { name, values } = await namesOf(run, 1);
      const answer = await listed(run, [upTo(50), [name, values[0] ?? '']]);
      holdOnly(answer, name, values);
    },
  },
  {
    ...list,
    name: 'filter-repeated',
    after: ['filter-equal'],
    check: async (run) => {
      const { name, values } = await namesOf(run, 2);
      const equal = values.map((value) => [name, value] as const);
      holdOnly(await listed(run, [upTo(50), ...equal]), name, values);
    },
  },
  {
    ...list,
    name: 'filter-unknown',
    check: async (run) => {
      having(await ask(run, [['NaoHaEsteCampo', 'x']]), 400, 422);
    },
  },
  {
    ...list,
    name: 'filter-tree',
    check: async (run) => {
      const { name, values } = await namesOf(run, 1);
      const leaf = { Campo: name, Operador: 'igual', Valor: values[0] };
      holdOnly(await listed(run, [upTo(50), tree({ E: [leaf] })]), name, values);
    },
  },
  {
    ...list,
    name: 'filter-tree-or',
    after: ['filter-tree'],
    check: async (run) => {
      const { name, values } = await namesOf(run, 2);
      const leaves = values.map((value) => ({ Campo: name, Operador: 'igual', Valor: value }));
      holdOnly(await listed(run, [upTo(50), tree({ E: [{ OU: leaves }] })]), name, values);
    },
  },
  {
    ...list,
    name: 'filter-tree-broken',
    after: ['filter-tree'],
    check: async (run) => {
      having(await ask(run, [['Filtro', '{"E":[']]), 400, 422);
    },
  },
  {
    ...list,
    name: 'search',
    check: async (run) => {
      const { bench } = run;
      const invented = bench.made.length > 0 ? bench.invented() : null;
      const { name, values } = await namesOf(run, 1);
      const words = invented ? wordsFor(bench.mark) : folded(values[0] ?? '');
      const answer = await listed(run, [upTo(50), ['Busca', words]]);
      if (!invented) {
        const found = itemsOf(answer).some((item) => item[name] === values[0]);
        return hold(found, answer, 'finds', { words: values[0] ?? '' });
      }
      const all = idsOf(invented);
      const found = idsOf(itemsOf(answer));
      hold(found.length === all.length && all.every((id) => found.includes(id)), answer, 'keys', {
        keys: all.join(', '),
      });
    },
  },
  {
    ...list,
    name: 'search-document',
    after: ['search'],
    check: async (run) => {
      const { document } = triedFields(run.wanted.entity);
      if (!document) throw new NotTried('no-field', { kind: 'CPF/CNPJ', entity: run.wanted.entity.name });
      const [record] = run.bench.made.length > 0 ? run.bench.invented() : await run.bench.listed(1);
      const value = String(record?.[document.name] ?? '');
      if (!/^[\dA-Z]{11,14}$/.test(value)) throw new NotTried('none-found', { what: document.name });
      const masked = value.length === 11 ? mask(value, '000.000.000-00') : mask(value, '00.000.000/0000-00');
      const answer = await listed(run, [['Busca', masked]]);
      const found = itemsOf(answer).some((item) => item[document.name] === value);
      hold(found, answer, 'finds', { words: value });
    },
  },
];

const ask = ({ ask: question, wanted: { entity } }: Run, query: Query) =>
  question({ path: `${entity.noun}/Listar`, query });

/** A list that must be answered. */
const listed = async (run: Run, query: Query): Promise<Exchange> => having(await ask(run, query), 200);

const countAll = ['ContarTudo', 'true'] as const;

/** The first so many, whatever the API calls its first page. */
const upTo = (size: number) => ['NumeroRegistros', size] as const;

const page = (number: number, size: number): Query => [
  ['Pagina', number],
  ['NumeroRegistros', size],
];

/** Fields first, then orders: paired by position. */
const sort = (...keys: readonly (readonly [field: string, order: 'asc' | 'desc'])[]): Query => [
  ...keys.map(([field]) => ['SortFields', field] as const),
  ...keys.map(([, order]) => ['SortOrder', order] as const),
];

const tree = (filter: unknown) => ['Filtro', JSON.stringify(filter)] as const;

const numbers = (answer: Exchange) => idsOf(itemsOf(answer)).map(Number);

const isOrdered = (ids: readonly number[], order: 'asc' | 'desc') =>
  ids.every((id, index) => index === 0 || (order === 'asc' ? 1 : -1) * (id - (ids[index - 1] ?? 0)) > 0);

const sameOrder = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((one, index) => one === others[index]);

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

/** Names of records that are there, so many different ones. */
async function namesOf(run: Run, count: number) {
  const { name } = triedFields(run.wanted.entity).name;
  const records = run.bench.made.length > 0 ? run.bench.invented() : await run.bench.listed(count);
  const values = [...new Set(records.map((record) => String(record[name] ?? '')))].filter(Boolean);
  if (values.length < count)
    throw new NotTried('few-records', { least: count, noun: run.wanted.entity.noun });
  return { name, values: values.slice(0, count) };
}

/** Each of the values is found, and nothing else. */
function holdOnly(answer: Exchange, name: string, values: readonly string[]): void {
  const found = itemsOf(answer).map((item) => String(item[name]));
  const fits = values.every((value) => found.includes(value)) && found.every((one) => values.includes(one));
  hold(fits, answer, 'only', { field: name, values: values.join(', ') });
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function mask(value: string, form: string): string {
  const left = [...value];
  return [...form].map((sign) => (sign === '0' ? (left.shift() ?? '') : sign)).join('');
}
