import { daysBetween } from '../../../domain/calendar.ts';
import { leavesHomonymsOut } from '../../../domain/certificates/exactSearch.ts';
import type { CertificateResult } from '../../../domain/certificates/model/index.ts';
import { addDays, type LocalDate } from '../../../domain/dates.ts';
import { AppError } from '../../../domain/errors.ts';
import { defaultLocale } from '../../../domain/locale.ts';
import { text } from '../../../metadata/texts.ts';
import { asProcess } from '../../engine/actors/asProcess.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import { timeOf } from '../../engine/crud/list/timeOf.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Write } from '../../engine/crud/rules.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import type { Row } from '../../kit/database/database.ts';
import { refuseIssueToCome } from './issuedInTime.ts';
import { followReplacement } from './replacement.ts';

/** What a certificate says once it is there; whoever brings it gives these. */
export interface Answer {
  readonly Resultado: string;
  readonly DataEmissao: LocalDate;
  readonly HoraEmissao?: string | null;
  /** The printed one prevails; absent, it is counted by the days of the type. */
  readonly DataVencimento?: LocalDate | null;
  readonly Orgao?: string | null;
  readonly Numero?: string | null;
  readonly CodigoVerificacao?: string | null;
}

const answerFields = ['Resultado', 'DataEmissao', 'HoraEmissao', 'DataVencimento', 'Numero'] as const;

/**
 * Nothing is answered by asking for it: a request that already said "nada consta" would pass for a clear one while its
 * source is silent.
 * @throws AppError 'certificate-not-issued' beside the first answer given
 */
export function refuseAnswerAhead(values: Row): void {
  const field = answerFields.find((name) => values[name] !== undefined && values[name] !== null);
  if (field) throw new AppError('certificate-not-issued', {}, { field });
}

/**
 * A correction of what was answered, by a person.
 * @throws AppError 'certificate-not-issued', 'certificate-expires-before-issue', and as `refuseIssueToCome` says
 */
export async function answerCorrected({ work, before, values }: Write): Promise<Row> {
  const isAnswer = answerFields.some((name) => name in values);
  if (!isAnswer) return {};
  if (before?.Situacao !== 'emitida' && work.actor.kind === 'person')
    throw new AppError('certificate-not-issued', {}, { field: answerFields.find((name) => name in values) });
  if (work.actor.kind === 'person' && ('DataEmissao' in values || 'HoraEmissao' in values))
    refuseIssueToCome(work.actor, issueOf({ ...before, ...values }), new Date(await timeOf(work.tx)));
  return datesOf(work, { ...before, ...values });
}

/** Day and hour as fields hold them. */
export const issueOf = ({ DataEmissao, HoraEmissao }: Row) => ({
  day: (DataEmissao ?? null) as LocalDate | null,
  time: (HoraEmissao ?? null) as string | null,
});

/** Expiry by the printed date, else by the days of the type; both days apart told as `ValidadeDias`. */
export async function datesOf(work: Work, values: Row): Promise<Row> {
  const issued = values.DataEmissao as LocalDate | null;
  if (!issued) return {};
  const type = await findRecord(
    work,
    work.models.named('tipo-certidao'),
    Number(values.IdentificadorTipoCertidao),
    { which: 'both' },
  );
  const days = typeof type.ValidadeDias === 'number' ? type.ValidadeDias : null;
  const expires =
    (values.DataVencimento as LocalDate | null) ?? (days === null ? null : addDays(issued, days));
  if (expires !== null && expires < issued)
    throw new AppError('certificate-expires-before-issue', {}, { field: 'DataVencimento' });
  return { DataVencimento: expires, ValidadeDias: expires === null ? null : daysBetween(issued, expires) };
}

/**
 * Issues a certificate: the answer and the file are stored, and the version before it is replaced. In the caller's transaction.
 * @param extra further fields: the file and what it says
 */
export async function issue(
  work: Work,
  record: FullRecord,
  answer: Answer,
  extra: Row = {},
): Promise<FullRecord> {
  const model = work.models.named('certidao');
  const dates = await datesOf(work, { ...record, DataVencimento: null, ...answer });
  const process = asProcess(work);
  const filled = await changeRecord(process, model, record, {
    ...answer,
    ...dates,
    ...extra,
    ...homonymsNote(record, answer, extra),
    RespondidaEm: await timeOf(work.tx),
    MotivoFalha: null,
    TextoErro: null,
    ProximaTentativa: null,
    AguardaDesde: null,
  });
  const issued = await runTransition(process, model, filled.Identificador, { event: 'emitir' });
  await followReplacement(work, issued);
  return issued;
}

/** A clean search for one spelling of a name alone says so wherever it goes. @see certificates, section 3 */
function homonymsNote(record: FullRecord, { Resultado }: Answer, extra: Row): Row {
  const isLimited = leavesHomonymsOut({
    isExact: record.PesquisaExata !== false,
    document: record.Documento as string | null,
    result: Resultado as CertificateResult,
  });
  if (!isLimited || !record.Nome) return {};
  const note = text(defaultLocale, 'certificates.homonymsLeftOut');
  const said = String(extra.Observacao ?? record.Observacao ?? '');
  return said.includes(note) ? {} : { Observacao: [said, note].filter(Boolean).join('\n') };
}
