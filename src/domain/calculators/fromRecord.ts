import type { LocalDate } from '../dates.ts';
import type { Truth } from '../matricula/corrections/index.ts';
import type { Situation } from '../matricula/model/index.ts';
import { fromRecord as areaHistory } from './areaHistory/fromRecord.ts';
import type { Values } from './calculation.ts';
import { fromRecord as fgtsReuse } from './fgtsReuse/fromRecord.ts';
import { fromRecord as mortgage } from './mortgage/fromRecord.ts';
import type { Notice } from './notice.ts';
import { fromRecord as ownership } from './ownership/fromRecord.ts';
import { fromRecord as pledge } from './pledge/fromRecord.ts';

/** A registry record as it counts today. */
export interface ReadRecord {
  readonly truth: Truth;
  readonly situation: Situation;
}

/** Where a value of an input comes from. */
export interface Source {
  /** Its place in the input: `Onus.0.Valor`. */
  readonly Campo: string;
  /** Code of the act, `R-2`; null for the opening. */
  readonly Ato: string | null;
  /** Page of the file, 1 first; null where a person typed the act. */
  readonly Pagina: number | null;
  /** The words that say it, as printed. */
  readonly Trecho: string | null;
}

/** The input of a calculator as far as a record says it; what it does not say is absent and asked for in `Avisos`. */
export interface Filled {
  /** By the names of the input schema, as a `Run` takes them. */
  readonly Entrada: Values;
  readonly Fontes: readonly Source[];
  readonly Avisos: readonly Notice[];
}

/** @param on the day the calculation is made for */
export type FromRecord = (record: ReadRecord, on: LocalDate) => Filled;

/** Calculators that open filled from a record, by their folder; the others take typed values only. */
export const recordFillings: Readonly<Record<string, FromRecord>> = {
  areaHistory,
  fgtsReuse,
  mortgage,
  ownership,
  pledge,
};
