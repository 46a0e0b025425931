import { feature } from '../../engine/feature.ts';

/** Feedback: a matter between a reader of a record and those who answer. */
export const feedback = feature({ name: 'feedback', needs: [] });
