import type { LookupAddress, LookupOptions } from 'node:dns';
import { lookup as lookUp } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ProviderFailure } from '../faults.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveBySystem: Resolve = (host) => lookUp(host, { all: true });

/** Ranges an operator may allow (`allowPrivate`). Link-local, where clouds keep credentials, is never one of them. */
const privateRanges = new Set(['private', 'loopback', 'uniqueLocal', 'carrierGradeNat']);

/**
 * The range of the IANA special-purpose registries an address lies in; `unicast` = public. An IPv4 address written
 * inside an IPv6 one counts as itself.
 */
export const rangeOf = (address: string): string => ipaddr.process(address).range();

/** @returns the range that forbids it, or null */
export function forbiddenRange(address: string, allowPrivate: boolean): string | null {
  const range = rangeOf(address);
  return range === 'unicast' || (allowPrivate && privateRanges.has(range)) ? null : range;
}

type Done = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * A resolver for sockets: asks once, checks every address of the answer, and the socket connects to what was checked,
 * so that a name that points elsewhere a moment later (DNS rebinding) changes nothing. One forbidden address among
 * good ones forbids them all.
 * @see ASVS 5.0, 1.3.6; OWASP SSRF Prevention Cheat Sheet
 */
export const pinnedLookup =
  (resolve: Resolve, allowPrivate: boolean) =>
  (host: string, { all, family }: LookupOptions, done: Done): void => {
    const checked = async () => {
      const addresses = await resolve(host);
      for (const { address } of addresses) assertAddress(address, allowPrivate);
      const wanted =
        family === 4 || family === 6 ? addresses.filter((one) => one.family === family) : addresses;
      const first = wanted[0];
      if (!first) throw Object.assign(new Error('no address'), { code: 'ENOTFOUND' });
      return { first, wanted };
    };
    checked().then(
      ({ first, wanted }) => (all ? done(null, [...wanted]) : done(null, first.address, first.family)),
      (error: Error) => done(error, ''),
    );
  };

/** Sockets do not look up an address that is written out, so it is checked before. */
export function assertLiteral(hostname: string, allowPrivate: boolean): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) assertAddress(bare, allowPrivate);
}

function assertAddress(address: string, allowPrivate: boolean): void {
  const range = isIP(address) === 0 ? 'not an address' : forbiddenRange(address, allowPrivate);
  if (range !== null) throw new ProviderFailure('forbidden-address', { detail: range });
}
