import { type Fault, ProviderFailure } from '../faults.ts';

/** Codes of Node, OpenSSL and undici, by their beginnings. Whatever else breaks a line counts as unreachable. */
const faultsByCode: readonly (readonly [RegExp, Fault])[] = [
  [/^(ETIMEDOUT|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/, 'timed-out'],
  [
    /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_TLS_|ERR_SSL_|ERR_OSSL_|EPROTO$|HOSTNAME_)/,
    'invalid-tls',
  ],
  // A line cut in the middle of an answer.
  [/^(UND_ERR_RES_CONTENT_LENGTH|HPE_INVALID_EOF_STATE)/, 'unreachable'],
  [/^(INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|CRL_|OCSP_)/, 'invalid-tls'],
  [/^UND_ERR_RES_EXCEEDED_MAX_SIZE$/, 'too-large'],
  [/^(Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB|HPE_|UND_ERR_(HEADERS_OVERFLOW|INFO))/, 'wrong-shape'],
];

/** What broke an exchange, as the failure it is; ours pass as they are, also from inside a socket. */
export function failureOf(error: unknown, isOutOfTime: boolean): ProviderFailure {
  const chain = [...causes(error)];
  const own = chain.find((one) => one instanceof ProviderFailure);
  if (own) return own;
  if (isOutOfTime) return new ProviderFailure('timed-out', { cause: error });
  for (const one of chain) {
    const code = String((one as { readonly code?: unknown }).code ?? '');
    const [, fault] = faultsByCode.find(([pattern]) => pattern.test(code)) ?? [];
    if (fault) return new ProviderFailure(fault, { detail: code, cause: error });
  }
  return new ProviderFailure('unreachable', { cause: error });
}

/** An error, what caused it, and the several that one may stand for. */
function* causes(error: unknown, depth = 0): Generator<Error> {
  if (!(error instanceof Error) || depth > 5) return;
  yield error;
  if (error instanceof AggregateError) for (const one of error.errors) yield* causes(one, depth + 1);
  yield* causes(error.cause, depth + 1);
}
