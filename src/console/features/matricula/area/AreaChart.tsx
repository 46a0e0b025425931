import { useTexts } from '../../../engine/i18n/texts.ts';
import { useWidth } from '../../../kit/ui/useWidth.ts';
import { useFormats } from '../useFormats.ts';
import { chartOf, type ShownArea, signed } from './areaSteps.ts';

const height = 132;
const margin = { top: 26, bottom: 22, left: 4 } as const;

/** The areas as a step line over the years. What it draws, the table says: it is one image to who does not see it. */
export function AreaChart({ steps, label }: { steps: readonly ShownArea[]; label: string }) {
  const { t } = useTexts();
  const { number } = useFormats();
  const [width, holder] = useWidth<HTMLDivElement>(480, 240);
  const points = chartOf(steps, width - margin.left, height);
  const line = points.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  const end = width - margin.left;
  const values = apart(points, 120);
  const first = apart(points, 84);
  const second = apart(
    points.map((point, index) => (first.has(index) ? null : point)),
    84,
  );
  const bottom = second.size > 0 ? margin.bottom + 16 : margin.bottom;
  return (
    <div ref={holder} className="ar-chart">
      <svg width={width} height={height + margin.top + bottom} role="img" aria-label={label}>
        <g transform={`translate(${margin.left} ${margin.top})`}>
          <line className="base" x1={0} x2={end} y1={height} y2={height} />
          <path className="fill" d={`${line}H${end}V${height}H0Z`} />
          <path className="step" d={`${line}H${end}`} />
          {points.map(({ step, x, y }, index) => (
            <g key={`${step.code} ${x} ${y}`}>
              <circle cx={x} cy={y} r={3} />
              {values.has(index) && (
                <text x={x} y={y - 8} className="value">
                  {number(step.area.value, step.area.unit === 'ha' ? 4 : 2)}
                  {step.percent !== null && (
                    <tspan className="by"> {signed(step.percent, number(step.percent, 2))}%</tspan>
                  )}
                </text>
              )}
              <line className="tick" x1={x} x2={x} y1={height} y2={height + 5} />
              {(first.has(index) || second.has(index)) && (
                <text x={x} y={height + (first.has(index) ? 18 : 34)} className="axis">
                  {step.code ?? t('review.openingShort')} {step.date?.slice(0, 4) ?? ''}
                </text>
              )}
            </g>
          ))}
        </g>
      </svg>
    </div>
  );
}

/** Steps whose labels do not run into each other, of those that are there; the last one always has its own. */
function apart(points: readonly ({ readonly x: number } | null)[], room: number): ReadonlySet<number> {
  const kept: number[] = [];
  for (let index = points.length - 1; index >= 0; index -= 1) {
    if (points[index] === null) continue;
    const next = kept.at(-1);
    if (next === undefined || (points[next]?.x ?? 0) - (points[index]?.x ?? 0) >= room) kept.push(index);
  }
  return new Set(kept);
}
