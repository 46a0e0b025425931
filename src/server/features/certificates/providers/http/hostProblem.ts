import { isIP } from 'node:net';
import { forbiddenRange } from './addresses.ts';

/**
 * What is wrong with the host of an address, as it was written: browsers' rules make `127.0.0.1` of `2130706433`,
 * `0x7f.1` or `127.1`, and of `fornecedor.exemplo@10.0.0.1` a host nobody reads. Only what stays as it is may pass.
 * @returns null when nothing is
 */
export function hostProblem(address: string, allowPrivate: boolean): string | null {
  const [, written = ''] = /^[^/]*\/\/([^/?#\\]*)/.exec(address) ?? [];
  if (written.includes('@')) return 'no user or password: use a secret';
  const url = URL.parse(address);
  if (!url || url.hostname === '') return 'a host';
  const plain = written.toLowerCase();
  if (plain !== url.host && plain !== `${url.hostname}:${defaultPort(url)}`)
    return `write the host as it resolves: ${url.host}`;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) === 0) return null;
  if (!allowPrivate) return 'a host by its name: addresses in digits need "allowPrivate": true';
  const range = forbiddenRange(bare, allowPrivate);
  return range === null ? null : `an address of the range ${range} is never called`;
}

const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80');
