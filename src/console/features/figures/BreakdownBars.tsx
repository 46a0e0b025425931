import type { Breakdown } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { FigureValue } from './FigureValue.tsx';
import { numberText, percentText, shareOf } from './numbers.ts';
import { useShown } from './Shown.ts';

interface BreakdownBarsProps {
  readonly breakdown: Breakdown;
  /** What the table is called, and its first column. */
  readonly label: string;
  readonly column: string;
  /** Slices without anything are left out: for classes of people and areas. */
  readonly withoutEmpty?: boolean;
}

/** The parts of a whole as bars, each with its number; as a table with their shares. */
export function BreakdownBars({ breakdown, label, column, withoutEmpty = false }: BreakdownBarsProps) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  const slices = breakdown.Fatias.filter(({ Valor }) => !withoutEmpty || Number(Valor ?? 0) > 0);
  const whole = breakdown.Fatias.reduce((sum, { Valor }) => sum + Number(Valor ?? 0), 0);
  const largest = Math.max(1, ...slices.map(({ Valor }) => Number(Valor ?? 0)));
  if (slices.length === 0) return <p className="mut">{t('dashboards.none')}</p>;
  if (asTable)
    return (
      <div className="panel">
        <table className="tbl" aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className="num">
                {t('dashboards.count')}
              </th>
              <th scope="col" className="num">
                {t('dashboards.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {slices.map(({ Codigo, Rotulo, Valor, Lista }) => (
              <tr key={String(Codigo)}>
                <th scope="row">{Rotulo}</th>
                <td className="num">
                  <FigureValue text={numberText(Valor, locale)} list={Lista} name={Rotulo} />
                </td>
                <td className="num">{percentText(shareOf(Valor, whole), locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  return (
    <ul className="dash-bars" aria-label={label}>
      {slices.map(({ Codigo, Rotulo, Valor, Lista }) => (
        <li key={String(Codigo)}>
          <span className="dash-bar-name">{Rotulo}</span>
          <span className="dash-bar" aria-hidden="true">
            {Number(Valor ?? 0) > 0 && <i style={{ width: `${(Number(Valor) / largest) * 100}%` }} />}
          </span>
          <FigureValue
            className="num b"
            text={numberText(Valor, locale)}
            list={Lista}
            name={`${label}: ${Rotulo}`}
          />
        </li>
      ))}
    </ul>
  );
}
