import type { UsagePanel } from '../../../metadata/calls/figures.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { CalculatedAt } from './CalculatedAt.tsx';
import { ComparedRows } from './ComparedRows.tsx';
import { DashSection } from './DashSection.tsx';
import { PanelState } from './PanelState.tsx';
import { usePanel } from './usePanel.ts';
import type { ChosenPeriod } from './usePeriod.ts';

const rows = ['UsuariosAtivos', 'Sessoes', 'EntradasRecusadas', 'Downloads'] as const;

/** Who came in and what was taken out, for administrators. @see dashboards, section 5 */
export function UsageView({ period }: { readonly period: ChosenPeriod }) {
  const { t } = useTexts();
  const panel = usePanel<UsagePanel>('Uso', period);
  return (
    <PanelState panel={panel}>
      {(data) => (
        <>
          <CalculatedAt at={data.CalculadoEm} />
          {data.Vazio && <p className="note">{t('figures.empty')}</p>}
          <div className="dash-two">
            <DashSection title={t('dashboards.usage.title')}>
              <ComparedRows
                label={t('dashboards.usage.title')}
                rows={rows.map((name) => ({ name: t(`dashboards.usage.${name}`), figure: data[name] }))}
              />
            </DashSection>
          </div>
        </>
      )}
    </PanelState>
  );
}
