import { currencyOfCode } from '../currency.ts';
import { formatDate, type LocalDate } from '../dates.ts';
import { formatCpfCnpj, personKind } from '../documents/cpfCnpj.ts';
import type { Act, Area, CurrencyCode } from '../matricula/model/index.ts';
import { readableName } from '../text/readableName.ts';
import { type Decimal, formatDecimal, type Share, toPercentages } from '../units.ts';

/** Values as a Brazilian opinion writes them, whatever the language of the screen. */

export const dayText = (day: LocalDate): string => formatDate(day, 'pt-br', 'full');

export const percentText = (share: Share): string =>
  `${formatDecimal(toPercentages([share], 2)[0] ?? '0', 'pt-br', 2)}%`;

/** `metade` of a whole says less than `1/2 (50,00%)`; the whole is said as such. */
export const shareText = (share: Share): string =>
  share === '1/1' ? 'da totalidade' : `de ${share} (${percentText(share)})`;

/** Hectares down to the square metre, as registries write them: 48,4000 ha. */
export const areaText = ({ value, unit }: Area): string =>
  unit === 'ha'
    ? `${formatDecimal(value, 'pt-br', decimalsOf(value, 4))} ha`
    : `${formatDecimal(value, 'pt-br', decimalsOf(value, 2))} m²`;

/** Of an old paper the sign that was printed then: three currencies share the code of the cruzeiro. */
export function moneyText(value: Decimal, currency: CurrencyCode | null, day: LocalDate | null): string {
  const sign = currency === null ? '' : currencyOfCode(currency, day ?? '1994-07-01').symbol;
  return [sign, formatDecimal(value, 'pt-br', 2)].filter(Boolean).join(' ');
}

/** `CPF 123.456.789-09`; nothing where none was printed. */
export function documentText(document: string | null): string {
  if (document === null) return '';
  const kind = personKind(document);
  return kind ? `${kind === 'person' ? 'CPF' : 'CNPJ'} ${formatCpfCnpj(document)}` : `documento ${document}`;
}

/** Names as people write them; the record's capitals would shout in running text. */
export const namesText = (names: readonly string[]): string => listText(names.map(readableName));

/** The same of a name that is printed partly in capitals: `Fazenda BOA SORTE`. */
export const calmName = (name: string): string =>
  /\b\p{Lu}{3,}/u.test(name) ? readableName(name.toUpperCase()) : name;

/** Counts up to ten in words, as a text has them. */
export const countText = (count: number, gender: 'm' | 'f'): string =>
  (gender === 'f' ? feminine[count] : undefined) ?? counts[count] ?? String(count);

const counts = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const feminine: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };

/** Within a sentence: `Partilha (inventário)` -> `partilha em inventário`. */
export const eventText = (name: string): string =>
  name.charAt(0).toLowerCase() + name.slice(1).replace(/ \((inventário|divórcio)\)$/, ' em $1');

/** One full stop: that of `Ltda.` or `S.A.` is the sentence's own. */
export const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

/** `pela AV-3`, `no R-4`: an averbação is feminine, a registro masculine. */
export const withArticle = (word: 'por' | 'em' | 'de', code: string): string =>
  `${articles[word][code.startsWith('AV') ? 1 : 0]} ${code}`;

const articles = { por: ['pelo', 'pela'], em: ['no', 'na'], de: ['do', 'da'] } as const;

/** `a`, `a e b`, `a, b e c`. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} e ${last}`;
}

export const actText = (act: Pick<Act, 'code' | 'date'>): string =>
  act.date === null ? act.code : `${act.code}, de ${dayText(act.date)}`;

/** The convention, and more where the record has more. */
function decimalsOf(value: Decimal, least: number): number {
  return Math.max(least, value.split('.')[1]?.length ?? 0);
}
