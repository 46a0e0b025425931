import { type Run, rowsIn } from '../calculation.ts';
import { type AreaHistoryInput, calculateAreaHistory } from './calculate.ts';

/** The area act by act. */
export const run: Run = (input, { rounding }) => {
  const Atos = rowsIn(input.Atos).map((act) => ({
    ...act,
    ...(act.AreasOrigem ? { AreasOrigem: rowsIn(act.AreasOrigem).map(({ Area }) => Area) } : {}),
  }));
  return calculateAreaHistory({ ...input, Atos } as unknown as AreaHistoryInput, rounding);
};
