import { feature } from '../../engine/feature.ts';
import { calculatorRoutes } from './calculatorRoutes.ts';

/** Calculators: with figures of the records, stored and compared. */
export const calculators = feature({
  name: 'calculators',
  needs: ['matricula'],
  calls: [calculatorRoutes],
});
