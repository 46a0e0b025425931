import { sql } from 'kysely';
import { businessHours } from '../../../domain/businessHours.ts';
import { countBy, hourClasses } from '../../../domain/figures/classes.ts';
import { daysIn, type Period } from '../../../domain/figures/period.ts';
import { roundedPercent, toDecimals } from '../../../domain/figures/statistics.ts';
import type { Breakdown, FeedbackPanel, TimeFigures } from '../../../metadata/calls/figures.ts';
import { enumeration, enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import type { FilterNode } from '../../../metadata/wire/filterNode.ts';
import { holds } from '../../engine/permissions/requireCode.ts';
import { workingCalendars } from '../organisation/workingCalendar.ts';
import { type Figuring, isWithin, spanOf, toWire, visible } from './figuring.ts';
import { derived, during, inClass, is, listOf, slice } from './lists.ts';
import { timeFigures } from './timeFigures.ts';

/** Business hours a reply may take where the company said nothing. @see dashboards, section 4 */
const usualTerm = 8;

/**
 * What became of the feedback registered in a period: everybody's for who may look after it, else one's own. The time of
 * a reply is that of the first by somebody else; what is pending waits since its registration or reopening.
 * @see dashboards, section 4
 */
export async function feedbackPanel(figuring: Figuring, period: Period): Promise<FeedbackPanel> {
  const { tx, actor, models } = figuring.work;
  const { codes } = models.named('feedback-gestao').entity;
  const entity = holds(actor, codes.list) ? 'feedback-gestao' : 'feedback';
  const rows = await registeredIn(figuring, entity, period);
  const { own } = await workingCalendars(tx, actor.companyId);
  const term = await termOf(figuring);
  const list = (...conditions: readonly FilterNode[]) =>
    listOf(figuring, entity, during('DataRegistro', period), ...conditions);
  const replied = rows.filter(({ replyHours }) => replyHours !== null);
  const replyHours = replied.map((row) => Number(row.replyHours));
  const pending = rows.filter(({ state, since }) => state === 'pendente' && since !== null);
  const pendingHours = pending.map(
    ({ since }) => toDecimals(businessHours(new Date(since ?? 0), figuring.now, own), 2) ?? 0,
  );
  const isReplied = inClass('TempoResposta', { from: 0, to: null });
  const isPending = is('Situacao', 'pendente');
  const times = (key: string, hours: readonly number[], of: FilterNode): TimeFigures =>
    timeFigures(
      figuring,
      `feedback.${key}`,
      hours.map((one) => one * 3600),
      list(of),
    );
  const spread = (key: string, hours: readonly number[], field: string): Breakdown => {
    const counts = countBy(hourClasses, hours);
    const Fatias = hourClasses.map((one, index) => {
      const label = text(actor.locale, `figures.hours.${one.code}`);
      return slice(one.code, label, counts[index] ?? 0, list(inClass(field, one)));
    });
    return { Definicao: `feedback.${key}`, Fatias };
  };
  const byCode = (key: string, field: string, name: string, of: (row: Registered) => string): Breakdown => ({
    Definicao: `feedback.${key}`,
    Fatias: (enumeration(name)?.codes ?? []).map(({ code }) =>
      slice(
        code,
        enumLabel(actor.locale)(name, code),
        rows.filter((row) => of(row) === code).length,
        list(is(field, code)),
      ),
    ),
  });
  const inTime = replyHours.filter((hours) => hours <= term).length;
  return {
    CalculadoEm: figuring.now.toISOString(),
    Periodo: { ...toWire(period), Dias: daysIn(period) },
    Vazio: rows.length === 0,
    PorSituacao: byCode('byState', 'Situacao', 'SituacaoFeedback', ({ state }) => state),
    PorMotivo: byCode('byReason', 'MotivoContato', 'MotivoContato', ({ reason }) => reason),
    TempoResposta: times('reply', replyHours, isReplied),
    TempoRespostaCorrido: times(
      'replyCalendar',
      replied.map(({ replyCalendar }) => Number(replyCalendar)),
      isReplied,
    ),
    TempoPendente: times('pending', pendingHours, isPending),
    TempoPendenteCorrido: times(
      'pendingCalendar',
      pending.map(({ since }) => (figuring.now.getTime() - Date.parse(since ?? '')) / 3_600_000),
      isPending,
    ),
    DistribuicaoResposta: spread('replySpread', replyHours, 'TempoResposta'),
    DistribuicaoPendencia: spread('pendingSpread', pendingHours, 'TempoPendente'),
    DentroDoPrazo: derived('feedback.inTime', roundedPercent(inTime, replied.length), list(isReplied)),
    PrazoHoras: term,
  };
}

interface Registered {
  readonly state: string;
  readonly reason: string;
  /** Business hours to the first reply, to the hundredth; null without one. */
  readonly replyHours: string | null;
  readonly replyCalendar: number | null;
  /** Since when it is pending. */
  readonly since: string | null;
}

async function registeredIn(
  figuring: Figuring,
  entity: string,
  period: Period,
): Promise<readonly Registered[]> {
  const { rows } = await sql<Registered>`
    select t."Situacao" as state, t."MotivoContato" as reason, t."TempoResposta" as "replyHours",
      (extract(epoch from t."DataPrimeiraResposta" - t."DataRegistro") / 3600)::float8 as "replyCalendar",
      t."PendenteDesde" as since
    from feedback t where ${visible(figuring, entity)}
      and ${isWithin('t."DataRegistro"', spanOf(figuring, period))}`.execute(figuring.work.tx);
  return rows;
}

async function termOf({ work: { tx, actor } }: Figuring): Promise<number> {
  const { rows } = await sql<{ term: number | null }>`select "PrazoFeedbackHoras" as term from empresa
    where "Identificador" = ${actor.companyId}`.execute(tx);
  return Number(rows[0]?.term ?? usualTerm);
}
