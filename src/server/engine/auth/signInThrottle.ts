import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Tx } from '../../kit/database/database.ts';

/** Who tries: the login as typed (it need not exist) and the address it comes from. */
export interface Attempt {
  readonly login: string;
  readonly address: string;
  /** Where, if not at the sign-in: what is tried there is counted by itself, and locks nobody out of signing in. */
  readonly door?: 'redefinir' | 'codigo' | undefined;
}

/**
 * Counts a try before the password is looked at, so that tries sent at once are counted too.
 * Five failures of one account from one network are free, then each doubles the wait, from 1 s to 15 min.
 * An account alone has a far higher limit, so that a stranger elsewhere cannot lock its owner out;
 * so has a network, against one password tried on many accounts.
 * @throws AppError 'sign-in-wait' with the seconds left
 * @see OWASP ASVS 5.0, 6.3.1
 */
export async function countAttempt(tx: Tx, attempt: Attempt, now: Date): Promise<void> {
  const locks: Date[] = [];
  for (const { key, free, isAccount } of keysOf(attempt)) {
    const { wait, until } = await count(tx, key, free, now);
    if (wait > 0) throw new AppError('sign-in-wait', { seconds: wait });
    if (isAccount && until !== null && !attempt.door) locks.push(until);
  }
  // Last, as a sign-in that succeeds writes the person last: of two who each hold what the other wants, one fails.
  for (const until of locks) await noteLock(tx, attempt.login, until);
}

/** Shown to who keeps the people; a login nobody has leaves no trace. */
const noteLock = (tx: Tx, login: string, until: Date) =>
  sql`select folio_registrar_bloqueio(${login.trim()}, ${until})`.execute(tx);

/** A right password: what was counted against the account from here is forgotten. */
export async function forgiveAttempts(tx: Tx, attempt: Attempt): Promise<void> {
  const [pair, account, network] = keysOf(attempt);
  await sql`delete from tentativa_acesso where "Chave" = ${pair?.key}`.execute(tx);
  // In the order in which tries are counted: of two who sign in at once, each holding what the other wants, one fails.
  for (const counted of [account, network])
    await sql`
      update tentativa_acesso set "Falhas" = greatest(0, "Falhas" - 1)
      where "Chave" = ${counted?.key}`.execute(tx);
}

/** Seconds to wait after `failures`, when `free` of them cost nothing. */
export const delayAfter = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(longestDelay, 2 ** (failures - free));

const longestDelay = 15 * 60;

/** After this long without a try the count starts again. */
const memory = '1 hour';

interface Counted {
  /** Seconds still to wait; 0 when the try was counted and may go on. */
  readonly wait: number;
  /** The end of the wait this try begins; null when it costs nothing. */
  readonly until: Date | null;
}

async function count(tx: Tx, key: string, free: number, now: Date): Promise<Counted> {
  const { rows } = await sql<{ LiberadaEm: string; Falhas: number }>`
    insert into tentativa_acesso as t ("Chave", "Falhas", "UltimaEm", "LiberadaEm")
    values (${key}, 1, ${now}, ${never})
    on conflict ("Chave") do update set
      "Falhas" = case when t."LiberadaEm" > excluded."UltimaEm" then t."Falhas"
                      when t."UltimaEm" < excluded."UltimaEm" - ${memory}::interval then 1
                      else t."Falhas" + 1 end,
      "UltimaEm" = excluded."UltimaEm"
    returning "Falhas", "LiberadaEm"`.execute(tx);
  const row = rows[0];
  if (!row) return { wait: 0, until: null };
  const left = (Date.parse(row.LiberadaEm) - now.getTime()) / 1000;
  // A longer wait than any we give means that the clock was set back; nobody is kept out for that.
  if (left > 0 && left <= longestDelay) return { wait: Math.ceil(left), until: null };
  const delay = delayAfter(row.Falhas, free);
  // A try that costs nothing moves nothing: of two at once the earlier would else have to wait for the later.
  if (delay === 0) return { wait: 0, until: null };
  const until = new Date(now.getTime() + delay * 1000);
  await sql`update tentativa_acesso set "LiberadaEm" = ${until} where "Chave" = ${key}`.execute(tx);
  return { wait: 0, until };
}

/** Free to try from the start. */
const never = new Date(0);

function keysOf({ login, address, door }: Attempt): { key: string; free: number; isAccount: boolean }[] {
  const account = digest(login.trim().toLowerCase());
  const network = digest(networkOf(address));
  const at = door ? `${door}:` : '';
  return [
    { key: `${at}conta-rede:${account}:${network}`, free: 5, isAccount: true },
    { key: `${at}conta:${account}`, free: 100, isAccount: true },
    { key: `${at}rede:${network}`, free: 50, isAccount: false },
  ];
}

/** Neighbouring addresses are one attacker: /24 of IPv4, /64 of IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/^::ffff:/i, '');
  if (isIPv4(bare)) return bare.split('.').slice(0, 3).join('.');
  const [head = '', tail] = bare.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return [...groups, ...Array(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
    .slice(0, 4)
    .join(':');
}

/** Logins are personal: the table knows them by hash. */
const digest = (value: string) => createHash('sha256').update(value).digest('base64url').slice(0, 22);
