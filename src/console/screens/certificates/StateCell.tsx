import { daysBetween } from '../../../domain/calculators/calendar.ts';
import type { LocalDate } from '../../../domain/dates.ts';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { companyTimeZone } from '../../auth/timeZone.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import { StatusMark } from '../../ui/StatusMark.tsx';
import { isGoodToday, type Line } from './checklistLines.ts';

interface StateCellProps {
  readonly line: Line;
  readonly today: LocalDate;
  /** It will have expired by the day asked about. */
  readonly lapses: boolean;
}

/** What an item stands at: mark and word, and below what one would ask next. A failure is told by its reason. */
export function StateCell({ line, today, lapses }: StateCellProps) {
  const { t, locale } = useTexts();
  const { state, certificate, renewal } = line;
  const label = enumLabel(locale);
  const failed = state === 'erro' ? certificate : renewal?.Situacao === 'erro' ? renewal : null;
  return (
    <div className="cert-state">
      {state === 'erro' ? (
        <StatusMark mark="cross" label={reasonOf(failed, label) ?? label('EstadoChecklist', state)} />
      ) : lapses && isGoodToday(line) ? (
        <StatusMark mark="clock" label={t('certificates.lapses')} />
      ) : (
        <StatusMark mark={markOf('EstadoChecklist', state)} label={label('EstadoChecklist', state)} />
      )}
      <span className="xs mut">{detailOf(line, today, t)}</span>
      {failed && <span className="xs mut">{failureText(failed, { t, locale })}</span>}
      {renewal && (
        <span className="xs mut">
          {failed
            ? t('certificates.renewalFailed', { reason: reasonOf(failed, label) ?? '' })
            : t('certificates.renewal')}
        </span>
      )}
    </div>
  );
}

const reasonOf = (certificate: ConsoleRecord | null, label: ReturnType<typeof enumLabel>) =>
  typeof certificate?.MotivoFalha === 'string' ? label('MotivoFalhaCertidao', certificate.MotivoFalha) : null;

function detailOf({ state, due, item, certificate }: Line, today: LocalDate, t: Translate): string {
  if (state === 'dispensada') return String(item.MotivoDispensa ?? '');
  if (state === 'solicitada') return t(waitingFor(certificate));
  if (state === 'em_processamento') return t('certificates.searching');
  if (due === null) return '';
  const left = daysBetween(today, due);
  if (state === 'a_vencer')
    return left === 0 ? t('certificates.lastDay') : t('certificates.daysLeft', { smart_count: left });
  return state === 'vencida' ? t('certificates.daysAgo', { smart_count: -left }) : '';
}

/** Tries and when the next one comes; nothing here can be read as an answer of the source. */
function failureText(
  { Tentativas, TextoErro, RespondidaEm }: ConsoleRecord,
  { t, locale }: Pick<ReturnType<typeof useTexts>, 't' | 'locale'>,
): string {
  const tries = typeof Tentativas === 'number' && Tentativas > 0;
  return [
    tries ? t('certificates.tries', { smart_count: Tentativas }) : '',
    RespondidaEm instanceof Date ? formatInstant(RespondidaEm.toISOString(), locale, companyTimeZone()) : '',
    typeof TextoErro === 'string' ? TextoErro : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const waitingFor = (certificate: ConsoleRecord | null): string =>
  certificate?.Origem === 'provedor'
    ? 'certificates.inLine'
    : certificate?.IdentificadorArquivo
      ? 'certificates.waitsForCheck'
      : 'certificates.waitsForFile';
