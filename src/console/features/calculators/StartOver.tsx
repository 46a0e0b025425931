import { useState } from 'react';
import { useInstants } from '../../engine/auth/useInstants.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog.tsx';

interface StartOverProps {
  readonly changes: number;
  /** When the draft that was taken up again was typed. */
  readonly recovered: Date | null;
  readonly discard: () => void;
}

/** Below the inputs once something changed: how much, and the way back to the beginning. */
export function StartOver({ changes, recovered, discard }: StartOverProps) {
  const { t } = useTexts();
  const { clock } = useInstants();
  const [asking, setAsking] = useState(false);
  if (changes === 0) return null;
  return (
    <p className="calc-unsaved sm mut">
      {t('calculators.changed', { smart_count: changes })}{' '}
      {recovered && <>{t('form.draft', { time: clock(recovered) })} </>}
      <button type="button" className="linkish" onClick={() => setAsking(true)}>
        {t('form.discard')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('form.discardTitle')}
        text={t('form.leaveText')}
        cancel={t('form.stay')}
        confirm={t('form.discard')}
        close={() => setAsking(false)}
        act={discard}
        danger
      />
    </p>
  );
}
