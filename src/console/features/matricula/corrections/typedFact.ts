import type { Locale } from '../../../../domain/locale.ts';
import {
  type Area,
  type CurrencyCode,
  eventCodes,
  type Link,
} from '../../../../domain/matricula/model/index.ts';
import { certificateKinds, currencyCodes, type FieldKind } from '../facts/fields.ts';
import { identifiers } from '../facts/identifiers.ts';
import {
  parseDate,
  parseDocument,
  parseInteger,
  parseNumber,
  parseProtocols,
  parseShare,
  parseText,
} from './typedValues.ts';

/**
 * The value of the domain that a typed text stands for.
 * @param now the present value: an area keeps its unit, a link its kind
 * @returns undefined when the text cannot be understood
 */
export function typedFact(kind: FieldKind, text: string, locale: Locale, now: unknown): unknown {
  return parsers[kind](text, locale, now) ?? undefined;
}

/** Kinds whose value may be taken away altogether. */
export const mayBeEmpty = (kind: FieldKind, field: string): boolean =>
  !['event', 'link', 'name', 'protocols'].includes(kind) || field === 'creditor';

const parsers: Readonly<Record<FieldKind, (text: string, locale: Locale, now: unknown) => unknown>> = {
  text: parseText,
  name: parseText,
  document: parseDocument,
  date: parseDate,
  money: parseNumber,
  currency: (text) => currencyCodes.find((code): code is CurrencyCode => code === text),
  integer: parseInteger,
  share: parseShare,
  area: (text, locale, now) => {
    const value = parseNumber(text, locale);
    return value === null ? null : { value, unit: (now as Area | null)?.unit ?? 'ha' };
  },
  event: (text) => eventCodes.find((code) => code === text),
  propertyKind: (text) => (text === 'rural' || text === 'urban' ? text : null),
  certificateKind: (text) => certificateKinds.find((kind) => kind === text),
  protocols: parseProtocols,
  recordNumber: identifiers.recordNumber.parse,
  protocol: identifiers.protocol.parse,
  incra: identifiers.incra.parse,
  ccir: identifiers.ccir.parse,
  nirf: identifiers.nirf.parse,
  car: identifiers.car.parse,
  link: (text, _, now) => {
    const code = /^(R|AV)\s*[-.]?\s*(\d+)$/i.exec(text.trim());
    return code ? { ...(now as Link), code: `${code[1]?.toUpperCase()}-${code[2]}` } : null;
  },
};
