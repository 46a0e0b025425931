import { formatDate } from '../../../domain/dates.ts';
import { session } from '../../engine/auth/session.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { useSignal } from '../../kit/signal.ts';
import type { ChosenPeriod } from './usePeriod.ts';

interface PaperLineProps {
  readonly view: string;
  readonly period: ChosenPeriod | null;
}

/** On paper alone: which figures these are, of which days and whose. On the screen bar, tabs and button say so. */
export function PaperLine({ view, period }: PaperLineProps) {
  const { t, locale } = useTexts();
  const now = useSignal(session);
  const data = now.status === 'in' ? now.data : null;
  const days =
    period &&
    t('dashboards.period.from-to', {
      from: formatDate(period.from, locale),
      to: formatDate(period.to, locale),
    });
  return (
    <span className="dash-paper">
      {[view, days, data?.NomeEmpresa, data?.NomeFilial].filter(Boolean).join(' · ')}
    </span>
  );
}
