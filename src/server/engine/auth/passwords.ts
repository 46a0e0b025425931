import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../../domain/errors.ts';
import { createLimiter } from '../../kit/limiter.ts';

/** Cost of a hash. Memory is 128 * N * r bytes: 128 MiB with the standard cost. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** On the approved list of OWASP ASVS 5.0, appendix C. */
export const standardCost: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

/** Hashes passwords and compares them; two at a time, so that a crowd signing in does not starve the rest. */
export interface Passwords {
  /** `scrypt$N$r$p$salt$hash`, the last two in base64url. */
  hash(password: string): Promise<string>;
  /** With no stored hash it works as long and says no, so that an unknown login takes the same time. */
  matches(password: string, stored: string | null): Promise<boolean>;
  /** Whether a stored hash was made with another cost than today's. */
  isOutdated(stored: string): boolean;
}

export function createPasswords(
  cost: PasswordCost = standardCost,
  { atOnce = 2, waiting = 200 } = {},
): Passwords {
  const limited = createLimiter(atOnce, waiting, () => new AppError('server-busy'));
  const nothing = format(cost, Buffer.alloc(saltBytes), Buffer.alloc(hashBytes));
  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      return format(cost, salt, await limited(() => derive(password, salt, cost)));
    },
    matches: async (password, stored) => {
      const parts = parse(stored ?? nothing);
      if (!parts) return false;
      const derived = await limited(() => derive(password, parts.salt, parts.cost));
      return timingSafeEqual(derived, parts.hash) && stored !== null;
    },
    isOutdated: (stored) => {
      const parts = parse(stored);
      return !parts || parts.cost.N !== cost.N || parts.cost.r !== cost.r || parts.cost.p !== cost.p;
    },
  };
}

/** Random, 16 characters easy to read aloud: no l, I, 1, O, 0. About 92 bits. */
export function generatePassword(): string {
  return Array.from({ length: 16 }, () => readable[randomInt(readable.length)]).join('');
}

const readable = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const saltBytes = 16;
const hashBytes = 32;

const format = ({ N, r, p }: PasswordCost, salt: Buffer, hash: Buffer) =>
  ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$');

function parse(stored: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } | null {
  const [name, N, r, p, salt, hash] = stored.split('$');
  if (name !== 'scrypt' || !salt || !hash) return null;
  const bytes = Buffer.from(hash, 'base64url');
  if (bytes.length !== hashBytes) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    hash: bytes,
  };
}

/** Unicode is normalised (NFKC), so that the same accents typed on two keyboards are the same password. */
function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return new Promise((done, failed) => {
    scrypt(password.normalize('NFKC'), salt, hashBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? failed(error) : done(key),
    );
  });
}
