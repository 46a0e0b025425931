import type { Locale } from '../../src/domain/locale.ts';
import { fill, type TextParams } from '../../src/metadata/texts.ts';
import type { Phrase, Rule } from './rule.ts';
import enUs from './texts/en-us.json' with { type: 'json' };
import ptBr from './texts/pt-br.json' with { type: 'json' };

type Catalogue = Readonly<Record<keyof typeof ptBr, Readonly<Record<string, string>>>>;

/** The kit's own texts: it is used without the product, against other people's servers. */
export const catalogues: Readonly<Record<Locale, Catalogue>> = { 'pt-br': ptBr, 'en-us': enUs };

/** What the kit says in one language. */
export interface Sayings {
  rule(rule: Rule): string;
  group(rule: Rule): string;
  expected(phrase: Phrase): string;
  /** Why a rule was not tried; a rule it builds on goes by its sentence. */
  reason(phrase: Phrase): string;
  start(phrase: Phrase): string;
  report(key: string, params?: TextParams): string;
}

export function sayingsIn(locale: Locale): Sayings {
  const catalogue = catalogues[locale];
  const say = (part: keyof Catalogue, key: string, params: TextParams = {}) =>
    fill(catalogue[part][key] ?? key, params);
  return {
    rule: ({ name }) => say('rules', name),
    group: ({ group }) => say('groups', group),
    expected: ({ key, params }) => say('expected', key, params),
    reason: ({ key, params: { rule, ...params } }) =>
      say('reasons', key, rule === undefined ? params : { rule: say('rules', String(rule)) }),
    start: ({ key, params }) => say('start', key, params),
    report: (key, params) => say('report', key, params),
  };
}
