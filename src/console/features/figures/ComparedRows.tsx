import type { ComparedFigure } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../kit/ui/ScrollRegion.tsx';
import { Definition } from './Definition.tsx';
import { FigureValue } from './FigureValue.tsx';
import { numberText, percentText, undefinedFigure, variationText } from './numbers.ts';

interface ComparedRowsProps {
  readonly label: string;
  readonly rows: readonly {
    readonly name: string;
    readonly figure: ComparedFigure;
    readonly isPercent?: boolean;
    readonly places?: number;
  }[];
}

/** Figures beside those of the preceding period. */
export function ComparedRows({ label, rows }: ComparedRowsProps) {
  const { t, locale } = useTexts();
  return (
    <ScrollRegion className="panel scroll" label={label}>
      <table className="tbl" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('dashboards.figure')}</th>
            <th scope="col" className="num">
              {t('dashboards.inPeriod')}
            </th>
            <th scope="col" className="num">
              {t('dashboards.before')}
            </th>
            <th scope="col" className="num">
              {t('dashboards.change')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figure, isPercent = false, places = 0 }) => {
            const text = (value: number | null) =>
              isPercent ? percentText(value, locale) : numberText(value, locale, places);
            return (
              <tr key={name}>
                <th scope="row">
                  {name}
                  <Definition of={figure.Definicao} />
                </th>
                <td className="num b">
                  <FigureValue text={text(figure.Valor)} list={figure.Lista} name={name} />
                </td>
                <td className="num">{text(figure.Anterior)}</td>
                <td className="num mut">{variationText(figure.Variacao, locale) ?? undefinedFigure}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
