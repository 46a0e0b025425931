import { fetched } from '../../engine/entities/ownWidgets.tsx';
import type { Feature } from '../../engine/feature.ts';
import { withTexts } from '../../engine/i18n/texts.ts';
import { actionNotes } from './actionNotes.ts';
import { panels } from './panels.ts';
import { selectionActs } from './selectionActs.ts';

/** Certificates: the checklist of an operation, orders with their prices, documents held against their requests. */
export const certificates: Feature = {
  name: 'certificates',
  needs: ['upload'],
  panels,
  actionNotes,
  selectionActs,
  widgets: {
    'cliente.Origens': {
      Widget: fetched(
        withTexts(async () => (await import('./fill/OriginsValue.tsx')).OriginsValue, 'certificates'),
      ),
    },
    'certidao.Dados': {
      Widget: fetched(
        withTexts(async () => (await import('./attach/DocumentValue.tsx')).DocumentValue, 'certificates'),
      ),
    },
  },
};
