import { useState } from 'react';
import { derivedValue } from '../../../../domain/matricula/corrections/index.ts';
import { type OverrideField, situation } from '../../../../domain/matricula/model/index.ts';
import { useInstants } from '../../../engine/auth/useInstants.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPencil } from '../../../kit/ui/icons.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { useFormats } from '../useFormats.ts';
import { OverrideForm } from './OverrideForm.tsx';
import { overrideText } from './overrideText.ts';

/**
 * Under a derived value: that a person says it otherwise, in the person's hand, with what the acts say; or the way to
 * say so.
 */
export function OverrideLine({ field }: { field: OverrideField }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { clock: timeOf } = useInstants();
  const { truth, canCorrect, isCut, correct } = useReviewContext();
  const [editing, setEditing] = useState(false);
  const said = truth.overrides.find((override) => override.field === field);
  if (isCut || (!said && !canCorrect)) return null;
  const folded = said ? derivedValue(situation(truth.opening, truth.acts), field) : null;
  return (
    <div className="wf-override">
      {said && (
        <p className="sm">
          <span className="hand">{overrideText(field, said.value, formats, t)}</span>{' '}
          {t('analysis.override.byHand', { reason: said.reason })}{' '}
          {said.by && t('analysis.override.by', { who: said.by, when: timeOf(said.at) })}{' '}
          <span className="mut">
            {t('analysis.override.acts', { value: overrideText(field, folded, formats, t) })}
          </span>
        </p>
      )}
      {canCorrect && (
        <div className="row">
          <button
            type="button"
            className="btn txt sq"
            aria-expanded={editing}
            onClick={() => setEditing(!editing)}
          >
            <Glyph icon={IconPencil} small />
            {t(`analysis.override.say.${field}`)}
          </button>
          {said && (
            <button
              type="button"
              className="btn txt sq"
              onClick={() =>
                correct({ type: 'override', field, value: null }, t('analysis.override.takenBack'))
              }
            >
              {t('analysis.override.takeBack')}
            </button>
          )}
        </div>
      )}
      {editing && <OverrideForm field={field} onDone={() => setEditing(false)} />}
    </div>
  );
}
