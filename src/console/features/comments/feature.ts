import type { Feature } from '../../engine/feature.ts';
import { panels } from './panels.ts';

/** Comments: what people say to each other of an operation, and of its registry records. */
export const comments: Feature = { name: 'comments', needs: [], panels };
