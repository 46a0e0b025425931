import { isTranscription } from '../matricula/model/index.ts';
import { type Alert, alert } from './alert.ts';
import type { ReadRecord } from './fromRecord.ts';

/**
 * What stands outside the acts and may change what a guarantee comes to: entries of the books before 1976 that the
 * record does not repeat, and titles that wait at the office.
 * @see specification, section 8: warnings
 */
export function guaranteeNotices({ truth: { opening, closing } }: ReadRecord): Alert[] {
  const before = opening.previousRecord;
  return [
    ...(before !== null && isTranscription(before)
      ? [alert('previous-transcription', null, { record: before })]
      : []),
    ...(closing.openProtocols.length > 0
      ? [alert('open-protocols', null, { protocols: closing.openProtocols.join(', ') })]
      : []),
  ];
}
