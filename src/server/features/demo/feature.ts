import { feature } from '../../engine/feature.ts';

/** The demo's story: a company with everything in it, made at the first start of `npm start` and nowhere else. */
export const demo = feature({
  name: 'demo',
  needs: ['matricula', 'certificates', 'calculators', 'opinions', 'feedback'],
});
