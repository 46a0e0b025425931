import type { Feature } from '../../engine/feature.ts';
import { panels } from './panels.ts';
import { screen } from './screen.ts';

/** Opinions: written, decided and shown, on a record and on the operation. */
export const opinions: Feature = { name: 'opinions', needs: [], screens: [screen], panels };
