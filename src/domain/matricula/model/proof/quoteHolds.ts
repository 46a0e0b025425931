import { Decimal as DecimalNumber } from 'decimal.js';
import { findAreas } from '../../../text/areaText.ts';
import { findDates } from '../../../text/dateText.ts';
import { editDistance, foldScanned } from '../../../text/fold.ts';
import { findMoney } from '../../../text/moneyText.ts';
import { readOrdinal } from '../../../text/numbersInWords.ts';
import { findRegime } from '../../../text/regimeText.ts';
import { findShares } from '../../../text/shareText.ts';
import { findSizes } from '../../../text/sizeText.ts';
import type { Area } from '../model.ts';

/**
 * Whether the words quoted say the value: days and sums in figures or words, names but for slips of recognition,
 * codes by their digits. A value that no words spell (an event, a kind, a state told by its town) is held by any.
 * @param field path in the domain model: `dueOn`, `grantees.1.name`, `property.area`
 */
export function quoteHolds(field: string, value: unknown, quote: string): boolean {
  if (value === null || value === undefined) return true;
  const folded = foldScanned(quote).replace(/(?<=[A-Z])-\s(?=[A-Z])/g, '');
  if (!/[A-Z\d]/.test(folded)) return false;
  const name = field.replace(/\.\d+(?=\.|$)/g, '.*');
  const holds = checks.find(([pattern]) => pattern.test(name))?.[1];
  return holds ? holds(value, folded) : true;
}

type Check = (value: unknown, folded: string) => boolean;

const saysDay: Check = (value, folded) => findDates(folded).some((date) => date.value === value);

const saysSum: Check = (value, folded) =>
  findMoney(folded, null).some((sum) => new DecimalNumber(sum.value.value).eq(String(value)));

function saysArea(value: unknown, folded: string): boolean {
  const { value: size, unit } = value as Area;
  return findAreas(folded).some(
    (area) => area.value.unit === unit && new DecimalNumber(area.value.value).eq(size),
  );
}

/** A part may be told by its area. */
const saysShare: Check = (value, folded) =>
  findShares(folded).some((share) => share.value === value) || findSizes(folded, 0, folded.length).length > 0;

/** Letters that recognition gives for digits count as those. */
const digitsOf = (folded: string): string =>
  folded
    .replace(/[OQD]/g, '0')
    .replace(/[IL|]/g, '1')
    .replace(/Z/g, '2')
    .replace(/S/g, '5')
    .replace(/G/g, '6')
    .replace(/B/g, '8')
    .replace(/\D/g, '');

const saysDigits: Check = (value, folded) => {
  const wanted = String(value)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
  return folded.replace(/\D/g, '').includes(wanted) || digitsOf(folded).includes(wanted);
};

/** The number of an act, by itself or behind its letter; the stroke after it may be read as a letter. */
const saysNumber: Check = (value, folded) => {
  const wanted = String(value).replace(/\D/g, '');
  return folded.split(/[^A-Z0-9|]+/).some((word) => {
    const bare = word.replace(/^(?:R|AV)(?=.)/, '');
    const stroke = new RegExp(`^0*${wanted}[IL|]`);
    return stroke.test(bare) || (bare.length <= 4 && digitsOf(bare).replace(/^0+(?=\d)/, '') === wanted);
  });
};

/** CNPJ may hold letters; recognition mixes them with digits. */
const saysMarks: Check = (value, folded) => {
  const bare = (text: string) =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .replace(/[OQD]/g, '0')
      .replace(/[IL]/g, '1')
      .replace(/S/g, '5')
      .replace(/B/g, '8')
      .replace(/Z/g, '2');
  return bare(folded).includes(bare(String(value)));
};

/** Each word of the value, but for one wrong letter in long ones, stands in the quote; joined or split words too. */
const saysName: Check = (value, folded) => {
  const words = wordsOf(foldScanned(String(value)));
  const quoted = wordsOf(folded);
  const joined = quoted.join('');
  const missing = words.filter(
    (word) =>
      !joined.includes(word) &&
      !quoted.some((other) => word.length >= 4 && editDistance(word, other, 1) <= 1),
  );
  return missing.length === 0;
};

const wordsOf = (folded: string): string[] => folded.split(/[^A-Z0-9]+/).filter((word) => word.length > 1);

/** Most of a name put together from several lines. */
const saysMost: Check = (value, folded) => {
  const words = wordsOf(foldScanned(String(value))).filter((word) => word.length > 2);
  const joined = wordsOf(folded).join('');
  return words.filter((word) => joined.includes(word)).length * 2 >= words.length;
};

const saysDegree: Check = (value, folded) =>
  folded
    .split(/[^A-Z0-9]+/)
    .some((word) => word.replace(/[ºª]/g, '') === String(value) || readOrdinal(word) === value) ||
  saysDigits(value, folded);

const saysRegime: Check = (value, folded) => findRegime(folded, 0, folded.length)?.value === value;

/** First match counts; lists have `*` for the place. */
const checks: readonly (readonly [RegExp, Check])[] = [
  [/(?:^|\.)(?:date|titleDate|dueOn|openedOn|issuedOn)$/, saysDay],
  [/^value$/, saysSum],
  [/^(?:property\.area|area|detachedArea|legalReserve)$/, saysArea],
  [/share$/i, saysShare],
  [/^(?:code|order|links\.\*\.code)$/, saysNumber],
  [/(?:^|\.)(?:number|cnm|protocol|incraCode|ccir|nirf(?:\.\*)?|openProtocols\.\*)$/, saysDigits],
  [/(?:document|car|municipalRegistration)$/, saysMarks],
  [/^(?:creditor|(?:owners|grantors|grantees|personChanges)\.\*\.(?:name|newName|spouse))$/, saysName],
  [/(?:property\.name|propertyChange\.name|municipality)$/, saysName],
  [/^(?:registryOffice|district|previousRecord)$/, saysMost],
  [/maritalRegime$/, saysRegime],
  [/^degree$/, saysDegree],
];
