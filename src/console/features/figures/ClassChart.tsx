import type { Breakdown } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BreakdownBars } from './BreakdownBars.tsx';
import { axisWidth, ColumnChart } from './ColumnChart.tsx';
import { FigureValue } from './FigureValue.tsx';
import { numberText } from './numbers.ts';
import { useShown } from './Shown.ts';

interface ClassChartProps {
  readonly breakdown: Breakdown;
  readonly label: string;
  readonly column: string;
}

/** How many fall into each class of a number, as columns; below each its number, which leads to the list, and its name. */
export function ClassChart({ breakdown, label, column }: ClassChartProps) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  const { Fatias } = breakdown;
  const number = (value: number | null) => numberText(value, locale);
  if (asTable) return <BreakdownBars breakdown={breakdown} label={label} column={column} />;
  return (
    <>
      <ColumnChart
        label={`${label}: ${Fatias.map(({ Rotulo, Valor }) => `${Rotulo}, ${number(Valor)}`).join('; ')}`}
        series={[t('dashboards.count')]}
        points={Fatias.map(({ Rotulo, Valor }) => ({
          label: Rotulo,
          name: Rotulo,
          values: [Number(Valor ?? 0)],
        }))}
        number={number}
        withoutNames
      />
      <ul className="dash-classes" style={{ paddingLeft: axisWidth }}>
        {Fatias.map(({ Codigo, Rotulo, Valor, Lista }) => (
          <li key={String(Codigo)}>
            <FigureValue className="b" text={number(Valor)} list={Lista} name={`${label}: ${Rotulo}`} />
            <span>{Rotulo}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
