import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { type HistoryRow, positionOn } from '../../../../../domain/calculators/mortgage/history.ts';
import { formatDate } from '../../../../../domain/dates.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { valuesOf } from '../figures.ts';
import { lookOfDegree } from '../looks.ts';
import { useResult } from '../ResultContext.ts';
import { AmountHistory } from './AmountHistory.tsx';
import { GuaranteeRanks } from './GuaranteeRanks.tsx';
import { PositionTable } from './PositionTable.tsx';
import { degreeKey, degreeLabel, degreesOn } from './positions.ts';
import { timelineOf } from './timeline.ts';

/** Guarantees of the property over time, by registered degree. */
export function GuaranteeHistory() {
  const { result, words } = useResult();
  const { t, locale } = words;
  // Written by the calculation itself, in the shape of its own rows.
  const rows = rowsIn(valuesOf(result).Historico) as unknown as readonly HistoryRow[];
  const timeline = timelineOf(
    rows.map(({ Data }) => Data),
    (day) =>
      positionOn(rows, day).PorGrau.map(({ Grau, Total }) => ({
        key: degreeKey(Grau),
        label: degreeLabel(Grau, words),
        look: lookOfDegree(Grau),
        amount: Total,
      })),
    t('calculators.result.otherSeries'),
  );
  return (
    <AmountHistory
      timeline={timeline}
      name={t('calculators.result.byDegree')}
      sentence={(day) =>
        t('calculators.result.totalOn', {
          day: formatDate(day, locale, 'full'),
          total: `R$ ${formatDecimal(positionOn(rows, day).Total, locale, 2)}`,
        })
      }
      hint={t('calculators.result.nominal')}
      position={(day) => (
        <>
          <PositionTable position={degreesOn(rows, day, words)} series={timeline.series} />
          <GuaranteeRanks guarantees={positionOn(rows, day).Garantias} />
        </>
      )}
    />
  );
}
