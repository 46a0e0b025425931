import type { PanelComponents } from '../../engine/entities/show/panelComponents.ts';

/** Panels this screen gives to the pages of other entities. */
export const panels: PanelComponents = {
  opinion: () => import('./OperationOpinionPanel.tsx'),
};
