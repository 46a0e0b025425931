import type { FullRecord } from '../../engine/crud/record.ts';
import { type Waiting, waitsFor } from '../../engine/missing/missing.ts';

const labelsOf = ({ Rotulos }: FullRecord) => Rotulos as Readonly<Record<string, string>>;

/** Who answers for an operation: its analyst, else its officer. */
export const ownerOf = (operation: FullRecord): Waiting =>
  waitsFor(labelsOf(operation).IdentificadorAnalista ?? labelsOf(operation).IdentificadorOfficer);

/** Who decides: its officer. */
export const officerOf = (operation: FullRecord): Waiting =>
  waitsFor(labelsOf(operation).IdentificadorOfficer);
