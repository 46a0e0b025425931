/** Codes of `MotivoFalhaCertidao`; `recusada` and `sem_fonte` are no failures of a provider. */
export type FailureReason =
  | 'fonte_silenciosa'
  | 'limite'
  | 'resposta_invalida'
  | 'conexao_insegura'
  | 'fonte_suspensa'
  | 'configuracao';

interface FaultRule {
  readonly reason: FailureReason;
  /** Whether the same call may do better later. False only where nothing but a person can change it. */
  readonly retryable: boolean;
  /** Whether the call left for the source. */
  readonly isAttempt: boolean;
  /** Whether it speaks against the source's health and counts for the circuit breaker. */
  readonly isSick: boolean;
}

const sick = (reason: FailureReason): FaultRule => ({
  reason,
  retryable: true,
  isAttempt: true,
  isSick: true,
});
const held = (reason: FailureReason): FaultRule => ({
  reason,
  retryable: true,
  isAttempt: false,
  isSick: false,
});

/** Everything that may happen instead of an answer. */
const faults = {
  'timed-out': sick('fonte_silenciosa'),
  unreachable: sick('fonte_silenciosa'),
  'server-error': sick('fonte_silenciosa'),
  /** 429: the source asks for a pause, which is kept; it is alive. */
  'too-many-requests': { ...sick('limite'), isSick: false },
  /** Our own limit of calls. */
  'own-limit': held('limite'),
  'circuit-open': held('fonte_suspensa'),
  /** Expired, self-signed, of another name, or no TLS at all. */
  'invalid-tls': sick('conexao_insegura'),
  /** A host, scheme or address that is not the configuration's, or lies in a private or reserved range. */
  'forbidden-address': sick('conexao_insegura'),
  /** Sent away, to where we do not go. */
  redirected: sick('resposta_invalida'),
  'too-large': sick('resposta_invalida'),
  /** A page for people where data or a PDF was due. */
  'html-page': sick('resposta_invalida'),
  /** A content type that is neither data nor PDF. */
  'wrong-type': sick('resposta_invalida'),
  'broken-json': sick('resposta_invalida'),
  'not-a-pdf': sick('resposta_invalida'),
  /** Data of another form than configured: an unknown word, a date that is none, markup in a number. */
  'wrong-shape': sick('resposta_invalida'),
  /** 401, 403: an operator must look at the credentials. */
  'access-denied': { ...sick('configuracao'), retryable: false },
  /** Another 4xx: the source does not understand our request. */
  'bad-request': { reason: 'configuracao', retryable: false, isAttempt: true, isSick: false },
  /** The request needs a parameter that the order does not have. */
  'incomplete-order': { reason: 'configuracao', retryable: false, isAttempt: false, isSick: false },
} as const satisfies Record<string, FaultRule>;

export type Fault = keyof typeof faults;

export interface FailureDetails {
  /** For the log, in English: no parameter of an order, no secret, no text of the source. */
  readonly detail?: string;
  /** When the source, or our own limit, lets us call again. */
  readonly notBefore?: Date | null;
  readonly cause?: unknown;
}

/** A source gave no answer one may rely on. It says nothing about the person or property asked for. */
export class ProviderFailure extends Error {
  readonly fault: Fault;
  readonly reason: FailureReason;
  readonly retryable: boolean;
  readonly isAttempt: boolean;
  readonly isSick: boolean;
  readonly notBefore: Date | null;

  constructor(fault: Fault, { detail, notBefore = null, cause }: FailureDetails = {}) {
    super(detail === undefined ? fault : `${fault}: ${detail}`, { cause });
    this.name = 'ProviderFailure';
    this.fault = fault;
    const { reason, retryable, isAttempt, isSick } = faults[fault];
    this.reason = reason;
    this.retryable = retryable;
    this.isAttempt = isAttempt;
    this.isSick = isSick;
    this.notBefore = notBefore;
  }
}
