import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { positionOn } from '../../../../../domain/calculators/mortgage/history.ts';
import type { PledgeHistoryRow } from '../../../../../domain/calculators/pledge/history.ts';
import { formatDate } from '../../../../../domain/dates.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { valuesOf } from '../figures.ts';
import { useResult } from '../ResultContext.ts';
import { AmountHistory } from './AmountHistory.tsx';
import { GuaranteeRanks } from './GuaranteeRanks.tsx';
import { PositionTable } from './PositionTable.tsx';
import { seasonKey, seasonLabel, seasonsOn, seasonsUntil } from './positions.ts';
import { timelineOf } from './timeline.ts';

/** Pledges over time, by season: credit, and what goods and land they bind. */
export function SeasonHistory() {
  const { result, words, terms } = useResult();
  const { t, locale } = words;
  // Written by the calculation itself, in the shape of its own rows.
  const rows = rowsIn(valuesOf(result).Historico) as unknown as readonly PledgeHistoryRow[];
  const timeline = timelineOf(
    rows.map(({ Data }) => Data),
    (day) =>
      seasonsUntil(rows, day, terms.rounding).map((total) => ({
        key: seasonKey(total),
        label: seasonLabel(total, words),
        amount: total.Credito,
      })),
    t('calculators.result.otherSeries'),
  );
  return (
    <AmountHistory
      timeline={timeline}
      name={t('calculators.result.bySeason')}
      sentence={(day) =>
        t('calculators.result.totalOn', {
          day: formatDate(day, locale, 'full'),
          total: `R$ ${formatDecimal(positionOn(rows, day).Total, locale, 2)}`,
        })
      }
      hint={t('calculators.result.nominal')}
      position={(day) => (
        <>
          <PositionTable position={seasonsOn(rows, day, terms.rounding, words)} series={timeline.series} />
          <GuaranteeRanks guarantees={positionOn(rows, day).Garantias} />
        </>
      )}
    />
  );
}
