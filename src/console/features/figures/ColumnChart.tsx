import { Bar, BarChart, CartesianGrid, ReferenceArea, Tooltip, XAxis, YAxis } from 'recharts';
import { useWidth } from '../../kit/ui/useWidth.ts';

export interface ColumnPoint {
  /** Below the axis; each its own. */
  readonly label: string;
  /** Whole, where there is room. */
  readonly name: string;
  /** One number a series. */
  readonly values: readonly number[];
  /** Nobody works then. */
  readonly isOff?: boolean;
}

interface ColumnChartProps {
  /** What is drawn, with its totals: the drawing in one sentence. */
  readonly label: string;
  readonly series: readonly string[];
  readonly points: readonly ColumnPoint[];
  /** Numbers as the reader writes them. */
  readonly number: (value: number) => string;
  /** The names of the points stand below it already. */
  readonly withoutNames?: boolean;
}

const height = 200;
/** Where the columns begin, px. */
export const axisWidth = 34;

/** Columns side by side for each point; arrow keys walk them and tell their numbers. */
export function ColumnChart({ label, series, points, number, withoutNames = false }: ColumnChartProps) {
  const [width, holder] = useWidth<HTMLDivElement>(620, 240);
  const rows = points.map(({ values, ...point }) => ({
    ...point,
    ...Object.fromEntries(values.map((value, index) => [`v${index}`, value])),
  }));
  const names = new Map(points.map(({ label: short, name }) => [short, name]));
  return (
    <div className="dash-chart" ref={holder}>
      <BarChart
        width={width}
        height={height}
        data={rows}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barGap={1.5}
        barCategoryGap="18%"
        accessibilityLayer
        role="application"
        aria-label={label}
      >
        <CartesianGrid vertical={false} stroke="var(--rule-faint)" />
        {points
          .filter(({ isOff }) => isOff)
          .map(({ label: short }) => (
            <ReferenceArea key={short} x1={short} x2={short} fill="var(--rule-faint)" fillOpacity={0.6} />
          ))}
        <XAxis
          dataKey="label"
          tickLine={false}
          axisLine={{ stroke: 'var(--edge)' }}
          interval="preserveStartEnd"
          minTickGap={14}
          tick={withoutNames ? false : axisText}
          {...(withoutNames ? { height: 4 } : {})}
        />
        <YAxis
          width={axisWidth}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          tick={axisText}
          tickFormatter={number}
        />
        <Tooltip
          cursor={{ fill: 'var(--ink)', fillOpacity: 0.06 }}
          isAnimationActive={false}
          content={({ active, payload, label: at }) =>
            active && payload && payload.length > 0 ? (
              <div className="dash-tip">
                <p className="b">{names.get(String(at)) ?? at}</p>
                {payload.map(({ dataKey, value }, index) => (
                  <p key={String(dataKey)} className="row">
                    <i className={`dash-key k${index + 1}`} aria-hidden="true" />
                    {series[index]} <b className="num">{number(Number(value))}</b>
                  </p>
                ))}
              </div>
            ) : null
          }
        />
        {series.map((name, index) => (
          <Bar
            key={name}
            dataKey={`v${index}`}
            name={name}
            fill={`var(--chart-${index + 1})`}
            isAnimationActive={false}
            maxBarSize={28}
          />
        ))}
      </BarChart>
    </div>
  );
}

const axisText = { fill: 'var(--ink-2)', fontSize: 12.5 };
