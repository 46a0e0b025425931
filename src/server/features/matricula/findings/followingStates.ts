import { openRecordStates } from './openRecordStates.ts';

/** States whose findings follow what they depend on outside the record: a finished analysis was finished for that. */
export const followingStates: readonly string[] = [...openRecordStates, 'concluida'];
