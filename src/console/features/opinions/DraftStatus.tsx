import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import type { DraftEditing } from './useOpinionDraft.ts';

/** Where the words are: on the server since when, on their way, or only here. */
export function DraftStatus({
  editing: { state, save, takeTheirs, keepMine },
}: {
  readonly editing: DraftEditing;
}) {
  const { t } = useTexts();
  const { clock, isToday } = useInstants();
  if (state.kind === 'conflict')
    return (
      <div className="note wa op-note" role="alert">
        <span className="grow">
          {t('opinion.conflict', { time: state.theirs.savedAt ? clock(state.theirs.savedAt) : '–' })}
        </span>
        <button type="button" className="btn sq" onClick={takeTheirs}>
          {t('opinion.takeTheirs')}
        </button>
        <button type="button" className="btn sq" onClick={keepMine}>
          {t('opinion.keepMine')}
        </button>
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div className="note er op-note" role="alert">
        <span className="grow pre">{t('opinion.notSaved', { why: state.text })}</span>
        <button type="button" className="btn sq" onClick={() => void save()}>
          {t('review.retry')}
        </button>
      </div>
    );
  const words = {
    idle: t('opinion.unsavedYet'),
    waiting: t('opinion.waitingToSave'),
    saving: t('opinion.saving'),
    saved:
      state.kind === 'saved'
        ? t(isToday(state.at) ? 'opinion.savedAt' : 'opinion.savedOn', { time: clock(state.at) })
        : '',
  };
  return (
    <p className="xs mut op-saved" role="status">
      {words[state.kind]}
    </p>
  );
}
