import type { Translate } from '../../../engine/i18n/translate.ts';
import type { ReviewRecord } from '../reviewRecord.ts';

/** A state with whoever has the record in hand: `Em análise, com você`, `Em análise, com Lídia, desde 10:42`. */
export function stateText(
  state: string,
  { lock }: Pick<ReviewRecord, 'lock'>,
  t: Translate,
  timeOf: (instant: string) => string,
): string {
  if (lock === null) return state;
  return lock.mine
    ? t('analysis.state.mine', { state })
    : t('analysis.state.other', { state, who: lock.name, since: timeOf(lock.since) });
}
