import { missingFacts } from '../../../../domain/matricula/corrections/index.ts';
import type { ConclusionCheck } from './conclusionCheck.ts';

/** Mandatory fields are there and shares make a whole. */
export const factsMissing: ConclusionCheck = async ({ truth, today }) => missingFacts(truth, today);
