import { having, type Rule } from '../../rule.ts';
import { ask, holdOnly, list, listed, namesOf, upTo } from './listed.ts';

export const filterRules: readonly Rule[] = [
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
];

const tree = (filter: unknown) => ['Filtro', JSON.stringify(filter)] as const;
