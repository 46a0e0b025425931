import { feature } from '../../engine/feature.ts';
import { addCalculatorRoutes } from './calculatorRoutes.ts';
import { calculationChanged } from './facts.ts';

/** Calculators: with figures of the records, stored and compared. */
export const calculators = feature({
  name: 'calculators',
  needs: ['matricula'],
  facts: [calculationChanged],
  calls: [addCalculatorRoutes],
});
