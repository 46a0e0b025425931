import { idsOf, itemsOf } from '../../bench.ts';
import { triedFields, wordsFor } from '../../invent.ts';
import { hold, NotTried, type Rule } from '../../rule.ts';
import { list, listed, namesOf, upTo } from './listed.ts';

export const searchRules: readonly Rule[] = [
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

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function mask(value: string, form: string): string {
  const left = [...value];
  return [...form].map((sign) => (sign === '0' ? (left.shift() ?? '') : sign)).join('');
}
