import { useEffect, useState } from 'react';
import { useSignal } from '../../kit/signal.ts';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconLoader2 } from '../../kit/ui/icons.ts';
import { pendingRequests, stopWaiting } from '../client/activity.ts';
import { useTexts } from '../i18n/texts.ts';
import './loadingOverlay.css';

/** Specification, section 9. */
export const overlayDelay = 1000;

/** Milliseconds after which somebody who waits is told so, and may stop. */
export const longWait = 10_000;

/**
 * Shown when requests have been under way for over a second, gone the moment all have ended (specification,
 * section 4). It takes no focus, so none is lost, and is announced once. After ten seconds there is a way out.
 */
export function LoadingOverlay() {
  const { t } = useTexts();
  const busy = useSignal(pendingRequests) > 0;
  const late = useLate(busy, overlayDelay);
  const veryLate = useLate(busy, longWait);
  return (
    <>
      <p className="vh" role="status">
        {late ? t('shell.loading') : ''}
      </p>
      {late && (
        <div className="overlay">
          <div className="overlay-in">
            <Glyph icon={IconLoader2} className="spin" />
            <span aria-hidden={!veryLate}>{t(veryLate ? 'shell.loadingLong' : 'shell.loading')}</span>
            {veryLate && (
              <button type="button" className="btn keep" onClick={stopWaiting}>
                {t('shell.stopWaiting')}
              </button>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Whether `busy` has held for so many milliseconds. */
function useLate(busy: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy, milliseconds]);
  return busy && late;
}
