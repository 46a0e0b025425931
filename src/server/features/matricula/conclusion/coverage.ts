import { coverageMissing as missingIn } from '../../../../domain/matricula/corrections/index.ts';
import type { ConclusionCheck } from './conclusionCheck.ts';

/** Every block of text is accounted for. */
export const coverageMissing: ConclusionCheck = async ({ truth }) => missingIn(truth);
