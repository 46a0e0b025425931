import { datesIn, type Run, rowsIn } from '../calculation.ts';
import { calculateMortgage, type MortgageInput } from './calculate.ts';
import { guaranteeHistory, positionOn } from './history.ts';

/** What the property secures, and the history of its guarantees where their events are given. */
export const run: Run = (input, terms) => {
  const { DatasPosicao, Alocacao, PisoNominal, ...rest } = input;
  const Onus = rowsIn(rest.Onus).map((one) => ({ Alocacao, PisoNominal, ...one }));
  // Read by the calculator's own schema, the values are of the shape its calculation takes.
  const read = { ...rest, Onus, Eventos: rowsIn(rest.Eventos) } as unknown as MortgageInput;
  const result = calculateMortgage(read, terms);
  const Historico = guaranteeHistory(read.Eventos ?? [], terms.rounding);
  return {
    ...result,
    Alertas: [...result.Alertas, ...Historico.flatMap((row) => row.Alertas)],
    Historico,
    Posicoes: datesIn(DatasPosicao).map((day) => positionOn(Historico, day)),
  };
};
