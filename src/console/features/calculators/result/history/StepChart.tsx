import { Fragment, useId } from 'react';
import type { LocalDate } from '../../../../../domain/dates.ts';
import { intlTag } from '../../../../../domain/locale.ts';
import { useResult } from '../ResultContext.ts';
import { hasPattern, Patterns } from './Patterns.tsx';
import { type Plot, placeOnPlot, stepShapes, yearMarks } from './stepShapes.ts';
import type { Timeline } from './timeline.ts';

const height = 148;
const top = 20;
const bottom = 24;

/** Margins beside the plot, px; the slider below keeps the same. */
export const sides = { left: 68, right: 92, narrow: 8 } as const;

/** Amounts over time as steps, with the chosen day across them. Its table says the same: it is one image. */
export function StepChart({ timeline, isNarrow, day, label, ...props }: StepChartProps) {
  const { words } = useResult();
  const id = useId();
  const plot = { ...props.plot, height };
  const { shapes, top: most, y } = stepShapes(timeline, plot);
  const compact = new Intl.NumberFormat(intlTag[words.locale], { notation: 'compact' });
  const right = isNarrow ? sides.narrow : sides.right;
  const whole = sides.left + plot.width + right;
  const chosen = placeOnPlot(day, plot);
  const isInside = day >= plot.from && day <= plot.to;
  const isOne = timeline.series.length === 1;
  return (
    <svg
      className="rp-chart"
      width={whole}
      height={top + height + bottom}
      viewBox={`0 0 ${whole} ${top + height + bottom}`}
      role="img"
      aria-label={label}
    >
      <Patterns id={id} />
      <g transform={`translate(${sides.left} ${top})`}>
        {[0, most / 2, most].map((amount) => (
          <g key={amount}>
            <line className="grid" x1={0} x2={plot.width} y1={y(amount)} y2={y(amount)} />
            <text x={-8} y={y(amount) + 4} textAnchor="end">
              {compact.format(amount)}
            </text>
          </g>
        ))}
        {shapes.map(({ key, look, area }) => (
          <Fragment key={key}>
            <path className={`area ${look} ${isOne ? 'one' : ''}`} d={area} />
            {!isOne && hasPattern(look) && <path fill={`url(#${id}-${look})`} d={area} />}
          </Fragment>
        ))}
        {isOne && shapes.map(({ key, line }) => <path key={key} className="line" d={line} />)}
        {shapes.map(
          ({ key, label: name, end }) =>
            end &&
            end.height >= 14 &&
            !isNarrow &&
            !isOne && (
              <text key={key} x={plot.width + 8} y={end.middle + 4} className="name">
                {name}
              </text>
            ),
        )}
        {timeline.moments.map(({ day: at }) => (
          <line
            key={at}
            className="event"
            x1={placeOnPlot(at, plot)}
            x2={placeOnPlot(at, plot)}
            y1={height}
            y2={height + 5}
          />
        ))}
        {yearMarks(plot).map((first) => (
          <text key={first} x={placeOnPlot(first, plot)} y={height + 19} textAnchor="middle">
            {first.slice(0, 4)}
          </text>
        ))}
        {isInside && (
          <>
            <line className="now" x1={chosen} x2={chosen} y1={-top + 4} y2={height} />
            <circle className="now" cx={chosen} cy={-top + 6} r={3.5} />
          </>
        )}
      </g>
    </svg>
  );
}

interface StepChartProps {
  readonly timeline: Timeline;
  readonly plot: Omit<Plot, 'height'>;
  /** Without the names beside the plot. */
  readonly isNarrow: boolean;
  readonly day: LocalDate;
  readonly label: string;
}
