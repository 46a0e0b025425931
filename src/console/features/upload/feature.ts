import type { Feature } from '../../engine/feature.ts';
import { panels } from './panels.ts';
import { screen } from './screen.ts';

/** Files: sent in parts, followed while they are read. */
export const upload: Feature = { name: 'upload', needs: [], screens: [screen], panels };
