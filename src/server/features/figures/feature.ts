import { feature } from '../../engine/feature.ts';
import { figureRoutes } from './figureRoutes.ts';
import { rules as moves } from './movimento-matricula.rules.ts';
import { rules as closings } from './operacao.rules.ts';
import { rules as stock } from './registro-matricula.rules.ts';
import { rules as comings } from './usuario.rules.ts';

/** Figures: what dashboards count, each number the way to the records it counts. */
export const figures = feature({
  name: 'figures',
  needs: ['organisation', 'certificates'],
  entities: { 'movimento-matricula': [moves] },
  adds: { operacao: closings, 'registro-matricula': stock, usuario: comings },
  calls: [figureRoutes],
});
