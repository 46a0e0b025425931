import { daysBetween } from '../../../domain/calendar.ts';
import { formatDate, type LocalDate } from '../../../domain/dates.ts';
import { formatInstant } from '../../../field-types/formatInstant.ts';
import { enumLabel, markOf } from '../../../metadata/enums.ts';
import { companyTimeZone } from '../../engine/auth/timeZone.ts';
import type { ConsoleRecord } from '../../engine/data/records.ts';
import { useTexts } from '../../engine/i18n/texts.ts';
import { StatusMark } from '../../kit/ui/StatusMark.tsx';
import { useChecklistPlace } from './ChecklistContext.ts';
import { type ChecklistLine, isGoodToday, isWaitingForSource } from './checklistLines.ts';

type Texts = Pick<ReturnType<typeof useTexts>, 't' | 'locale'>;

/** What an item stands at: mark and word, and below what one would ask next. A failure is told by its reason. */
export function StateCell({ line }: { readonly line: ChecklistLine }) {
  const { t, locale } = useTexts();
  const { today, lapsed, reusable } = useChecklistPlace();
  const { state, certificate, renewal, item } = line;
  const label = enumLabel(locale);
  const failed = state === 'erro' ? certificate : renewal?.Situacao === 'erro' ? renewal : null;
  const other = state === 'falta' || state === 'vencida' ? reusable.get(item.id) : undefined;
  return (
    <div className="cert-state">
      {state === 'erro' ? (
        <StatusMark mark="cross" label={reasonOf(failed, label) ?? label('EstadoChecklist', state)} />
      ) : lapsed.has(item.id) && isGoodToday(line) ? (
        <StatusMark mark="clock" label={t('certificates.lapses')} />
      ) : (
        <StatusMark mark={markOf('EstadoChecklist', state)} label={label('EstadoChecklist', state)} />
      )}
      <span className="xs mut">{detailOf(line, today, { t, locale })}</span>
      {failed && <span className="xs mut">{failureText(failed, { t, locale })}</span>}
      {renewal && (
        <span className="xs mut">
          {failed
            ? t('certificates.renewalFailed', { reason: reasonOf(failed, label) ?? '' })
            : t('certificates.renewal')}
        </span>
      )}
      {other && (
        <span className="xs mut">
          {t(other.DataVencimento === null ? 'certificates.reusable' : 'certificates.reusableUntil', {
            operation: other.CodigoOperacao,
            day: other.DataVencimento === null ? '' : formatDate(other.DataVencimento, locale),
          })}
        </span>
      )}
    </div>
  );
}

const reasonOf = (certificate: ConsoleRecord | null, label: ReturnType<typeof enumLabel>) =>
  typeof certificate?.MotivoFalha === 'string' ? label('MotivoFalhaCertidao', certificate.MotivoFalha) : null;

function detailOf(
  { state, due, item, certificate }: ChecklistLine,
  today: LocalDate,
  { t, locale }: Texts,
): string {
  if (state === 'dispensada') return String(item.MotivoDispensa ?? '');
  if (state === 'solicitada') return waitingText(certificate, today, { t, locale });
  if (state === 'em_processamento') return searchingText(certificate, { t, locale });
  if (due === null) return '';
  const left = daysBetween(today, due);
  if (state === 'a_vencer')
    return left === 0 ? t('certificates.lastDay') : t('certificates.daysLeft', { smart_count: left });
  return state === 'vencida' ? t('certificates.daysAgo', { smart_count: -left }) : '';
}

/** A request by hand waits for its file; one to a source for its turn, which after a failure has a time. */
function waitingText(certificate: ConsoleRecord | null, today: LocalDate, { t, locale }: Texts): string {
  if (certificate?.Origem !== 'provedor')
    return t(certificate?.IdentificadorArquivo ? 'certificates.waitsForCheck' : 'certificates.waitsForFile');
  const next = certificate.ProximaTentativa;
  const reason = reasonOf(certificate, enumLabel(locale));
  if (reason === null || !(next instanceof Date)) return t('certificates.inLine');
  const [day, time] = (instantText(next, locale) ?? '').split(' ');
  const isToday = day === formatDate(today, locale);
  return t(isToday ? 'certificates.triesAgainToday' : 'certificates.triesAgainAt', {
    reason,
    time: time ?? '',
    day: day ?? '',
  });
}

function searchingText(certificate: ConsoleRecord | null, { t, locale }: Texts): string {
  if (!certificate || !isWaitingForSource(certificate)) return t('certificates.searching');
  const since = instantText(certificate.AguardaDesde, locale);
  const protocol = String(certificate.Protocolo);
  return since === null
    ? t('certificates.waitsProtocol', { protocol })
    : t('certificates.waitsProtocolSince', { protocol, time: since });
}

/** Tries and when the last one was; nothing here can be read as an answer of the source. */
function failureText({ Tentativas, TextoErro, RespondidaEm }: ConsoleRecord, { t, locale }: Texts): string {
  const tries = typeof Tentativas === 'number' && Tentativas > 0;
  return [
    tries ? t('certificates.tries', { smart_count: Tentativas }) : '',
    instantText(RespondidaEm, locale) ?? '',
    typeof TextoErro === 'string' ? TextoErro : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const instantText = (value: unknown, locale: Texts['locale']): string | null =>
  value instanceof Date ? formatInstant(value.toISOString(), locale, companyTimeZone()) : null;
