import { datesIn, type Run, rowsIn } from '../calculation.ts';
import { positionOn } from '../mortgage/history.ts';
import { calculatePledge } from './calculate.ts';
import { pledgeHistory, seasonTotals } from './history.ts';
import type { PledgeInput } from './model.ts';

/** What the goods cover, and the history of the pledges where their events are given. */
export const run: Run = (input, terms) => {
  const { DatasPosicao, ...rest } = input;
  // Read by the calculator's own schema, the values are of the shape its calculation takes.
  const read = { ...rest, Eventos: rowsIn(rest.Eventos) } as unknown as PledgeInput;
  const result = calculatePledge(read, terms);
  const Historico = pledgeHistory(read.Eventos ?? [], terms.rounding);
  return {
    ...result,
    Alertas: [...result.Alertas, ...Historico.flatMap((row) => row.Alertas)],
    Historico,
    TotaisPorSafra: seasonTotals(Historico, terms.rounding),
    Posicoes: datesIn(DatasPosicao).map((day) => positionOn(Historico, day)),
  };
};
