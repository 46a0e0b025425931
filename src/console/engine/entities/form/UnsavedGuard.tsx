import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { useTexts } from '../../i18n/texts.ts';

interface UnsavedGuardProps {
  /** Asked at the moment of leaving: a save just made needs no question. */
  readonly isDirty: () => boolean;
  readonly leave: () => void;
}

/** Asks before unsaved work is left, by a link, by going back, or by closing the tab. */
export function UnsavedGuard({ isDirty, leave }: UnsavedGuardProps) {
  const { t } = useTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isDirty(),
  );
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener('beforeunload', onClose);
    return () => removeEventListener('beforeunload', onClose);
  });
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      text={t('form.leaveText')}
      cancel={t('form.stay')}
      confirm={t('form.leave')}
      close={() => blocker.reset?.()}
      act={() => {
        leave();
        blocker.proceed?.();
        return false;
      }}
      danger
    />
  );
}
