import { feature } from '../../engine/feature.ts';

/** Comments on registry records. */
export const comments = feature({ name: 'comments', needs: [] });
