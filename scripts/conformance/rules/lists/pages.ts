import { idsOf, itemsOf } from '../../bench.ts';
import { recordOf } from '../../conversation.ts';
import { having, hold, type Rule } from '../../rule.ts';
import { ask, list, listed, type Query, sameOrder, upTo } from './listed.ts';

export const pageRules: readonly Rule[] = [
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
];

const countAll = ['ContarTudo', 'true'] as const;

const page = (number: number, size: number): Query => [
  ['Pagina', number],
  ['NumeroRegistros', size],
];
