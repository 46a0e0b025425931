import type { CertificatesPanel } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { BreakdownBars } from './BreakdownBars.tsx';
import { CalculatedAt } from './CalculatedAt.tsx';
import { DashSection } from './DashSection.tsx';
import { FigureValue } from './FigureValue.tsx';
import { numberText } from './numbers.ts';
import { PanelState } from './PanelState.tsx';
import { usePanel } from './usePanel.ts';

/** Certificates by what they stand at today. @see dashboards, section 1 */
export function CertificatesView() {
  const { t, locale } = useTexts();
  const panel = usePanel<CertificatesPanel>('Certidoes', null);
  const title = t('dashboards.certificates.title');
  return (
    <PanelState panel={panel}>
      {({ CalculadoEm, Total, PorEstado }) => (
        <>
          <CalculatedAt at={CalculadoEm} />
          <div className="dash-two">
            <DashSection
              title={title}
              side={
                <>
                  {t('dashboards.total')}{' '}
                  <FigureValue
                    className="b"
                    text={numberText(Total.Valor, locale)}
                    list={Total.Lista}
                    name={title}
                  />
                </>
              }
              definition={PorEstado.Definicao}
            >
              <BreakdownBars breakdown={PorEstado} label={title} column={t('dashboards.state')} />
            </DashSection>
          </div>
        </>
      )}
    </PanelState>
  );
}
