import type { ComponentType } from 'react';
import { useResult } from '../ResultContext.ts';
import { AreaOverTime } from './AreaOverTime.tsx';
import { GuaranteeHistory } from './GuaranteeHistory.tsx';
import { SeasonHistory } from './SeasonHistory.tsx';

/** Tables that are a history, by the calculator's code and the table's name: drawn over time above their rows. */
const histories: Readonly<Record<string, ComponentType>> = {
  'hipoteca.Historico': GuaranteeHistory,
  'penhor.Historico': SeasonHistory,
  'historico-area.Linhas': AreaOverTime,
};

export function HistoryOf({ table }: { table: string }) {
  const { calculator } = useResult();
  const Drawn = histories[`${calculator.code}.${table}`];
  return Drawn ? <Drawn /> : null;
}
