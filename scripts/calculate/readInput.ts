import { Precise } from '../../src/domain/calculators/arithmetic.ts';
import type { Values } from '../../src/domain/calculators/calculation.ts';
import { currencies, currencyOf } from '../../src/domain/currency.ts';
import { isLocalDate } from '../../src/domain/dates.ts';
import { fold } from '../../src/domain/text/fold.ts';
import { shareOfPercent } from '../../src/domain/text/shareText.ts';
import { parseStatedArea, type StatedArea, statedUnits } from '../../src/domain/text/statedArea.ts';
import { toDecimal, toShare } from '../../src/domain/units.ts';
import { enumCodes } from '../../src/field-types/enumCodes.ts';
import type { Field } from '../../src/field-types/types.ts';

/** Something of the input that cannot be understood, at its place: `Onus.0.Valor`. */
export interface ReadProblem {
  readonly field: string;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface Reading {
  readonly problems: ReadProblem[];
  /** Keys nobody asked for: told, so that a misspelt one does not go unnoticed. */
  readonly unknown: string[];
}

/**
 * Input from a JSON text, whose numbers are taken letter by letter and never become binary floats.
 * @throws SyntaxError when the text is no JSON
 */
export function parseExactly(text: string): unknown {
  return JSON.parse(text, ((_key: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' && source !== undefined ? new ExactNumber(source) : value) as (
    this: unknown,
    key: string,
    value: unknown,
  ) => unknown);
}

/** A number of the file as it is written there. */
class ExactNumber {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

/** Reads an object by the fields of a schema; defaults are left to the calculator, which knows them. */
export function readFields(given: unknown, fields: readonly Field[], at: string, reading: Reading): Values {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || given instanceof ExactNumber) {
    reading.problems.push({ field: at, code: 'not-an-object', params: {} });
    return {};
  }
  const path = (name: string) => (at ? `${at}.${name}` : name);
  const object = named(given as Values, fields, (key) => reading.unknown.push(path(key)));
  const values = fields.flatMap((field): [string, unknown][] => {
    const { name } = field;
    const value = object[name];
    if (value !== undefined && value !== null && value !== '')
      return [[name, readValue(value, field, path(name), object, reading)]];
    if (field.required) reading.problems.push({ field: path(name), code: 'missing', params: {} });
    return [];
  });
  return Object.fromEntries(values);
}

/** Other words for a key, where it stands for itself nowhere: one of a list, a formula's name of it. */
const aliases: Readonly<Record<string, string>> = {
  Penhor: 'Penhores',
  Bem: 'Bens',
  Indice: 'Indices',
  AreaProdutiva: 'AreaProdutivaHa',
  ValorImovel: 'Valor',
};

/** The values by the names of their fields, however these are capitalised or accented. */
function named(given: Values, fields: readonly Field[], tellUnknown: (key: string) => void): Values {
  const byName = new Map(fields.map(({ name }) => [fold(name), name]));
  const found = new Map<string, unknown>();
  for (const [key, value] of Object.entries(given)) {
    const name = byName.get(fold(key)) ?? byName.get(fold(aliases[key] ?? ''));
    if (name === undefined || found.has(name)) tellUnknown(key);
    else found.set(name, value);
  }
  return Object.fromEntries(found);
}

/** @param row what the value stands among */
function readValue(value: unknown, field: Field, at: string, row: Values, reading: Reading): unknown {
  if (field.type === 'lines') return readLines(value, field.fields, at, reading);
  const fail = (code: string, params: ReadProblem['params'] = {}) => {
    reading.problems.push({ field: at, code, params: { value: shortened(textOf(value)), ...params } });
    return null;
  };
  switch (field.type) {
    case 'date':
      return typeof value === 'string' && isLocalDate(value) ? value : fail('not-a-date');
    case 'boolean':
      return typeof value === 'boolean'
        ? value
        : (booleans[fold(textOf(value))] ?? fail('not-a-choice', yesOrNo));
    case 'fraction':
      return shareOf(value, field) ?? fail(isLongShare(textOf(value)) ? 'share-digits' : 'not-a-share');
    case 'enum':
      return (
        codeOf(value, field) ??
        codeOfSymbol(value, field, row) ??
        fail('not-a-choice', { known: enumCodes(field).join(', ') })
      );
    case 'statedArea':
      return withKnownUnit(value, fail);
    case 'integer':
      return wholeNumber(value, field, fail);
    case 'money':
    case 'percent':
    case 'decimal':
    case 'area':
      return withinRange(value, field, fail);
    default:
      return textOf(value);
  }
}

/** A row may be written as its only value where it has one: `["2026-01-01"]`. */
function readLines(value: unknown, fields: readonly Field[], at: string, reading: Reading): Values[] {
  const rows = Array.isArray(value) ? value : [value];
  const [only] = fields.filter(({ required }, _index, all) => required || all.length === 1);
  return rows.map((row, index) => {
    const isBare = typeof row !== 'object' || row instanceof ExactNumber;
    return readFields(isBare && only ? { [only.name]: row } : row, fields, `${at}.${index}`, reading);
  });
}

type Fail = (code: string, params?: ReadProblem['params']) => null;

function withinRange(given: unknown, { minimum, maximum }: Pick<Field, 'minimum' | 'maximum'>, fail: Fail) {
  const value = decimalOf(given);
  if (value === null) return fail(whyNoNumber(given));
  const isBelow = minimum !== null && new Precise(value).lessThan(minimum);
  const isAbove = maximum !== null && new Precise(value).greaterThan(maximum);
  if (!isBelow && !isAbove) return value;
  return fail('out-of-range', { minimum: `${minimum ?? '-∞'}`, maximum: `${maximum ?? '∞'}` });
}

/** Within the bounds that forms and calls have where the field names none. */
function wholeNumber(given: unknown, { minimum, maximum }: Field, fail: Fail): number | null {
  const value = decimalOf(given);
  if (value?.includes('.')) return fail('not-an-integer');
  const within = withinRange(
    given,
    { minimum: minimum ?? -mostInteger, maximum: maximum ?? mostInteger },
    fail,
  );
  return within === null ? null : Number(within);
}

const mostInteger = 999_999_999;

function withKnownUnit(given: unknown, fail: Fail): ReturnType<typeof areaOf> {
  const area = areaOf(given);
  if (area === null) return fail(whyNoNumber(isStated(given) ? given.Valor : given));
  if (area.Unidade === null || statedUnits.some((unit) => unit === area.Unidade)) return area;
  return fail('unit-unknown', { value: area.Unidade, known: statedUnits.join(', ') });
}

const isStated = (value: unknown): value is { readonly Valor?: unknown } =>
  typeof value === 'object' && value !== null && !(value instanceof ExactNumber);

const booleans: Readonly<Record<string, boolean>> = { SIM: true, NAO: false, TRUE: true, FALSE: false };
const yesOrNo = { known: 'true, false' };

function textOf(value: unknown): string {
  if (value instanceof ExactNumber) return value.source;
  if (Array.isArray(value)) return '[…]';
  return typeof value === 'object' ? '{…}' : String(value).trim();
}

const number = /^[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Up to 30 digits before the point and 20 behind it, however they are written: `1e3` is a thousand. */
function decimalOf(value: unknown): string | null {
  const text = textOf(value);
  const [, exponent = '0'] = text.split(/e/i);
  if (!number.test(text) || Math.abs(Number(exponent)) > 99) return null;
  const decimal = toDecimal(text);
  return /^-?\d{1,30}(?:\.\d{1,20})?$/.test(decimal) ? decimal : null;
}

const whyNoNumber = (value: unknown): string =>
  number.test(textOf(value)) ? 'too-many-digits' : 'not-a-number';

/** Whether a text has the form of a share and only too many digits for one. */
const isLongShare = (text: string): boolean =>
  /^\d+(?:\s?\/\s?0*[1-9]\d*|(?:[.,]\d+)?\s?%)$/.test(text)
    ? /\d{11}/.test(text)
    : /^\d/.test(text) && number.test(text) && decimalOf(text) === null;

/** Nobody reads three hundred digits. */
const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/**
 * `1/2`, `50%`, `"16,6667%"`; a number is the part itself, and only of a percentage one above 1 is so many of a hundred.
 * What is more than the whole is left to the calculation to refuse.
 */
function shareOf(value: unknown, { name }: Field): string | null {
  const text = textOf(value);
  if (/^\d{1,20}\s?\/\s?[1-9]\d{0,19}$/.test(text)) return toShare(text.replaceAll(' ', ''));
  const [, percent] = /^(\d{1,3}(?:[.,]\d{1,10})?)\s?%$/.exec(text) ?? [];
  if (percent !== undefined) return ofHundred(percent.replace(',', '.'));
  const decimal = decimalOf(value);
  if (decimal === null || decimal.startsWith('-')) return null;
  return name.startsWith('Percentual') && Number(decimal) > 1 ? ofHundred(decimal) : toShare(decimal);
}

const ofHundred = (percent: string): string =>
  shareOfPercent(percent) ?? toShare(new Precise(percent).div(100).toFixed());

/**
 * The code itself however it is spelt, or the only one that begins so (`retificacao`, `sc`); of a number that ends a
 * code, that code: 365 is `CORRIDOS_365`.
 */
function codeOf(value: unknown, field: Field): string | null {
  const wanted = spelling(textOf(value));
  const codes = enumCodes(field);
  const same = codes.find((code) => spelling(code) === wanted);
  if (same !== undefined) return same;
  const alike = codes.filter((code) =>
    /^\d+$/.test(wanted)
      ? code.endsWith(`_${wanted}`)
      : wanted.length > 1 && spelling(code).startsWith(wanted),
  );
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const spelling = (text: string): string => fold(text).replaceAll(/[\s_-]/g, '');

/** A currency by its sign, which on the day of the amount may stand for another than before or after. */
function codeOfSymbol(value: unknown, field: Field, row: Values): string | null {
  if (field.enum !== 'Moeda') return null;
  const symbol = textOf(value);
  const day = [row.DataBase, row.DataEmissao, row.Data].find((one) => typeof one === 'string');
  const found =
    (typeof day === 'string' && isLocalDate(day) ? currencyOf(symbol, day)?.currency : null) ??
    currencies.find((one) => one.symbol.toUpperCase() === symbol.toUpperCase());
  return enumCodes(field).find((code) => code === found?.code) ?? null;
}

/** A number of the property's own unit, `{ Valor, Unidade }`, or as a record writes it: `48,40,50 ha`, `20 alqueires paulistas`. */
function areaOf(value: unknown): { readonly Valor: string; readonly Unidade: string | null } | null {
  const bare = value instanceof ExactNumber || typeof value === 'string' ? decimalOf(value) : null;
  if (bare !== null) return { Valor: bare, Unidade: null };
  if (typeof value === 'string') return stated(parseStatedArea(value, 'pt-br'));
  if (!isStated(value)) return null;
  const { Valor, Unidade } = value as { Valor?: unknown; Unidade?: unknown };
  const amount = decimalOf(Valor);
  return amount === null ? null : { Valor: amount, Unidade: Unidade === undefined ? null : textOf(Unidade) };
}

const stated = (area: StatedArea | null) => area && { Valor: area.Valor, Unidade: area.Unidade ?? null };
