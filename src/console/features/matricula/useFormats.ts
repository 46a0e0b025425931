import type { LocalDate } from '../../../domain/dates.ts';
import { formatCpfCnpj, personKind } from '../../../domain/documents/cpfCnpj.ts';
import { intlTag, type Locale } from '../../../domain/locale.ts';
import type { Area, CurrencyCode, Link } from '../../../domain/matricula/model/index.ts';
import { readableName } from '../../../domain/text/readableName.ts';
import { type Decimal, type Share, toPercentages } from '../../../domain/units.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { Translate } from '../../engine/i18n/translate.ts';
import type { Fact } from './facts/facts.ts';
import { identifiers } from './facts/identifiers.ts';

/** Values as the person's language writes them. */
export interface Formats {
  readonly locale: Locale;
  readonly date: (value: LocalDate) => string;
  readonly money: (value: Decimal, currency: CurrencyCode | null) => string;
  readonly number: (value: Decimal, minimum?: number) => string;
  readonly area: (area: Area) => string;
  readonly percent: (share: Share) => string;
  readonly document: (value: string) => string;
  readonly fact: (fact: Pick<Fact, 'kind' | 'value'> & { readonly currency?: CurrencyCode | null }) => string;
  /** As a person would type it: what an open field starts with. */
  readonly typed: (fact: Pick<Fact, 'kind' | 'value'>) => string;
}

export function useFormats(): Formats {
  const { locale, t } = useTexts();
  // One for all parts of the screen: a long record has thousands of values.
  if (made?.locale !== locale || made.t !== t) made = { locale, t, formats: formatsOf(locale, t) };
  return made.formats;
}

let made: { readonly locale: Locale; readonly t: Translate; readonly formats: Formats } | null = null;

/** Signs as the offices printed them. */
export const currencySigns: Readonly<Record<CurrencyCode, string>> = {
  BRL: 'R$',
  CRR: 'CR$',
  CRZ: 'Cr$',
  CZ$: 'Cz$',
  NCZ: 'NCz$',
};

/** Sign and number stay on one line. */
const noBreak = '\u00a0';

export function formatsOf(locale: Locale, t: Translate): Formats {
  // Making one takes longer than using it a hundred times.
  const numbers = new Map<number, Intl.NumberFormat>();
  const number = (value: Decimal, minimum = 0) => {
    const known =
      numbers.get(minimum) ??
      new Intl.NumberFormat(intlTag[locale], {
        minimumFractionDigits: minimum,
        maximumFractionDigits: 12,
      });
    numbers.set(minimum, known);
    return known.format(value as `${number}`);
  };
  const date = (value: LocalDate) => {
    const [year, month, day] = value.split('-');
    return locale === 'en-us' ? `${month}/${day}/${year}` : `${day}/${month}/${year}`;
  };
  const money = (value: Decimal, currency: CurrencyCode | null) =>
    [currency ? currencySigns[currency] : '', number(value, 2)].filter(Boolean).join(noBreak);
  const area = ({ value, unit }: Area) =>
    `${number(value, unit === 'ha' ? 4 : 2)} ${unit === 'ha' ? 'ha' : 'm²'}`;
  const percent = (share: Share) => `${number(toPercentages([share], 2)[0] ?? '0', 2)}%`;
  const link = ({ kind, code }: Link) => t(`review.link.${kind}`, { code });
  const byKind: Readonly<Record<Fact['kind'], (value: never, currency?: CurrencyCode | null) => string>> = {
    text: (value: string) => value,
    name: (value: string) => readableName(value),
    document: (value: string) => documentText(value),
    date: (value: LocalDate) => date(value),
    money: (value: Decimal, currency) => money(value, currency ?? null),
    currency: (value: CurrencyCode) => currencySigns[value],
    integer: (value: number) => `${value}º`,
    share: (value: Share) => value,
    area: (value: Area) => area(value),
    event: (value: string) => enumLabel(locale)('Evento', value),
    propertyKind: (value: string) => enumLabel(locale)('TipoImovel', value === 'rural' ? 'Rural' : 'Urbano'),
    link: (value: Link) => link(value),
    certificateKind: (value: string) => t(`review.certificate.kind.${value}`),
    protocols: (value: readonly string[]) =>
      value.length === 0
        ? t('review.certificate.noProtocols')
        : value.map(identifiers.protocol.format).join(', '),
    recordNumber: identifiers.recordNumber.format,
    protocol: identifiers.protocol.format,
    incra: identifiers.incra.format,
    ccir: identifiers.ccir.format,
    nirf: identifiers.nirf.format,
    car: identifiers.car.format,
  };
  const fact: Formats['fact'] = ({ kind, value, currency }) =>
    value === null || value === undefined ? '–' : byKind[kind](value as never, currency);
  const typed: Formats['typed'] = ({ kind, value }) => {
    if (value === null || value === undefined) return '';
    if (kind === 'area') return number((value as Area).value, (value as Area).unit === 'ha' ? 4 : 2);
    if (kind === 'money') return number(value as Decimal, 2);
    if (kind === 'name' || kind === 'event' || kind === 'currency' || kind === 'propertyKind')
      return String(value);
    if (kind === 'integer' || kind === 'certificateKind') return String(value);
    if (kind === 'protocols') return (value as readonly string[]).map(identifiers.protocol.format).join(', ');
    return fact({ kind, value });
  };
  return { locale, date, money, number, area, percent, document: documentText, fact, typed };
}

const documentText = (value: string): string => (personKind(value) ? formatCpfCnpj(value) : value);
