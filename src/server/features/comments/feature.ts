import { feature } from '../../engine/feature.ts';
import { rules } from './comentario.rules.ts';

/** Comments on operations and their registry records. */
export const comments = feature({ name: 'comments', needs: [], entities: { comentario: [rules] } });
