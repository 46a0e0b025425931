import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { derivedValue } from '../../../../domain/matricula/corrections/index.ts';
import type { OverrideField, OverrideValues, Owner } from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { typedFact } from '../corrections/typedFact.ts';
import { useReviewContext } from '../ReviewContext.ts';
import { shortcutOf } from '../reviewKeys.ts';
import { useFormats } from '../useFormats.ts';
import { type OwnerRow, OwnerRows, ownerRowsOf, ownersOf } from './OwnerRows.tsx';

/** Says a derived value otherwise, with the reason it needs. Nothing typed is lost by a mistake. */
export function OverrideForm({ field, onDone }: { field: OverrideField; onDone: () => void }) {
  const { t } = useTexts();
  const formats = useFormats();
  const { today, truth, correct } = useReviewContext();
  const now = derivedValue(today, field);
  const [rows, setRows] = useState<readonly OwnerRow[]>(() =>
    field === 'owners' ? ownerRowsOf(now as readonly Owner[], formats.document) : [],
  );
  const [area, setArea] = useState(() => typedArea(now, formats.typed));
  const [registered, setRegistered] = useState(today.legalReserve.registered);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<'value' | 'reason' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const value = typedValue();
    if (value === null || reason.trim() === '') {
      setWrong(value === null ? 'value' : 'reason');
      document.getElementById(value === null ? `${id}-value` : `${id}-reason`)?.focus();
      return;
    }
    correct({ type: 'override', field, value }, reason.trim());
    onDone();
  };
  const typedValue = (): OverrideValues[OverrideField] | null => {
    if (field === 'owners') return ownersOf(rows, today.owners, formats.locale);
    const typed =
      area.trim() === ''
        ? null
        : typedFact('area', area, formats.locale, areaNow(now, truth.opening.property.area));
    if (field === 'area') return (typed ?? null) as OverrideValues['area'] | null;
    if (typed === undefined) return null;
    return { registered, area: typed as OverrideValues['legalReserve']['area'] };
  };
  return (
    <form
      ref={form}
      className="in-place wf-form"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onDone();
      }}
    >
      <p className="b">{t(`analysis.override.question.${field}`)}</p>
      {field === 'owners' && <OwnerRows id={`${id}-value`} rows={rows} onRows={setRows} />}
      {field === 'legalReserve' && (
        <label className="row">
          <input
            type="checkbox"
            checked={registered}
            onChange={(event) => setRegistered(event.target.checked)}
          />
          {t('analysis.override.registered')}
        </label>
      )}
      {field !== 'owners' && (
        <div className="fld">
          <label htmlFor={`${id}-value`}>{t('analysis.override.areaLabel')}</label>
          <input
            id={`${id}-value`}
            className="in m"
            inputMode="decimal"
            autoComplete="off"
            value={area}
            aria-invalid={wrong === 'value' || undefined}
            aria-describedby={wrong === 'value' ? `${id}-m` : undefined}
            onChange={(event) => {
              setArea(event.target.value);
              setWrong(null);
            }}
          />
        </div>
      )}
      <div className="fld">
        <label htmlFor={`${id}-reason`}>{t('show.reason')}</label>
        <input
          id={`${id}-reason`}
          className="in"
          value={reason}
          aria-invalid={wrong === 'reason' || undefined}
          aria-describedby={wrong === 'reason' ? `${id}-m` : undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setWrong(null);
          }}
        />
      </div>
      {wrong && (
        <p className="msg" role="alert" id={`${id}-m`}>
          {wrong === 'reason' ? t('review.reasonMissing') : t(`analysis.override.wrong.${field}`)}
        </p>
      )}
      <div className="line">
        <span className="grow sm mut">{t('analysis.override.until')}</span>
        <button type="submit" className="btn pri">
          {t('analysis.override.confirm')} <span className="kk">{shortcutOf('confirm')}</span>
        </button>
        <button type="button" className="btn txt" onClick={onDone}>
          {t('review.cancel')}
        </button>
      </div>
    </form>
  );
}

type Typed = ReturnType<typeof useFormats>['typed'];

function typedArea(now: ReturnType<typeof derivedValue>, typed: Typed): string {
  const area = areaNow(now, null);
  return area ? typed({ kind: 'area', value: area }) : '';
}

/** The area at hand, for its unit: of an area itself, of a reserve, else of the opening. */
function areaNow(now: ReturnType<typeof derivedValue>, other: OverrideValues['area'] | null) {
  if (now === null || Array.isArray(now)) return other;
  return ('area' in now ? now.area : (now as OverrideValues['area'])) ?? other;
}
