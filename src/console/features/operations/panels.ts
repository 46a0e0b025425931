import type { PanelComponents } from '../../engine/entities/show/panelComponents.ts';

/** Panels this screen gives to the pages of other entities. */
export const panels: PanelComponents = {
  missing: () => import('./MissingPanel.tsx'),
  steps: () => import('./StepsPanel.tsx'),
  timeline: () => import('./TimelinePanel.tsx'),
};
