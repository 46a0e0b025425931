import { useTexts } from '../../i18n/texts.ts';
import { notify } from '../../shell/notices.ts';
import type { Standing, Views } from './useViews.ts';

/** Puts the list as it stands into the view shown, and says whether there was room. */
export function useSaveView(views: Views, standing: Standing): () => void {
  const { t } = useTexts();
  return () => {
    if (!views.update(standing)) notify({ kind: 'er', text: t('list.views.full') });
    else notify({ kind: 'ok', text: t('list.views.updated', { name: views.current?.name ?? '' }) });
  };
}
