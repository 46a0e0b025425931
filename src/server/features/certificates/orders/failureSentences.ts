import type { ErrorCode } from '../../../../domain/errors.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { text } from '../../../../metadata/texts.ts';
import type { NoticeFailure } from '../../../engine/notices/notify.ts';
import type { FailureReason } from '../providers/faults.ts';

/** Codes of `MotivoFalhaCertidao`. */
export type Reason = FailureReason | 'recusada' | 'sem_fonte' | 'desistencia';

/** Why there is no certificate, as it is stored and told. */
export interface OrderFailure {
  readonly reason: Reason;
  readonly sentence: NoticeFailure;
}

const sentences: Readonly<Record<Reason, ErrorCode>> = {
  recusada: 'certificate-refused',
  fonte_silenciosa: 'certificate-source-silent',
  limite: 'certificate-source-limit',
  resposta_invalida: 'certificate-answer-invalid',
  conexao_insegura: 'certificate-connection-unsafe',
  fonte_suspensa: 'certificate-source-suspended',
  configuracao: 'certificate-source-configuration',
  sem_fonte: 'certificate-source-gone',
  desistencia: 'certificate-wait-given-up',
};

export const orderFailure = (reason: Reason): OrderFailure => ({
  reason,
  sentence: { Codigo: sentences[reason], Parametros: {} },
});

/** The source took the order and did not answer within the longest wait it is given. */
export const waitedTooLong: OrderFailure = {
  reason: 'fonte_silenciosa',
  sentence: { Codigo: 'certificate-source-kept-waiting', Parametros: {} },
};

/** The source said no, in its own words where it has any. */
export const refusal = (words: string): OrderFailure =>
  words.trim() === ''
    ? orderFailure('recusada')
    : {
        reason: 'recusada',
        sentence: { Codigo: 'certificate-refused-saying', Parametros: { words: words.trim() } },
      };

/** There is a document, and it is not certain that it answers what was asked: a person looks. */
export const doubt = (what: string): OrderFailure => ({
  reason: 'resposta_invalida',
  sentence: { Codigo: 'certificate-answer-doubtful', Parametros: { what } },
});

/** As `TextoErro` keeps it. */
export const failureText = ({ sentence }: OrderFailure, locale: Locale = 'pt-br'): string =>
  text(locale, `errors.${sentence.Codigo}`, sentence.Parametros).slice(0, 1000);

/** A stored text in the reader's language, unless it is somebody else's words. */
export function readFailure(stored: string, locale: Locale): string {
  const ours = [waitedTooLong, ...reasons.map(orderFailure)].find((one) => stored === failureText(one));
  return ours ? failureText(ours, locale) : stored;
}

const reasons = Object.keys(sentences) as Reason[];
