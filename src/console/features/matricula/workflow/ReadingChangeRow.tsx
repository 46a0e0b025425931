import { useId } from 'react';
import type { ReadingChange } from '../../../../domain/matricula/corrections/index.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { changeText, fieldName } from './changeText.ts';

interface ReadingChangeRowProps {
  readonly change: ReadingChange;
  readonly isKept: boolean;
  /** Absent where nothing is to be decided. */
  readonly onKept?: (isKept: boolean) => void;
}

/** One difference between two readings: what each says, and which of them counts. */
export function ReadingChangeRow({ change, isKept, onKept }: ReadingChangeRowProps) {
  const { t } = useTexts();
  const { truth, chooseAct } = useReviewContext();
  const name = useId();
  const { code, title, before, after } = useWords(change);
  const act = change.kind === 'value' ? change.act : change.kind === 'act-added' ? change.act.id : null;
  const leads = act !== null && truth.acts.some(({ id }) => id === act);
  const hand = change.kind === 'value' ? change.byHand : null;
  const side = (kept: boolean, label: string, text: string) => {
    const words = (
      <span>
        <span className="sm mut">{label}</span> <span className={kept && hand ? 'hand' : ''}>{text}</span>
      </span>
    );
    const className = `wf-side ${isKept === kept ? 'on' : ''}`;
    if (!onKept)
      return (
        <p className={className}>
          {words}
          {isKept === kept && <span className="vh"> {t('analysis.reading.counts')}</span>}
        </p>
      );
    return (
      <label className={className}>
        <input type="radio" name={name} checked={isKept === kept} onChange={() => onKept(kept)} />
        {words}
      </label>
    );
  };
  return (
    <li>
      <div className="rv-line">
        <span className="mg code">
          {leads && act ? (
            <button type="button" className="rv-code" onClick={() => chooseAct(act, 'facts')}>
              {code}
            </button>
          ) : (
            code
          )}
        </span>
        <fieldset className="wf-change">
          <legend>
            {title}
            {hand && (
              <span className="sm mut">
                {' '}
                {t('analysis.reading.byHand', { who: hand.by, reason: hand.reason })}
              </span>
            )}
          </legend>
          {side(false, t('analysis.reading.now'), after)}
          {side(true, t('analysis.reading.before'), before)}
        </fieldset>
      </div>
    </li>
  );
}

function useWords(change: ReadingChange): { code: string; title: string; before: string; after: string } {
  const { t, locale } = useTexts();
  const formats = useFormats();
  if (change.kind === 'value') {
    const { act, code, field } = change;
    const text = (value: unknown) => changeText(act, field, value, { formats, t });
    return {
      code: code ?? t('review.openingShort'),
      title: fieldName(act, field, t),
      before: text(change.before),
      after: text(change.after),
    };
  }
  const { code, event, date } = change.act;
  const whole = [enumLabel(locale)('Evento', event), date && formats.date(date)].filter(Boolean).join(', ');
  const [before, after] =
    change.kind === 'act-added'
      ? [t('analysis.reading.without'), whole]
      : [whole, t('analysis.reading.without')];
  return { code, title: t(`analysis.reading.${change.kind}`), before, after };
}
