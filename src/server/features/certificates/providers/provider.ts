import type { CertificateResult } from '../../../../domain/certificates/model/index.ts';
import type { LocalDate } from '../../../../domain/dates.ts';
import { ParametroCertidao } from '../../../../domain/generated/codes.ts';
import type { Decimal } from '../../../../domain/units.ts';
import type { ProviderFailure } from './faults.ts';

/**
 * A source of certificates, whoever runs it. Folio calls no public body itself: sources are configured by the
 * operator (`http/`, generic HTTP/JSON) or invented for demo and tests (`simulado/`).
 *
 * What a caller needs to know:
 * - `openProviders` gives providers already guarded: limits, pauses a source asked for and the circuit breaker. Call
 *   nothing else.
 * - An answer is one of three typed things. Everything else, a time-out first of all, is thrown as `ProviderFailure`
 *   and never means that nothing was found.
 * - `failure.isAttempt` false: nothing reached the source (own limit, circuit open); put the order back until
 *   `notBefore` and count no attempt. `failure.retryable` false: trying again can only fail alike.
 * - An aborted `signal` throws the signal's own reason: that is nobody's failure.
 * - A pending order is asked for with `poll` not before `askAgainAt`. All state needed for that is the order and its
 *   protocol, so another process may go on. Pending for longer than `longestWaitMs` it has failed as a silent source does.
 * - A paid order that timed out may have been charged. `order.key` is the same at every attempt of one certificate, so
 *   that a source that knows it charges once; the configuration is warned about when it is not sent.
 */
export interface CertificateProvider {
  /** Stored with the certificate; at most 60 characters. */
  readonly name: string;
  readonly limits: ProviderLimits;
  /** How long an order may stay pending before its source counts as silent. */
  readonly longestWaitMs: number;
  serves(typeCode: string): boolean;
  /** In BRL for one order; null = unknown or free of charge. */
  price(typeCode: string): Decimal | null;
  /** @throws ProviderFailure */
  order(order: CertificateOrder, signal: AbortSignal): Promise<ProviderAnswer>;
  /** @throws ProviderFailure */
  poll(protocol: string, order: CertificateOrder, signal: AbortSignal): Promise<ProviderAnswer>;
  /**
   * The paper of an issued certificate that came as a reference. It begins `%PDF-`; nothing more is known of it.
   * @throws ProviderFailure
   */
  fetch(reference: string, order: CertificateOrder, signal: AbortSignal): Promise<Uint8Array>;
  /** Whether the source says if a certificate of this type is authentic. */
  verifies(typeCode: string): boolean;
  /** Whether a certificate is authentic. Once guarded it throws no ProviderFailure: silence is `indisponivel`. */
  verify(certificate: IssuedCertificate, signal: AbortSignal): Promise<Authenticity>;
  /** Ends connections at once, also those of calls under way: abort or await these before. */
  close(): Promise<void>;
}

export interface ProviderLimits {
  /** Calls of every kind. */
  readonly perMinute: number;
  readonly atOnce: number;
}

/** What is asked for. Values as Folio keeps them: documents without punctuation, days `YYYY-MM-DD`. */
export interface CertificateOrder {
  /** Ours, the same at every attempt of one certificate and of no other. */
  readonly key: string;
  /** Code of the catalogue: `CND_FED`. */
  readonly typeCode: string;
  /** Name in the catalogue: what `simulado` prints as the title. */
  readonly typeName: string;
  readonly parameters: Readonly<Partial<Record<ParameterName, string>>>;
  readonly exactSearch: boolean;
}

/** Codes of `ParametroCertidao`; `matricula` goes with the office's `cns` or as one `cnm`. */
export const parameterNames = [...ParametroCertidao, 'cnm'] as const;

export type ParameterName = (typeof parameterNames)[number];

export type ProviderAnswer = Pending | Issued | Refused;

/** Taken, and not answered yet. */
export interface Pending {
  readonly kind: 'pendente';
  /** At most 120 characters. */
  readonly protocol: string;
  readonly askAgainAt: Date;
}

/** What the source says in data; the paper may say otherwise, and is what counts. Null = the source does not say. */
export interface Issued {
  readonly kind: 'emitida';
  readonly result: CertificateResult;
  /** At most 60 characters. */
  readonly number: string | null;
  /** At most 80 characters. */
  readonly verificationCode: string | null;
  readonly issuedOn: LocalDate | null;
  /** `HH:MM`, as printed. */
  readonly issuedAtTime: string | null;
  readonly validUntil: LocalDate | null;
  readonly paper: Paper;
}

export type Paper =
  | { readonly kind: 'pdf'; readonly bytes: Uint8Array }
  /** For `fetch`. At most 2,000 characters. */
  | { readonly kind: 'reference'; readonly reference: string };

/** The source says no, for good: its words, plain text of at most 500 characters, possibly none. */
export interface Refused {
  readonly kind: 'recusada';
  readonly text: string;
}

/** A certificate whose authenticity is asked about. */
export interface IssuedCertificate {
  readonly order: CertificateOrder;
  readonly number: string | null;
  readonly verificationCode: string | null;
}

export type Authenticity =
  | { readonly state: 'confirmada' | 'negada' }
  | { readonly state: 'indisponivel'; readonly failure: ProviderFailure };
