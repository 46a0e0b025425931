import { useSyncExternalStore } from 'react';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconPlugConnectedX } from '../../kit/ui/icons.ts';
import { useTexts } from '../i18n/texts.ts';

/** Says that there is no network, as long as there is none. Nothing is sent by itself when it is back. */
export function OfflineBanner() {
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status" className="offline-place">
      {!isOnline && (
        <p className="offline row">
          <Glyph icon={IconPlugConnectedX} small />
          {t('notices.noNetwork')}
        </p>
      )}
    </div>
  );
}

function follow(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
