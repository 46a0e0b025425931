import { type ReactNode, useId } from 'react';
import { formatDate, type LocalDate } from '../../../../../domain/dates.ts';
import { useWidth } from '../../../../kit/ui/useWidth.ts';
import { useResult } from '../ResultContext.ts';
import { DayInput, DaySlider } from './DateSlider.tsx';
import { StepChart, sides } from './StepChart.tsx';
import type { Timeline } from './timeline.ts';
import { useHistoryDay } from './useHistoryDay.ts';
import './history.css';

interface AmountHistoryProps {
  readonly timeline: Timeline;
  /** What the chart is of. */
  readonly name: string;
  /** What stood on a day. */
  readonly position: (day: LocalDate) => ReactNode;
  /** What is to be known of its amounts. */
  readonly hint?: string;
  /** The same in a sentence, told while the slider moves. */
  readonly sentence: (day: LocalDate) => string;
}

/** Amounts over time, and what stood at the end of any day. */
export function AmountHistory({ timeline, name, position, hint, sentence }: AmountHistoryProps) {
  const { terms, words } = useResult();
  const id = useId();
  const [width, holder] = useWidth<HTMLDivElement>(720, 260);
  const history = useHistoryDay(
    timeline.moments.map(({ day }) => day),
    terms.on,
    timeline.opening !== undefined,
  );
  const { from, to, day } = history;
  // Names stand beside the plot where there are several and there is room.
  const isNarrow = width < 560 || timeline.series.length === 1;
  const plot = { from, to, width: width - sides.left - (isNarrow ? sides.narrow : sides.right) };
  const { opening, moments } = timeline;
  const drawn = opening ? { ...timeline, moments: [{ day: from, amounts: opening }, ...moments] } : timeline;
  const full = (date: LocalDate) => formatDate(date, words.locale, 'full');
  return (
    <div className="rp-history panel">
      <div ref={holder}>
        <StepChart
          timeline={drawn}
          plot={plot}
          isNarrow={isNarrow}
          day={day}
          label={words.t('calculators.result.chart', { name, from: full(from), to: full(to) })}
        />
        <DaySlider history={history} isNarrow={isNarrow} />
      </div>
      <DayInput id={`${id}-day`} history={history} />
      {hint && <p className="hint">{hint}</p>}
      {position(day)}
      <p className="vh" aria-live="polite">
        {sentence(day)}
      </p>
    </div>
  );
}
