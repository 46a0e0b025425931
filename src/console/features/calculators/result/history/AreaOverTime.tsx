import type { AreaRow } from '../../../../../domain/calculators/areaHistory/calculate.ts';
import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { formatDate, type LocalDate } from '../../../../../domain/dates.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { placesOf, unitText } from '../../../../../metadata/valueText.ts';
import { valuesOf } from '../figures.ts';
import { useResult } from '../ResultContext.ts';
import { AmountHistory } from './AmountHistory.tsx';
import { areaOn, areaTimeline } from './areaTimeline.ts';

/** The area over the years; acts without a date stand with the one before them. */
export function AreaOverTime() {
  const { result, words } = useResult();
  const { t, locale } = words;
  // Written by the calculation itself, in the shape of its own rows.
  const rows = rowsIn(valuesOf(result).Linhas) as unknown as readonly AreaRow[];
  const timeline = areaTimeline(rows, t('calculators.result.area'));
  if (timeline.moments.length === 0) return null;
  const sentence = (day: LocalDate) => {
    const row = areaOn(rows, day);
    const shown = formatDate(day, locale, 'full');
    if (!row?.AreaNova) return t('calculators.result.noArea', { day: shown });
    return t(row.Ato ? 'calculators.result.areaSince' : 'calculators.result.areaOpening', {
      day: shown,
      area: `${formatDecimal(row.AreaNova, locale, placesOf(row.AreaNova))} ${unitText(row.Unidade)}`,
      act: row.Ato ?? '',
    });
  };
  return (
    <AmountHistory
      timeline={timeline}
      name={t('calculators.result.area')}
      sentence={sentence}
      position={(day) => <p className="rp-none">{sentence(day)}</p>}
    />
  );
}
