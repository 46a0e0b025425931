import { useEffect, useState } from 'react';
import { pendingRequests } from '../data/activity.ts';
import { useTexts } from '../i18n/texts.ts';
import { useSignal } from '../start/signal.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { IconLoader2 } from '../ui/icons.ts';
import './loadingOverlay.css';

/** Specification, section 9. */
export const overlayDelay = 1000;

/**
 * Shown when requests have been under way for over a second, gone the moment all have ended. It takes no
 * focus, so none is lost, and is announced once.
 */
export function LoadingOverlay() {
  const { t } = useTexts();
  const busy = useSignal(pendingRequests) > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return setLate(false);
    const timer = setTimeout(() => setLate(true), overlayDelay);
    return () => clearTimeout(timer);
  }, [busy]);
  const shown = busy && late;
  return (
    <>
      <p className="vh" role="status">
        {shown ? t('shell.loading') : ''}
      </p>
      {shown && (
        <div className="overlay" aria-hidden="true">
          <span className="overlay-in">
            <Glyph icon={IconLoader2} className="spin" />
            {t('shell.loading')}
          </span>
        </div>
      )}
    </>
  );
}
