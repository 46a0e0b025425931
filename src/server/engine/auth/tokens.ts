import { hash, randomBytes } from 'node:crypto';

/** A session's token: 256 random bits. Only its hash is ever stored. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Tokens have full entropy, so a plain hash is enough: nothing can be guessed from it. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** The token of `Authorization: Bearer x`, or null. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer ([\w-]{20,200})$/.exec(header ?? '');
  return match?.[1] ?? null;
}
