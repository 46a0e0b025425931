import { feature } from '../../engine/feature.ts';
import { calculatorRoutes } from './calculatorRoutes.ts';
import { rules as calculations } from './calculo.rules.ts';
import { calculationChanged } from './facts.ts';
import { rules as indexes } from './indice.rules.ts';
import { missingCalculations } from './missingCalculations.ts';

/** Calculators: with figures of the records, stored and compared. */
export const calculators = feature({
  name: 'calculators',
  needs: ['organisation', 'matricula'],
  entities: { calculo: [calculations], indice: [indexes] },
  facts: [calculationChanged],
  missing: { operacao: { calculos: missingCalculations } },
  calls: [calculatorRoutes],
});
