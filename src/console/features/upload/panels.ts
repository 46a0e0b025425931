import type { PanelComponents } from '../../engine/entities/show/panelComponents.ts';
import { withTexts } from '../../engine/i18n/texts.ts';

/** Panels this screen gives to the pages of other entities. */
export const panels: PanelComponents = {
  matriculas: withTexts(() => import('./MatriculasPanel.tsx'), 'errors'),
};
