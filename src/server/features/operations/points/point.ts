import type { LocalDate } from '../../../../domain/dates.ts';
import type { TextParams } from '../../../../metadata/texts.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { KnownStep } from '../workflowSteps.ts';

/** One thing that stands between an operation and its signature. */
export interface Point {
  /** Key of its sentence under `missing.points`. */
  readonly code: string;
  readonly params: TextParams;
  /** Who or what it waits for. */
  readonly waits: Waiting;
  /** Step of the workflow it keeps open; null = the operation itself. */
  readonly step: KnownStep | null;
  /** Where its next step is taken, and the key of that under `operation.act`; null = nobody can do anything now. */
  readonly act: Act | null;
  /** False: told, but nothing is held back by it. */
  readonly bars: boolean;
}

export interface Act {
  readonly code: string;
  readonly entity: string;
  /** The record it is done on; null = a new one. */
  readonly id: number | null;
  /** Code of a calculator, where one is to be used. */
  readonly calculator?: string;
}

/** Key of its words under `missing.waits`, and a name where a person is meant. */
export interface Waiting {
  readonly code: 'person' | 'anybody' | 'reading' | 'source' | 'directorate';
  readonly name?: string;
}

/** The signing of an operation, and the day and rights by which points missing before it are found. */
export interface Signing {
  readonly work: Work;
  readonly operation: FullRecord;
  readonly today: LocalDate;
  /** The day that counts: of the planned signature, or today where none is planned or it has passed. */
  readonly day: LocalDate;
}

/** One kind of points; each names the code without which they are not told. */
export interface PointSource {
  readonly code: string;
  readonly find: (signing: Signing) => Promise<readonly Point[]>;
}

export const waitsFor = (name: unknown): Waiting =>
  typeof name === 'string' && name !== '' ? { code: 'person', name } : { code: 'anybody' };

/** The operation's analyst, else its officer, as its own answer names them. */
export function ownerOf({ Rotulos }: FullRecord): Waiting {
  const labels = Rotulos as Readonly<Record<string, string>>;
  return waitsFor(labels.IdentificadorAnalista ?? labels.IdentificadorOfficer);
}

/** Who decides: its officer. */
export const officerOf = ({ Rotulos }: FullRecord): Waiting =>
  waitsFor((Rotulos as Readonly<Record<string, string>>).IdentificadorOfficer);
