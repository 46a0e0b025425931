import type { PanelComponents } from '../../entities/show/panelComponents.ts';
import { withTexts } from '../../i18n/texts.ts';

/** Panels this screen gives to the pages of other entities. */
export const panels: PanelComponents = {
  matriculas: withTexts(() => import('./MatriculasPanel.tsx'), 'errors'),
};
