import { type Exchange, isObject, itemOf, listOf } from '../conversation.ts';
import { triedFields } from '../invent.ts';
import { having, hold, NotTried, type Rule } from '../rule.ts';
import type { Run } from '../run.ts';
import { codesIn } from './access.ts';

/** Lists that screens are made of: permissions, enumerations, workflows (specification, section 7). */
export const catalogueRules: readonly Rule[] = [
  {
    name: 'transactions-flat',
    group: 'catalogue',
    check: async ({ ask, codes }) => {
      const answer = await transactions(ask, 'false/false');
      const entries = listOf(answer).filter(isObject);
      const fit = entries.every(
        ({ Codigo, Tela }) => typeof Codigo === 'string' && typeof Tela === 'boolean',
      );
      hold(fit && entries.length > 0, answer, 'each-with', { fields: 'Codigo, Tela' });
      const known = codesIn(answer);
      const missing = [...codes].filter((code) => !known.has(code));
      hold(missing.length === 0, answer, 'holds-codes', { codes: missing.slice(0, 5).join(', ') });
    },
  },
  {
    name: 'transactions-screens',
    group: 'catalogue',
    after: ['transactions-flat'],
    check: async ({ ask }) => {
      const all = listOf(await transactions(ask, 'false/false')).filter(isObject);
      const answer = await transactions(ask, 'false/true');
      const screens = all.filter(({ Tela }) => Tela === true).map(({ Codigo }) => String(Codigo));
      hold(sameSet([...codesIn(answer)], screens), answer, 'only-screens');
    },
  },
  {
    name: 'transactions-tree',
    group: 'catalogue',
    after: ['transactions-flat', 'transactions-screens'],
    check: async ({ ask }) => {
      for (const screensOnly of [false, true]) {
        const flat = await transactions(ask, `false/${screensOnly}`);
        const answer = await transactions(ask, `true/${screensOnly}`);
        hold(sameSet(codesWithin(listOf(answer)), [...codesIn(flat)]), answer, 'same-codes');
        const hasParts = listOf(flat).some((entry) => isObject(entry) && entry.Tela === false);
        hold(!hasParts || listOf(answer).length < listOf(flat).length, answer, 'tree');
      }
    },
  },
  {
    name: 'enum-list',
    group: 'catalogue',
    check: async (run) => {
      const { answer, items } = await enumeration(run);
      hold(items.length > 0, answer, 'some-entries');
      const fit = items.every(
        ({ Codigo, Descricao }) => isText(Codigo) && isText(Descricao) && !/^\d+$/.test(String(Codigo)),
      );
      hold(fit, answer, 'each-with', { fields: 'Codigo, Descricao' });
    },
  },
  {
    name: 'enum-ignore',
    group: 'catalogue',
    after: ['enum-list'],
    check: async (run) => {
      const codes = codesOf((await enumeration(run)).items);
      const ignored = codes.slice(0, 2);
      const { answer, items } = await enumeration(
        run,
        ignored.map((code) => ['CodigosIgnorar', code]),
      );
      const rest = codes.filter((code) => !ignored.includes(code));
      hold(sameSet(codesOf(items), rest), answer, 'codes', { codes: rest.join(', ') || '[]' });
    },
  },
  {
    name: 'enum-search',
    group: 'catalogue',
    after: ['enum-list'],
    check: async (run) => {
      const codes = codesOf((await enumeration(run)).items);
      for (const wanted of [codes.slice(0, 1), codes.slice(0, 2)]) {
        const { answer, items } = await enumeration(
          run,
          wanted.map((code) => ['CodigosPesquisar', code]),
        );
        hold(sameSet(codesOf(items), wanted), answer, 'codes', { codes: wanted.join(', ') });
      }
    },
  },
  {
    name: 'enum-order',
    group: 'catalogue',
    after: ['enum-list'],
    check: async (run) => {
      const { answer, items } = await enumeration(run, [['OrdenarNome', 'true']]);
      const labels = items.map(({ Descricao }) => String(Descricao));
      const { compare } = new Intl.Collator('pt-BR', { ignorePunctuation: true });
      const isSorted = labels.every(
        (label, index) => index === 0 || compare(labels[index - 1] ?? '', label) <= 0,
      );
      hold(isSorted, answer, 'sorted', { field: 'Descricao', order: 'asc' });
    },
  },
  {
    name: 'enum-unknown',
    group: 'catalogue',
    check: async ({ ask }) => {
      having(await ask({ path: 'Autenticacao/ListarEnum/NaoHaEstaEnumeracao' }), 404);
    },
  },
  {
    name: 'enum-label',
    group: 'catalogue',
    after: ['enum-list'],
    check: async (run) => {
      const { items } = await enumeration(run);
      const [first] = items;
      const answer = having(await label(run, String(first?.Codigo)), 200);
      hold(/^text\/plain\b/i.test(answer.type), answer, 'type', { type: 'text/plain' });
      hold(answer.text === first?.Descricao, answer, 'text', { text: String(first?.Descricao) });
    },
  },
  {
    name: 'enum-label-unknown',
    group: 'catalogue',
    check: async (run) => void having(await label(run, 'NaoHaEsteCodigo'), 404),
  },
  {
    name: 'language',
    group: 'catalogue',
    after: ['enum-list'],
    check: async (run) => {
      const inLanguage = async (headers: Readonly<Record<string, string>>) => {
        const { answer, items } = await enumeration(run, [], headers);
        return { answer, labels: items.map(({ Descricao }) => String(Descricao)).join(', ') };
      };
      const none = await inLanguage({});
      const portuguese = await inLanguage({ 'Accept-Language': 'pt-BR' });
      const english = await inLanguage({ 'Accept-Language': 'en-US,en;q=0.9' });
      hold(none.labels === portuguese.labels, none.answer, 'language', { labels: portuguese.labels });
      hold(english.labels !== portuguese.labels, english.answer, 'other-language');
    },
  },
  {
    name: 'workflows',
    group: 'catalogue',
    check: async ({ ask }) => {
      const answer = having(await ask({ path: 'Autenticacao/RetornarWorflows' }), 200);
      const flows = listOf(answer);
      const fit = flows.every((flow) => isObject(flow) && isText(flow.Codigo) && isText(flow.TipoImovel));
      hold(Array.isArray(itemOf(answer)) && fit, answer, 'each-with', { fields: 'Codigo, TipoImovel' });
    },
  },
  {
    name: 'workflows-type',
    group: 'catalogue',
    after: ['workflows'],
    check: async ({ ask }) => {
      const all = listOf(await ask({ path: 'Autenticacao/RetornarWorflows' })).filter(isObject);
      const types = [...new Set(all.map(({ TipoImovel }) => String(TipoImovel)))];
      if (types.length === 0) throw new NotTried('none-found', { what: 'RetornarWorflows' });
      for (const type of types) {
        const query = [['TipoImovel', type]] as const;
        const answer = having(await ask({ path: 'Autenticacao/RetornarWorflows', query }), 200);
        const wanted = all.filter(({ TipoImovel }) => TipoImovel === type);
        hold(sameSet([...codesIn(answer)], codesOf(wanted)), answer, 'codes', {
          codes: codesOf(wanted).join(', '),
        });
      }
    },
  },
];

