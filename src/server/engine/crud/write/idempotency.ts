import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { keptFor } from '../../../../metadata/keptFor.ts';
import { headers } from '../../../../metadata/wire/envelope.ts';
import type { Tx } from '../../../kit/database/database.ts';
import type { Actor } from '../../actors/actor.ts';
import { type Place, transact } from '../../facts/transact.ts';
import type { Work } from '../work.ts';

/** What was asked: two requests with one key must be the same in all of this. */
export interface KeyedRequest {
  /** `Idempotency-Key`, or undefined when the caller sent none. */
  readonly key: string | undefined;
  readonly method: string;
  /** Path with query. */
  readonly url: string;
  readonly body: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Acts once for a key. The key, what was written and the answer are committed together: a retry after
 * a lost answer gets that answer, one that runs at the same time waits for it, and a refusal leaves no trace.
 * @throws AppError 'idempotency-key-reused' (422) when the key came with another request
 */
export async function once(
  place: Place,
  actor: Actor,
  request: KeyedRequest,
  act: (work: Work) => Promise<Answer>,
): Promise<Answer> {
  const { key } = request;
  if (key === undefined) return transact(place, actor, act);
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new AppError('idempotency-key-invalid');
  const digest = digestOf(actor, request);
  return transact(place, actor, async (work) => {
    const { tx } = work;
    const earlier = await claim(tx, actor, key, digest);
    if (earlier) return earlier;
    const answer = await act(work);
    await sql`update "idempotencia" set "Status" = ${answer.status}, "Resposta" = ${JSON.stringify(answer.body)}
      where "IdentificadorUsuario" = ${actor.userId ?? 0} and "Chave" = ${key}`.execute(tx);
    return answer;
  });
}

/** Inserting waits for a transaction that holds the same key; afterwards its answer is there to read. */
async function claim(tx: Tx, actor: Actor, key: string, digest: string): Promise<Answer | null> {
  const user = actor.userId ?? 0;
  const { rows } = await sql`insert into "idempotencia" as i ("IdentificadorUsuario", "Chave", "Pedido")
    values (${user}, ${key}, ${digest})
    on conflict ("IdentificadorUsuario", "Chave") do update
      set "Pedido" = excluded."Pedido", "Status" = null, "Resposta" = null, "CriadoEm" = now()
      where i."CriadoEm" < now() - make_interval(days => ${keptFor.answers}::int)
    returning 1`.execute(tx);
  if (rows.length > 0) return null;
  const found = await sql<{ Pedido: string; Status: number; Resposta: string }>`
    select "Pedido", "Status", "Resposta" from "idempotencia"
    where "IdentificadorUsuario" = ${user} and "Chave" = ${key}`.execute(tx);
  const [earlier] = found.rows;
  if (!earlier) throw new AppError('database-busy');
  if (earlier.Pedido !== digest) throw new AppError('idempotency-key-reused');
  return { status: earlier.Status, body: JSON.parse(earlier.Resposta) };
}

/** What a person's head chose could be guessed from a digest of it. */
const withoutPassword = (name: string, value: unknown) => (name === 'SenhaPdf' ? undefined : value);

/** The caller's key as it came. */
export function keyOf({ headers: given }: FastifyRequest): string | undefined {
  const key = given[headers.idempotency.toLowerCase()];
  return Array.isArray(key) ? key.join(',') : key;
}

const digestOf = ({ companyId }: Actor, { method, url, body }: KeyedRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([companyId, method, url, body ?? null], withoutPassword))
    .digest('hex');
