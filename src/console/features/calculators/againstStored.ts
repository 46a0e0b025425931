import type { Run } from '../../../domain/calculators/calculation.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import type { FormData } from '../../engine/entities/form/formModel.ts';
import { type Alike, underConditions } from './result/compare/alike.ts';
import type { Against } from './result/resultProps.ts';
import type { StoredCalculation } from './storedCalculation.ts';

/** A stored calculation to hold an input against, which is worked out under the conditions of then. */
export const againstStored = (
  { calculator, run }: { readonly calculator: Calculator; readonly run: Run },
  stored: StoredCalculation,
  input: FormData,
  own: Against['own'],
): Against => ({
  title: stored.Titulo,
  result: stored.Resultado,
  conditions: stored.Condicoes,
  ...alikeOf(underConditions(calculator, run, stored, input)),
  own,
});

const alikeOf = ({ result, isReproduced }: Alike) => ({ alike: result, isReproduced });
