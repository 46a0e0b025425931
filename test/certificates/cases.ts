import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificateReading } from '../../src/domain/certificates/model/index.ts';
import type { PageText } from '../../src/domain/pages/words.ts';
import { fold } from '../../src/domain/text/fold.ts';
import { toPageTexts } from '../genre/print.ts';

/** What an invented certificate says; what it does not say is left out. */
export interface Gold {
  readonly type: string;
  readonly result: string;
  readonly hesitates?: readonly string[];
  readonly name?: string;
  readonly document?: string;
  readonly root?: boolean;
  readonly matricula?: string;
  readonly cns?: string;
  readonly municipalRegistration?: string;
  readonly issuer?: string;
  readonly state?: string;
  readonly number?: string;
  readonly code?: string;
  readonly issuedOn?: string;
  readonly issuedAt?: string;
  readonly validUntil?: string;
  readonly validityDays?: number;
  readonly validityMonths?: number;
  readonly caveats?: readonly string[];
  readonly contradictions?: readonly string[];
  readonly data?: Readonly<Record<string, string | readonly string[]>>;
}

export interface Case {
  readonly name: string;
  readonly gold: Gold;
  readonly text: string;
  readonly pages: readonly PageText[];
}

/** The certificates of a folder: gold as JSON, a line `---`, the page as printed; form feeds part pages. */
export function casesOf(folder: string): Case[] {
  const root = join(import.meta.dirname, folder);
  return readdirSync(root)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const [gold = '', text = ''] = readFileSync(join(root, file), 'utf8').split(/^---\n/m);
      return { name: file.slice(0, -4), gold: JSON.parse(gold) as Gold, text, pages: toPages(text) };
    });
}

/** Words with boxes as a typewriter sets them: columns of the text are columns of the page. */
export function toPages(text: string): PageText[] {
  const sheet = { width: 100, lines: 80, hyphens: false, columns: 1, indent: 0, blankLines: false } as const;
  return toPageTexts(
    text.split('\f').map((page) => page.split('\n')),
    sheet,
  );
}

/** Every field of a reading, flat and comparable; lists one entry each. */
export function fieldsOf(reading: CertificateReading): string[] {
  const { holder, company, land, record } = reading;
  type Valued = { readonly value: string | number };
  const one = (key: string, value: Valued | null | undefined) => (value ? [entry(key, value.value)] : []);
  const data = Object.entries({ ...land, ...company }).flatMap(([key, value]) =>
    [value as Valued | readonly Valued[]].flat().flatMap((item) => one(key, item)),
  );
  return [
    ...one('type', reading.type),
    ...one('result', reading.result),
    ...(reading.result?.hesitates ?? []).map((value) => entry('hesitates', value)),
    ...one('name', holder.name),
    ...one('document', holder.document),
    ...(holder.isRoot ? [entry('root', 'true')] : []),
    ...one('matricula', record.matricula),
    ...one('cns', record.cns),
    ...one('municipalRegistration', record.municipalRegistration),
    ...one('issuer', reading.issuer),
    ...one('state', reading.state),
    ...one('number', reading.number),
    ...one('code', reading.verificationCode),
    ...one('issuedOn', reading.issuedOn),
    ...one('issuedAt', reading.issuedAt),
    ...one('validUntil', reading.validUntil),
    ...one('validityDays', reading.validityDays),
    ...one('validityMonths', reading.validityMonths),
    ...reading.caveats.flatMap((value) => one('caveats', value)),
    ...reading.contradictions.map(({ code }) => entry('contradictions', code)),
    ...data.map((item) => `data.${item}`),
  ];
}

/** The right answers in the same form. */
export function fieldsOfGold({ data = {}, ...gold }: Gold): string[] {
  const flat = (values: object, lead = '') =>
    Object.entries(values).flatMap(([key, value]) =>
      [value].flat().map((item) => `${lead}${entry(key, item as string)}`),
    );
  return [...flat(gold), ...flat(data, 'data.')];
}

const entry = (key: string, value: string | number | boolean): string =>
  `${key}: ${fold(String(value)).replaceAll('º', 'O').replaceAll('ª', 'A').replace(/\s+/g, ' ').trim()}`;

/** Right, missed and wrong values of a field. */
export interface Score {
  right: number;
  missed: number;
  wrong: number;
}

export function scoreOf(
  pairs: readonly { readonly read: readonly string[]; readonly gold: readonly string[] }[],
) {
  const scores = new Map<string, Score>();
  const at = (item: string): Score => {
    const key = item.slice(0, item.indexOf(':'));
    const score = scores.get(key) ?? { right: 0, missed: 0, wrong: 0 };
    scores.set(key, score);
    return score;
  };
  for (const { read, gold } of pairs) {
    for (const item of gold) at(item)[read.includes(item) ? 'right' : 'missed'] += 1;
    for (const item of read) if (!gold.includes(item)) at(item).wrong += 1;
  }
  return scores;
}

export const recall = ({ right, missed }: Score): number => right / Math.max(1, right + missed);
export const precision = ({ right, wrong }: Score): number => right / Math.max(1, right + wrong);
