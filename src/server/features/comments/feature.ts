import { feature } from '../../engine/feature.ts';

/** Comments on operations and their registry records. */
export const comments = feature({ name: 'comments', needs: [] });
