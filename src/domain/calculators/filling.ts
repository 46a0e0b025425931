import type { Truth } from '../matricula/corrections/index.ts';
import type { Act, Opening } from '../matricula/model/index.ts';
import type { Evidence } from '../pages/evidence.ts';
import { firstPage, pageAt, provingWords } from '../pages/evidence.ts';
import type { Values } from './calculation.ts';
import type { ReadRecord, Source } from './fromRecord.ts';

/** A value of an input and what says it; one that is null or undefined is left out. */
export interface FilledCell {
  readonly name: string;
  readonly value: unknown;
  /** Absent where nothing in the record says the value in so many words. */
  readonly said?: Passage | null | undefined;
}

/** What says a value: an act or, null, the opening; the page and the words. */
export interface Passage {
  readonly act: Act | null;
  readonly page: number | null;
  readonly quote: string | null;
}

/** Values of a row or of the whole input, and where each comes from. */
export interface Written {
  readonly values: Values;
  readonly sources: readonly Source[];
}

/** @param at `Onus.0`; empty for the input itself */
export function write(at: string, cells: readonly FilledCell[]): Written {
  const given = cells.filter(({ value }) => value !== null && value !== undefined);
  return {
    values: Object.fromEntries(given.map(({ name, value }) => [name, value])),
    sources: given.flatMap(({ name, said }) =>
      said ? [sourceOf(at === '' ? name : `${at}.${name}`, said)] : [],
    ),
  };
}

/** Acts by the order of the document. */
export const actsOf = ({ truth }: ReadRecord): readonly Act[] =>
  truth.acts.toSorted((a, b) => a.place - b.place);

/** Acts that produce effects, in order. */
export const standingActs = (record: ReadRecord): readonly Act[] =>
  actsOf(record).filter(({ id }) => record.situation.valid[id] === true);

/** What proves a field of an act; the act alone where no words do, for a person may have typed the value. */
export function saidBy(act: Act, ...fields: readonly string[]): Passage {
  const evidence = fields.map((field) => act.evidence[field]).find((found) => found !== undefined);
  return evidence ? fromEvidence(act, evidence) : { act, page: firstPage(act.evidence.text), quote: null };
}

/** What proves the first of several fields of the opening that has a proof; null where none has. */
export function saidByOpening({ evidence }: Opening, ...fields: readonly string[]): Passage | null {
  const found = fields.map((field) => evidence[field]).find((one) => one !== undefined);
  return found ? fromEvidence(null, found) : null;
}

/** Words of an act, found again on its pages. @param quote as it stands in the act's text */
export function saidInText(act: Act, quote: string, { coverage }: Pick<Truth, 'coverage'>): Passage {
  const words = spaced(quote);
  const block = coverage.find((one) => one.act === act.id && spaced(one.text).includes(words));
  return { act, page: block?.page ?? pageAt(act, act.text.indexOf(quote)), quote: words };
}

/** Whole words of a text around a place of it. */
export function wordsAround(text: string, start: number, end: number): string {
  const [before, after] = [text.slice(0, Math.max(0, start)), text.slice(end)];
  const lead = /\S*$/.exec(before)?.[0] ?? '';
  const rest = /^\S*/.exec(after)?.[0] ?? '';
  return `${lead}${text.slice(Math.max(0, start), end)}${rest}`;
}

const sourceOf = (Campo: string, { act, page, quote }: Passage): Source => ({
  Campo,
  Ato: act?.code ?? null,
  Pagina: page,
  Trecho: quote && shortened(quote),
});

const fromEvidence = (act: Act | null, evidence: Evidence): Passage => ({
  act,
  page: firstPage(evidence),
  quote: provingWords(evidence),
});

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Enough to know the place by. */
const longestQuote = 240;
const shortened = (quote: string): string =>
  quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote).trimEnd()}…`;
