import type { LocalDate } from '../../../../domain/dates.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import type { Row } from '../../../kit/database/database.ts';
import { issue } from '../answer.ts';
import { keepDocument } from '../attach/keepDocument.ts';
import { type Failed, final, type Obtained, type Outcome } from './ask.ts';
import { minutesAfter, mostAttempts, nextAttempt } from './backOff.ts';
import { doubt, failureText, waitedTooLong } from './failureSentences.ts';
import { stillPending } from './stillPending.ts';
import { whyDoubtful } from './whyDoubtful.ts';

/** Where a certificate is settled: a transaction of its company, in which it is held. */
export interface Settling {
  readonly work: Work;
  readonly now: Date;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/**
 * Notes what came of asking for a certificate that is under way.
 * @returns when its source is asked again; null = not again
 * @see certificates, section 5
 */
export async function settle(at: Settling, certificateId: number, outcome: Outcome): Promise<Date | null> {
  const model = at.work.models.named('certidao');
  const record = await findRecord(at.work, model, certificateId, { lock: 'change', which: 'both' });
  if (outcome.kind === 'pendente')
    return (
      (await stillPending(at, record, outcome)) ??
      failed(at, record, final(waitedTooLong), { Protocolo: outcome.protocol })
    );
  if (outcome.kind === 'obtida') return obtained(at, record, outcome);
  return failed(at, record, outcome);
}

async function obtained(
  at: Settling,
  record: FullRecord,
  { issued, name, stored, look, read }: Obtained,
): Promise<Date | null> {
  const { work } = at;
  const document = await keepDocument(work, record, { name, stored, look, read });
  const issuedOn =
    issued.issuedOn ?? (document.Dados.Propostas.DataEmissao?.Valor as LocalDate | undefined) ?? null;
  const doubts = await whyDoubtful(work, { ...record, ...document }, { ...issued, issuedOn }, at.now);
  // The paper is kept for whoever looks at it and confirms what it answers.
  if (doubts !== null || issuedOn === null) return failed(at, record, final(doubt(doubts ?? '')), document);
  await issue(
    work,
    record,
    {
      Resultado: issued.result,
      DataEmissao: issuedOn,
      HoraEmissao: issued.issuedAtTime,
      DataVencimento: issued.validUntil,
      Numero: issued.number,
      CodigoVerificacao: issued.verificationCode,
    },
    document,
  );
  return null;
}

async function failed(
  { work, now, chance }: Settling,
  record: FullRecord,
  { failure, isFinal, isAttempt, notBefore }: Failed,
  document: Row = {},
): Promise<Date | null> {
  const Tentativas = Number(record.Tentativas ?? 0) + (isAttempt ? 1 : 0);
  const told = failure
    ? { MotivoFalha: failure.reason, TextoErro: failureText(failure), Erro: failure.sentence }
    : {};
  const isOver = isFinal || (isAttempt && Tentativas >= mostAttempts);
  const next = isOver
    ? null
    : isAttempt
      ? nextAttempt(now, Tentativas, notBefore, chance())
      : (notBefore ?? (failure ? minutesAfter(now, 1) : null));
  await runTransition(work, work.models.named('certidao'), record.Identificador, {
    event: isOver ? 'falhar' : 'devolver',
    input: { ...document, ...told, Tentativas, ProximaTentativa: next?.toISOString() ?? null },
  });
  return isOver ? null : (next ?? now);
}
