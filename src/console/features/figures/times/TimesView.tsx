import { durationText } from '../../../../domain/figures/duration.ts';
import type { TimesPanel } from '../../../../metadata/calls/figures.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { BreakdownBars } from '../BreakdownBars.tsx';
import { CalculatedAt } from '../CalculatedAt.tsx';
import { ClassChart } from '../ClassChart.tsx';
import { DashSection } from '../DashSection.tsx';
import { Definition } from '../Definition.tsx';
import { FigureValue } from '../FigureValue.tsx';
import { numberText, undefinedFigure } from '../numbers.ts';
import { PanelState } from '../PanelState.tsx';
import { useShown } from '../Shown.ts';
import { usePanel } from '../usePanel.ts';
import type { ChosenPeriod } from '../usePeriod.ts';
import { TimesTable } from './TimesTable.tsx';

/** How long each step of the work takes. @see dashboards, section 3 */
export function TimesView({ period }: { readonly period: ChosenPeriod }) {
  const { t, locale } = useTexts();
  const { asTable } = useShown();
  const panel = usePanel<TimesPanel>('Tempos', period);
  return (
    <PanelState panel={panel}>
      {({ CalculadoEm, Vazio, Tempos, Falhas, OcrPorPagina, Histograma, Niveis }) => (
        <>
          <CalculatedAt at={CalculadoEm} />
          {Vazio && <p className="note">{t('figures.empty')}</p>}
          <DashSection
            title={t('dashboards.times.title')}
            side={asTable ? undefined : t('dashboards.times.legend')}
          >
            <TimesTable times={Tempos} label={t('dashboards.times.title')} />
            <ul className="dash-legend">
              <li>
                {t('dashboards.times.failures')}{' '}
                <FigureValue
                  className="b"
                  text={numberText(Falhas.N, locale)}
                  list={Falhas.Lista}
                  name={t('dashboards.times.failures')}
                />
                {Falhas.Media !== null &&
                  ` ${t('dashboards.times.meanOf', { time: durationText(Falhas.Media) })}`}
              </li>
              <li>
                {t('dashboards.times.ocrPerPage')}{' '}
                <b className="num">
                  {OcrPorPagina.Valor === null
                    ? undefinedFigure
                    : t('dashboards.times.seconds', { value: numberText(OcrPorPagina.Valor, locale, 2) })}
                </b>
              </li>
            </ul>
            <Definition of={Falhas.Definicao} />
            <Definition of={OcrPorPagina.Definicao} />
          </DashSection>
          <div className="dash-two">
            <DashSection title={t('dashboards.times.histogram')} definition={Histograma.Definicao}>
              <ClassChart
                breakdown={Histograma}
                label={t('dashboards.times.histogram')}
                column={t('dashboards.times.class')}
              />
            </DashSection>
            <DashSection title={t('dashboards.times.levels')} definition={Niveis.Definicao}>
              <BreakdownBars
                breakdown={Niveis}
                label={t('dashboards.times.levels')}
                column={t('dashboards.times.level')}
              />
            </DashSection>
          </div>
        </>
      )}
    </PanelState>
  );
}
