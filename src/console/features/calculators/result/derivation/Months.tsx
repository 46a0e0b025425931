import { useState } from 'react';
import { formatDate, formatMonth } from '../../../../../domain/dates.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { ScrollRegion } from '../../../../kit/ui/ScrollRegion.tsx';
import { useResult } from '../ResultContext.ts';
import { type CorrectionMonths, everyMonth } from './correctionMonths.ts';

/** The variations a correction multiplied, month by month, on demand. */
export function Months({ months, title }: { months: CorrectionMonths; title: string }) {
  const { words, isPaper } = useResult();
  const [isOpen, setOpen] = useState(false);
  const name = words.t('calculators.result.months', { smart_count: months.count });
  return (
    <details className="rp-months" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {(isOpen || isPaper) && <MonthTable months={months} name={`${name}, ${title}`} />}
    </details>
  );
}

function MonthTable({ months, name }: { months: CorrectionMonths; name: string }) {
  const { words } = useResult();
  const { t, locale } = words;
  return (
    <ScrollRegion label={name} className="scroll">
      <table className="tbl">
        <thead>
          <tr>
            <th className="key">{t('calculators.result.month')}</th>
            <th>{t('calculators.result.period')}</th>
            <th className="num">{t('calculators.result.variation')}</th>
            <th className="num">{t('calculators.result.factor')}</th>
          </tr>
        </thead>
        <tbody>
          {everyMonth(months).map(({ month, from, to, variation, factor, part }) => (
            <tr key={month}>
              <th scope="row" className="key num">
                {formatMonth(month)}
              </th>
              <td>
                {from && to && `${formatDate(from, locale, 'full')} – ${formatDate(to, locale, 'full')}`}
                {part && ` (${t('calculators.result.daysOf', part)})`}
              </td>
              <td className="num">
                {variation === null ? (
                  <span className="doubt">{t('calculators.result.notPublished')}</span>
                ) : (
                  `${formatDecimal(variation, locale)}%`
                )}
              </td>
              <td className="num">{formatDecimal(factor, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
