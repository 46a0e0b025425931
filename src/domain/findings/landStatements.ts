import type { LocalDate } from '../dates.ts';

/** What certificates say of a rural property, in the order it is shown. */
export const landFields = [
  'incraCode',
  'ccir',
  'nirf',
  'car',
  'municipality',
  'state',
  'area',
  'classification',
  'exercise',
  'declarant',
] as const;
export type LandField = (typeof landFields)[number];

/** A value as a certificate prints it, and the words that say it. */
export interface LandValue {
  readonly value: string;
  readonly page: number;
  readonly quote: string;
}

/** What one issued certificate says of the property. */
export interface LandStatement {
  /** Identifier of the certificate. */
  readonly certificate: number;
  /** Code of the catalogue. */
  readonly type: string;
  /** Name of that type. */
  readonly name: string;
  readonly issuedOn: LocalDate | null;
  readonly values: Readonly<Partial<Record<LandField, LandValue>>>;
}

/** One certificate's word on one field. */
export interface LandSaying extends LandValue {
  readonly by: LandStatement;
}

/** The certificates that speak of a field, newest first: the first counts, the others are what was said before. */
export const sayingsOf = (statements: readonly LandStatement[], field: LandField): LandSaying[] =>
  statements
    .flatMap((by) => {
      const said = by.values[field];
      return said ? [{ ...said, by }] : [];
    })
    .toSorted((a, b) => newestFirst(a.by, b.by));

/** An undated one is older than any; of one day the one asked for last is newer. */
const newestFirst = (a: LandStatement, b: LandStatement): number => {
  const [left, right] = [a.issuedOn ?? '', b.issuedOn ?? ''];
  return left === right ? b.certificate - a.certificate : left < right ? 1 : -1;
};
