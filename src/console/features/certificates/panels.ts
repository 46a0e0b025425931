import type { PanelComponents } from '../../engine/entities/show/panelComponents.ts';
import { withTexts } from '../../engine/i18n/texts.ts';

/** Panels this screen gives to the pages of other entities. */
export const panels: PanelComponents = {
  checklist: withTexts(() => import('./ChecklistPanel.tsx'), 'certificates', 'errors'),
  certificate: withTexts(() => import('./CertificatePanel.tsx'), 'certificates', 'errors'),
};
