import { formatDate } from '../../../../domain/dates.ts';
import type { FigureList, SummaryPanel } from '../../../../metadata/calls/figures.ts';
import { listWithin } from '../../../../metadata/wire/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { ScrollRegion } from '../../../kit/ui/ScrollRegion.tsx';
import { ColumnChart } from '../ColumnChart.tsx';
import { DashSection } from '../DashSection.tsx';
import { FigureValue } from '../FigureValue.tsx';
import { numberText, shortDay, variationText } from '../numbers.ts';
import { useShown } from '../Shown.ts';

const series = ['Recebidas', 'Concluidas', 'Canceladas'] as const;
/** What is drawn: cancelled ones are few, and stand in the table. */
const drawn = ['Recebidas', 'Concluidas'] as const;

/** What came in and what was concluded, day by day or week by week. */
export function SeriesSection({ panel }: { readonly panel: SummaryPanel }) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  const { Serie, Resumo, Anterior, Periodo } = panel;
  const isByDay = Serie.Passo === 'dia';
  const title = t(isByDay ? 'dashboards.series.byDay' : 'dashboards.series.byWeek');
  const nameOf = ({ De, Ate }: { De: string; Ate: string }) =>
    De === Ate
      ? formatDate(De, locale, 'full')
      : t('dashboards.period.from-to', { from: formatDate(De, locale), to: formatDate(Ate, locale) });
  const number = (value: number) => numberText(value, locale);
  return (
    <DashSection
      title={title}
      side={t('dashboards.series.perDay', { value: numberText(Resumo.Produtividade.Valor, locale, 1) })}
      definition={Serie.Definicao}
    >
      {asTable ? (
        <ScrollRegion className="panel scroll dash-tall" label={title}>
          <table className="tbl" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t(isByDay ? 'dashboards.series.day' : 'dashboards.series.week')}</th>
                {series.map((name) => (
                  <th key={name} scope="col" className="num">
                    {t(`dashboards.summary.${name}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Serie.Pontos.map((point) => (
                <tr key={point.De} className={point.Util ? '' : 'off'}>
                  <th scope="row">
                    {nameOf(point)}
                    {!point.Util && <span className="hint"> {t('dashboards.series.off')}</span>}
                  </th>
                  {series.map((name) => {
                    const list: FigureList | null = Serie.Listas[name];
                    return (
                      <td key={name} className="num">
                        <FigureValue
                          text={number(point[name])}
                          list={list && listWithin(list, point)}
                          name={`${t(`dashboards.summary.${name}`)}, ${nameOf(point)}`}
                        />
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      ) : (
        <ColumnChart
          label={t('dashboards.series.label', {
            title,
            period: nameOf(Periodo),
            received: numberText(Resumo.Recebidas.Valor, locale),
            concluded: numberText(Resumo.Concluidas.Valor, locale),
          })}
          series={drawn.map((name) => t(`dashboards.summary.${name}`))}
          points={Serie.Pontos.map((point) => ({
            label: shortDay(point.De, locale),
            name: nameOf(point),
            values: drawn.map((name) => point[name]),
            isOff: !point.Util,
          }))}
          number={number}
        />
      )}
      <ul className="dash-legend">
        {drawn.map((name, index) => {
          const { Valor, Variacao, Lista } = Resumo[name];
          const label = t(`dashboards.summary.${name}`);
          return (
            <li key={name}>
              <i className={`dash-key k${index + 1}`} aria-hidden="true" />
              {label} <FigureValue className="b" text={numberText(Valor, locale)} list={Lista} name={label} />{' '}
              <span>{variationText(Variacao, locale)}</span>
            </li>
          );
        })}
        <li className="hint">
          {t('dashboards.variation', {
            from: shortDay(Anterior.De, locale),
            to: shortDay(Anterior.Ate, locale),
          })}
        </li>
      </ul>
    </DashSection>
  );
}
