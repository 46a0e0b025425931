import { feature } from '../../engine/feature.ts';
import { figureRoutes } from './figureRoutes.ts';

/** Figures: what dashboards count, each number the way to the records it counts. */
export const figures = feature({
  name: 'figures',
  needs: ['organisation', 'certificates'],
  calls: [figureRoutes],
});
