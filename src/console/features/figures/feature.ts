import type { Feature } from '../../engine/feature.ts';
import { screen } from './screen.ts';

/** Figures: dashboards, each number the way to the list it counts. */
export const figures: Feature = { name: 'figures', needs: [], screens: [screen] };
