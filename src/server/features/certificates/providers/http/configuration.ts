import type { CertificateResult } from '../../../../../domain/certificates/model/index.ts';
import type { Decimal } from '../../../../../domain/units.ts';
import type { ProviderLimits } from '../provider.ts';

/** A provider as the operator wrote it (`configuration.schema.json`), checked, with what may be left out filled in (`defaults.ts`). */
export interface HttpConfiguration {
  readonly name: string;
  /** Ends in a slash. */
  readonly baseUrl: URL;
  /** `host` or `host:port` that papers may come from besides the base URL's own. */
  readonly fileHosts: readonly string[];
  /** Plain HTTP allowed; never in production. */
  readonly insecure: boolean;
  /** Private, loopback, unique local and carrier-grade addresses allowed. */
  readonly allowPrivate: boolean;
  /** By the names templates use. Values, not names of variables: never logged. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly limits: ProviderLimits;
  readonly timeouts: {
    readonly connectSeconds: number;
    readonly totalSeconds: number;
    /** How long an order may be pending. */
    readonly pendingHours: number;
  };
  readonly sizes: { readonly jsonBytes: number; readonly pdfBytes: number };
  readonly types: Readonly<Record<string, { readonly code: string; readonly price?: Decimal }>>;
  readonly requests: {
    readonly order: RequestTemplate;
    readonly poll?: RequestTemplate;
    readonly fetch?: RequestTemplate;
    readonly verify?: RequestTemplate;
  };
  readonly answers: AnswerMapping;
  readonly verification?: {
    readonly pointer: string;
    readonly confirmed: readonly string[];
    readonly denied: readonly string[];
  };
}

/** Texts hold placeholders (`template.ts`). */
export interface RequestTemplate {
  readonly method: 'GET' | 'POST';
  /** Below the base URL. */
  readonly path?: string;
  readonly query?: Texts;
  readonly headers?: Texts;
  readonly json?: Readonly<Record<string, unknown>>;
  readonly form?: Texts;
}

type Texts = Readonly<Record<string, string>>;

export const dateFormats = [
  'iso',
  'yyyy-MM-dd',
  'yyyy-MM-dd HH:mm',
  'yyyy-MM-dd HH:mm:ss',
  'dd/MM/yyyy',
  'dd/MM/yyyy HH:mm',
  'dd/MM/yyyy HH:mm:ss',
  'yyyyMMdd',
] as const;

export interface DateMapping {
  readonly pointer: string;
  readonly format: (typeof dateFormats)[number];
}

/** Where in an answer what stands, as JSON pointers (RFC 6901). Words are compared without case and outer spaces. */
export interface AnswerMapping {
  /** Statuses of 4xx whose body is an answer too, such as a refusal told with 422. */
  readonly alsoRead?: readonly number[];
  readonly status: {
    readonly pointer: string;
    readonly pending?: readonly string[];
    readonly issued: readonly string[];
    readonly refused?: readonly string[];
  };
  readonly protocol?: string;
  readonly askAgainSeconds: number;
  readonly refusal?: string;
  readonly result: {
    readonly pointer: string;
    readonly words: Readonly<Record<string, CertificateResult>>;
  };
  readonly number?: string;
  readonly verificationCode?: string;
  readonly issuedOn?: DateMapping;
  readonly validUntil?: DateMapping;
  /** `fetch`: by the request of that name; without a pointer its reference is the protocol. */
  readonly file: { readonly as: 'base64' | 'url' | 'fetch'; readonly pointer?: string };
}
