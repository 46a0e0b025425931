import type { PanelComponents } from '../../engine/entities/show/panelComponents.ts';

/** Panels this feature gives to the pages of other entities. */
export const panels: PanelComponents = {
  comments: () => import('./CommentsPanel.tsx'),
};
