import type { Response } from 'undici';
import { ProviderFailure } from '../faults.ts';

/** Longer, and a source that means "never" would hold its orders for good. */
const longestPauseMs = 24 * 3_600_000;

/**
 * A body as the source meant it, after decompression, never more than `maxBytes`: it stops reading at the first byte
 * too many, whatever the source said of the length.
 * @throws ProviderFailure 'too-large'
 */
export async function readWhole(response: Response, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new ProviderFailure('too-large', { detail: `more than ${maxBytes} bytes` });
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts, size);
}

/**
 * The pause of `Retry-After`, in seconds or as a day and time, at most a day.
 * @returns null when it says none, or none to be understood
 * @see RFC 9110, section 10.2.3
 */
export function askedPause(response: Response, now: Date): Date | null {
  const text = response.headers.get('retry-after')?.trim() ?? '';
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (!/\d/.test(text) || Number.isNaN(at) || at <= now.getTime()) return null;
  return new Date(Math.min(at, now.getTime() + longestPauseMs));
}
