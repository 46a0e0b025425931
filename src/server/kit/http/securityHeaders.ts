import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Headers of every answer, errors and unknown addresses included.
 * @see OWASP ASVS 5.0, 3.4 and 14.3.2
 */
export function addSecurityHeaders(application: FastifyInstance): void {
  application.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always);
    done();
  });
}

/** The same for an answer that no hook sees: an address that cannot even be read. */
export function protectAnswer(reply: FastifyReply): void {
  reply.headers(always).header('Cache-Control', 'no-store');
}

/**
 * The console's page: scripts and styles of this origin, styles also with the page's own nonce, and calls to this
 * origin and to the API it was told of.
 * @param apiUrl as `config.json` has it; relative to the page, or the address of another server
 */
export function sendContentPolicy(
  reply: FastifyReply,
  { nonce, apiUrl }: { readonly nonce: string; readonly apiUrl: string },
): FastifyReply {
  return reply.header('Content-Security-Policy', policy(nonce, originOf(apiUrl)));
}

/** Empty for an address of this origin, and for what is no address of the web: neither needs a word of its own. */
function originOf(apiUrl: string): string {
  const url = URL.canParse(apiUrl) ? new URL(apiUrl) : null;
  return url && ['http:', 'https:'].includes(url.protocol) ? url.origin : '';
}

/** Bytes somebody uploaded: shown by no browser, run by none. */
export const sandboxedContent = "sandbox; default-src 'none'";

const always = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

const policy = (nonce: string, api: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src 'self' ${api}`.trimEnd(),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
