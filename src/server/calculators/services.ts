import type { Models } from '../crud/models.ts';

/** What the rules of stored calculations need beyond the transaction they run in. */
export interface CalculationServices {
  readonly now: () => Date;
}

const services = new WeakMap<Models, CalculationServices>();

/** Rules are found by their file name and hold nothing; what one application lends them hangs on its models. */
export function lendCalculations(models: Models, lent: CalculationServices): void {
  services.set(models, lent);
}

/** @throws when the application was built without the calculators' calls: a mistake of ours */
export function calculationServices(models: Models): CalculationServices {
  const lent = services.get(models);
  if (!lent) throw new Error('The rules of calculo have no clock; call lendCalculations first');
  return lent;
}
