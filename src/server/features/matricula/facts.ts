import type { Fact } from '../../engine/facts.ts';

/** The truth of a registry record changed, or what was decided of its findings; told of the record. */
export const recordTruth: Fact = { name: 'record-truth' };
