import { useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { longestPeriod } from '../../../domain/figures/period.ts';
import { useCodes } from '../../engine/auth/rights.ts';
import { TabStrip } from '../../engine/entities/TabStrip.tsx';
import { useTexts } from '../../engine/i18n/texts.ts';
import { PageTitle } from '../../engine/page/PageTitle.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled, IconInfoCircle, IconPrinter, IconTable } from '../../kit/ui/icons.ts';
import { CertificatesView } from './CertificatesView.tsx';
import { FeedbackView } from './FeedbackView.tsx';
import { PaperLine } from './PaperLine.tsx';
import { PeriodButton } from './PeriodButton.tsx';
import { ShownContext } from './Shown.ts';
import { StockView } from './stock/StockView.tsx';
import { TimesView } from './times/TimesView.tsx';
import { UsageView } from './UsageView.tsx';
import { usePeriod } from './usePeriod.ts';
import './dashboards.css';

const views = [
  { name: 'periodo', code: null, hasPeriod: true },
  { name: 'tempos', code: null, hasPeriod: true },
  { name: 'certidoes', code: null, hasPeriod: false },
  { name: 'feedback', code: null, hasPeriod: true },
  { name: 'uso', code: 'LOGACESSO.CONSULTAR', hasPeriod: true },
] as const;

type ViewName = (typeof views)[number]['name'];

/** The figures of the company: stock and period, times, certificates, feedback, use. @see dashboards */
export default function DashboardsPage() {
  const { t } = useTexts();
  const id = useId();
  const codes = useCodes();
  const [search, setSearch] = useSearchParams();
  const period = usePeriod();
  const [asTable, setAsTable] = useState(false);
  const [withDefinitions, setWithDefinitions] = useState(false);
  const shown = useMemo(() => ({ asTable, withDefinitions }), [asTable, withDefinitions]);
  const offered = views.filter(({ code }) => code === null || codes.has(code));
  const view = offered.find(({ name }) => name === search.get('aba')) ?? views[0];
  const choose = (name: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('aba', name);
        return after;
      },
      { replace: true },
    );
  const title = t(`dashboards.view.${view.name}`);
  return (
    <ShownContext value={shown}>
      <PageTitle title={title} />
      <div className="head stack dashboards-head">
        <h1 className="grow">
          {t('dashboards.title')}
          <PaperLine view={title} period={view.hasPeriod ? period : null} />
        </h1>
        <button
          type="button"
          className="btn txt"
          aria-pressed={withDefinitions}
          onClick={() => setWithDefinitions(!withDefinitions)}
        >
          <Glyph icon={IconInfoCircle} />
          {t('dashboards.definitions')}
        </button>
        <button type="button" className="btn txt" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          <Glyph icon={IconTable} />
          {t('dashboards.asTable')}
        </button>
        <button type="button" className="btn txt" onClick={() => window.print()}>
          <Glyph icon={IconPrinter} />
          {t('dashboards.print')}
        </button>
        {view.hasPeriod && <PeriodButton period={period} />}
      </div>
      <TabStrip
        label={t('dashboards.views')}
        tabs={offered.map(({ name }) => ({
          name,
          label: t(`dashboards.view.${name}`),
          id: `${id}-tab-${name}`,
          controls: `${id}-panel`,
        }))}
        current={view.name}
        choose={choose}
      />
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${view.name}`}
        className={asTable ? 'dashboards dash-as-table' : 'dashboards'}
      >
        {view.hasPeriod && period.problem !== null ? (
          <p className="note er" role="alert">
            <Glyph icon={IconAlertCircleFilled} />
            <span>{t(`dashboards.period.${period.problem}`, { days: longestPeriod })}</span>
          </p>
        ) : (
          <View name={view.name} period={period} />
        )}
      </div>
    </ShownContext>
  );
}

function View({ name, period }: { readonly name: ViewName; readonly period: ReturnType<typeof usePeriod> }) {
  if (name === 'periodo') return <StockView period={period} />;
  if (name === 'tempos') return <TimesView period={period} />;
  if (name === 'certidoes') return <CertificatesView />;
  if (name === 'feedback') return <FeedbackView period={period} />;
  return <UsageView period={period} />;
}
