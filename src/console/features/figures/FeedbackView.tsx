import { durationText } from '../../../domain/figures/duration.ts';
import type { FeedbackPanel, TimeFigures } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BreakdownBars } from './BreakdownBars.tsx';
import { CalculatedAt } from './CalculatedAt.tsx';
import { ClassChart } from './ClassChart.tsx';
import { DashSection } from './DashSection.tsx';
import { Definition } from './Definition.tsx';
import { FigureValue } from './FigureValue.tsx';
import { numberText, percentText, undefinedFigure } from './numbers.ts';
import { PanelState } from './PanelState.tsx';
import { usePanel } from './usePanel.ts';
import type { ChosenPeriod } from './usePeriod.ts';

/** What people sent in the period and how it was answered. @see dashboards, section 4 */
export function FeedbackView({ period }: { readonly period: ChosenPeriod }) {
  const { t, locale } = useTexts();
  const panel = usePanel<FeedbackPanel>('Feedback', period);
  return (
    <PanelState panel={panel}>
      {(data) => (
        <>
          <CalculatedAt at={data.CalculadoEm} />
          {data.Vazio && <p className="note">{t('figures.empty')}</p>}
          <div className="dash-two">
            {(['PorSituacao', 'PorMotivo'] as const).map((name) => (
              <DashSection
                key={name}
                title={t(`dashboards.feedback.${name}`)}
                definition={data[name].Definicao}
              >
                <BreakdownBars
                  breakdown={data[name]}
                  label={t(`dashboards.feedback.${name}`)}
                  column={t(`dashboards.feedback.column.${name}`)}
                />
              </DashSection>
            ))}
            <DashSection
              title={t('dashboards.feedback.response')}
              side={
                <>
                  {t('dashboards.feedback.inTime', { hours: numberText(data.PrazoHoras, locale) })}{' '}
                  <FigureValue
                    className="b"
                    text={percentText(data.DentroDoPrazo.Valor, locale)}
                    list={data.DentroDoPrazo.Lista}
                    name={t('dashboards.feedback.inTime', { hours: numberText(data.PrazoHoras, locale) })}
                  />
                </>
              }
              definition={data.DistribuicaoResposta.Definicao}
            >
              <Definition of={data.DentroDoPrazo.Definicao} />
              <ClassChart
                breakdown={data.DistribuicaoResposta}
                label={t('dashboards.feedback.response')}
                column={t('dashboards.times.class')}
              />
              <Middle business={data.TempoResposta} calendar={data.TempoRespostaCorrido} />
            </DashSection>
            <DashSection
              title={t('dashboards.feedback.pending')}
              definition={data.DistribuicaoPendencia.Definicao}
            >
              <ClassChart
                breakdown={data.DistribuicaoPendencia}
                label={t('dashboards.feedback.pending')}
                column={t('dashboards.times.class')}
              />
              <Middle business={data.TempoPendente} calendar={data.TempoPendenteCorrido} />
            </DashSection>
          </div>
        </>
      )}
    </PanelState>
  );
}

/** Median and mean in business hours, and beside them by the calendar. */
function Middle({ business, calendar }: { readonly business: TimeFigures; readonly calendar: TimeFigures }) {
  const { t } = useTexts();
  const time = (seconds: number | null) => (seconds === null ? undefinedFigure : durationText(seconds));
  const hours = (times: TimeFigures) =>
    t('dashboards.feedback.middle', { median: time(times.Mediana), mean: time(times.Media) });
  return (
    <>
      <p className="sm dash-middle">
        <b>{t('dashboards.feedback.business', { times: hours(business) })}</b>{' '}
        <span className="mut">{t('dashboards.feedback.calendar', { times: hours(calendar) })}</span>
      </p>
      <Definition of={business.Definicao} />
    </>
  );
}
