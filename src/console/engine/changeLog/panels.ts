import type { PanelComponents } from '../entities/show/panelComponents.ts';

/** Panels of a change's own page in the log. */
export const panels: PanelComponents = {
  undoChange: () => import('./UndoPanel.tsx'),
};
