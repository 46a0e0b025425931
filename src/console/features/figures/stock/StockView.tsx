import type { StockPanel, SummaryPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BreakdownBars } from '../BreakdownBars.tsx';
import { CalculatedAt } from '../CalculatedAt.tsx';
import { DashSection } from '../DashSection.tsx';
import { numberText, shortDay } from '../numbers.ts';
import { PanelState } from '../PanelState.tsx';
import { usePanel } from '../usePanel.ts';
import type { ChosenPeriod } from '../usePeriod.ts';
import { SeriesSection } from './SeriesSection.tsx';
import { StockByAge } from './StockByAge.tsx';
import { StockEquation } from './StockEquation.tsx';
import { SummaryTable } from './SummaryTable.tsx';

/** What came, went and is there: the period's balance, its days, the stock of today. @see dashboards, sections 1 and 2 */
export function StockView({ period }: { readonly period: ChosenPeriod }) {
  const { t, locale } = useTexts();
  const summary = usePanel<SummaryPanel>('Periodo', period);
  const stock = usePanel<StockPanel>('Estoque', null);
  return (
    <>
      <PanelState panel={summary}>
        {(data) => (
          <>
            <CalculatedAt at={data.CalculadoEm} />
            <StockEquation equation={data.Equacao} period={data.Periodo} today={period.today} />
            {data.Vazio && <p className="note">{t('figures.empty')}</p>}
          </>
        )}
      </PanelState>
      <div className="dash-two">
        {summary.data && <SeriesSection panel={summary.data} />}
        <PanelState panel={stock}>{(data) => <StockByAge panel={data} />}</PanelState>
      </div>
      <div className="dash-two">
        {summary.data && (
          <DashSection
            title={t('dashboards.summary.title')}
            side={t('dashboards.against', {
              from: shortDay(summary.data.Anterior.De, locale),
              to: shortDay(summary.data.Anterior.Ate, locale),
            })}
          >
            <SummaryTable panel={summary.data} />
          </DashSection>
        )}
        <div>
          {summary.data && summary.data.Coorte.Total.Valor !== 0 && (
            <DashSection
              title={t('dashboards.cohort')}
              side={t('dashboards.cohortOf', {
                smart_count: summary.data.Coorte.Total.Valor ?? 0,
                count: numberText(summary.data.Coorte.Total.Valor, locale),
              })}
              definition={summary.data.Coorte.Definicao}
            >
              <BreakdownBars
                breakdown={summary.data.Coorte}
                label={t('dashboards.cohort')}
                column={t('dashboards.state')}
                withoutEmpty
              />
            </DashSection>
          )}
          {stock.data &&
            (['PorSituacao', 'PorResponsavel', 'PorArea', 'PorOfficer'] as const).map((name) => {
              const breakdown = stock.data?.[name];
              return breakdown && breakdown.Fatias.length > 0 ? (
                <DashSection
                  key={name}
                  title={t(`dashboards.stock.${name}`)}
                  definition={breakdown.Definicao}
                >
                  <BreakdownBars
                    breakdown={breakdown}
                    label={t(`dashboards.stock.${name}`)}
                    column={t(`dashboards.stock.column.${name}`)}
                    withoutEmpty
                  />
                </DashSection>
              ) : null;
            })}
        </div>
      </div>
    </>
  );
}
