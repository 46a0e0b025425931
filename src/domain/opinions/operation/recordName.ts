import { formatMatriculaNumber } from '../../documents/matriculaNumber.ts';
import type { RecordFacts } from './facts.ts';

/** `matrícula nº 12.345`, as a sentence has it. */
export const recordName = ({ reading }: Pick<RecordFacts, 'reading'>): string =>
  reading.opening.number === null
    ? 'matrícula cujo número não foi lido'
    : `matrícula nº ${formatMatriculaNumber(reading.opening.number)}`;
