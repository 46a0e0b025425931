import type { Correction, Reading } from '../../../domain/matricula/model.ts';

/** A registry record as the review needs it: what the server tells beside the reading, and the reading itself. */
export interface ReviewRecord {
  readonly id: number;
  readonly version: number;
  /** Number of the matrícula, digits; null until it is read. */
  readonly number: string | null;
  readonly state: string;
  readonly operation: { readonly id: number; readonly code: string } | null;
  readonly client: string | null;
  readonly fileName: string;
  readonly progress: Progress | null;
  /** Sentence for a reading that failed. */
  readonly failure: string | null;
  readonly statistics: Statistics | null;
  /** Null until the file was read. */
  readonly reading: Reading | null;
  readonly corrections: readonly Correction[];
  /** Other records found in the same file. */
  readonly others: readonly number[];
}

export interface Progress {
  /** Name of the step on the wire. */
  readonly step: string;
  readonly page: number;
  readonly pages: number;
}

/** Statistics the specification names; times in milliseconds. */
export interface Statistics {
  readonly pages: number;
  readonly ocrTime: number | null;
  readonly extractionTime: number | null;
  readonly totalTime: number | null;
  /** Code of the enumeration NivelOcr. */
  readonly ocrQuality: string | null;
  readonly documents: number | null;
  /** 0..1: part of the words that an act, the opening or the closing used. */
  readonly coverage: number | null;
}

/** States in which the file is still being read: the page asks again by itself. */
export const readingStates: readonly string[] = ['recebida', 'na_fila', 'processando'];
/** States in which people may correct. */
export const openStates: readonly string[] = ['aguardando_analise', 'em_analise'];
