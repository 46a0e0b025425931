import { useEffect } from 'react';
import { BusyButton } from '../../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconPencil, IconPlus } from '../../../kit/ui/icons.ts';
import { useInstants } from '../../auth/useInstants.ts';
import { useTexts } from '../../i18n/texts.ts';

interface SaveBarProps {
  readonly changes: number;
  /** When the draft that was taken up again was typed. */
  readonly recovered: Date | null;
  readonly busy: boolean;
  readonly save: () => void;
  /** Of a new record: saves it and begins the next. */
  readonly saveAndAnother?: () => void;
  readonly discard: () => void;
}

/** Comes with the first change: how many, and the two ways to end it. */
export function SaveBar({ changes, recovered, busy, save, saveAndAnother, discard }: SaveBarProps) {
  const { t } = useTexts();
  const { clock } = useInstants();
  useSaveKey(save);
  const time = recovered && clock(recovered);
  return (
    <section className="save-bar" aria-label={t('form.unsaved')}>
      {(changes > 0 || time) && <Glyph icon={IconPencil} />}
      <span className="grow">
        {changes > 0 && (
          <>
            <b className="save-long">{t('form.changed', { smart_count: changes })}</b>
            <b className="save-short" aria-hidden="true">
              {t('form.changedShort', { smart_count: changes })}
            </b>
          </>
        )}{' '}
        {time && <span className="mut sm">{t('form.draft', { time })}</span>}
      </span>
      <button type="button" className="btn txt" onClick={discard}>
        {t('form.discard')}
      </button>
      {saveAndAnother && (
        <button type="button" className="btn keep save-another" disabled={busy} onClick={saveAndAnother}>
          <span className="save-short" aria-hidden="true">
            <Glyph icon={IconPlus} />
          </span>
          <span className="save-long">{t('form.saveAndAnother')}</span>
        </button>
      )}
      <BusyButton type="button" className="pri" busy={busy} busyText={t('form.saving')} onClick={save}>
        {t('form.save')} <span className="kk wide-only-inline">Ctrl S</span>
      </BusyButton>
    </section>
  );
}

function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // A form in a dialog above this one saves itself.
      if (document.querySelector('[role="dialog"]') === null) save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
