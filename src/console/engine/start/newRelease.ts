import { tabStorage } from '../../kit/tabStorage.ts';
import { texts } from '../i18n/texts.ts';
import { notify } from '../page/notices.ts';

/** When the page was last loaded anew by itself (milliseconds), so that it is not done without end. */
const key = 'folio.recarga';
const pause = 60_000;

/**
 * A part of the console that is gone from the server means that a new release was put out. The page is loaded anew,
 * unless that would throw away what somebody typed: then they are told, and choose the moment.
 */
export function reloadOnNewRelease(): void {
  addEventListener('vite:preloadError', () => {
    if (hasUnsavedWork() || !firstInAWhile())
      notify({
        kind: 'wa',
        stays: true,
        text: texts().t('notices.newRelease'),
        action: { label: texts().t('notices.reload'), act: () => location.reload() },
      });
    else location.reload();
  });
}

/** Asks whoever guards unsaved work against the closing of the page. */
const hasUnsavedWork = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

function firstInAWhile(): boolean {
  const last = Number(tabStorage.get(key) ?? 0);
  tabStorage.set(key, String(Date.now()));
  // Where it cannot be noted nobody can tell, and the person is asked.
  return Date.now() - last >= pause && !tabStorage.isFleeting();
}