type Item = Readonly<Record<string, unknown>>;

const transactions = async (ask: Run['ask'], form: string) =>
  having(await ask({ path: `Autenticacao/ListarTrasacao/${form}` }), 200);

async function enumeration(
  { ask, wanted }: Run,
  query: readonly (readonly [string, string])[] = [],
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly answer: Exchange; readonly items: readonly Item[] }> {
  const path = `Autenticacao/ListarEnum/${triedFields(wanted.entity).enumeration}`;
  const answer = having(await ask({ path, query, headers }), 200);
  return { answer, items: listOf(answer).filter(isObject) };
}

const label = ({ ask, wanted }: Run, code: string) =>
  ask({
    path: `Autenticacao/RetornarEnum/${triedFields(wanted.entity).enumeration}/${encodeURIComponent(code)}`,
  });

const codesOf = (items: readonly Item[]) => items.map(({ Codigo }) => String(Codigo));

/** Codes at any depth: entries hold lists of entries. */
const codesWithin = (entries: readonly unknown[]): readonly string[] =>
  entries
    .filter(isObject)
    .flatMap((entry) => [
      ...(typeof entry.Codigo === 'string' ? [entry.Codigo] : []),
      ...Object.values(entry).flatMap((value) => (Array.isArray(value) ? codesWithin(value) : [])),
    ]);

const sameSet = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((one) => others.includes(one));

const isText = (value: unknown) => typeof value === 'string' && value !== '';
