import { feature } from '../../engine/feature.ts';

/**
 * The demo's story: a company with everything in it, made at the first start of `npm start` or `npm run dev`.
 * Production has none of it.
 */
export const demo = feature({
  name: 'demo',
  needs: ['matricula', 'certificates', 'calculators', 'opinions', 'feedback'],
});
