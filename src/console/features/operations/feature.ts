import type { Feature } from '../../engine/feature.ts';
import { panels } from './panels.ts';

/** Operations: what is missing, steps and the timeline, on the page of each. */
export const operations: Feature = { name: 'operations', needs: [], panels };
