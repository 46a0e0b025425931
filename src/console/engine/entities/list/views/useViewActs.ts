import type { SavedView } from '../../../../../metadata/calls/views.ts';
import { ApiError } from '../../../client/apiError.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { notify } from '../../../page/notices.ts';
import { addressOfView } from '../../addresses.ts';
import type { Views } from './useViews.ts';
import type { ListStanding } from './viewDefinition.ts';

/** Acts that need no dialog, and what is said of how they went. */
export function useViewActs(views: Views) {
  const { t } = useTexts();
  const failed = (error: unknown) => {
    const isStale = error instanceof ApiError && error.status === 409;
    const reason = (error as Error).message;
    notify({ kind: 'er', text: isStale ? t('list.views.stale') : t('list.views.failed', { reason }) });
  };
  const undo = async (bringBack: () => Promise<unknown>) => {
    try {
      await bringBack();
    } catch (error) {
      notify({ kind: 'er', text: (error as Error).message });
    }
  };
  return {
    save: async (view: SavedView, standing: ListStanding) => {
      try {
        await views.update(view, standing);
        notify({ kind: 'ok', text: t('list.views.updated', { name: view.Nome }) });
      } catch (error) {
        failed(error);
      }
    },
    remove: async (view: SavedView) => {
      try {
        const bringBack = await views.remove(view);
        notify({
          kind: 'ok',
          text: t('list.views.removed', { name: view.Nome }),
          action: { label: t('delete.undo'), act: () => void undo(bringBack) },
        });
      } catch (error) {
        failed(error);
      }
    },
    copyAddress: async (view: SavedView) => {
      const { origin, pathname, search } = location;
      try {
        await navigator.clipboard.writeText(`${origin}${pathname}${search}#${addressOfView(view)}`);
        notify({ kind: 'ok', text: t('list.views.copied') });
      } catch {
        notify({ kind: 'wa', text: t('list.views.copyFailed') });
      }
    },
  };
}
