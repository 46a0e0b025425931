import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { EventoAcesso } from '../../../domain/generated/codes.ts';
import type { Database, Tx } from '../../kit/database/database.ts';
import type { RecordsRead } from '../crud/routes.ts';

/** What the access log keeps of an event. Logins and filters stand there as hashes, never in clear. */
export interface Access {
  readonly Evento: AccessEvent;
  readonly Requisicao: string;
  readonly IdentificadorEmpresa?: number | null;
  readonly IdentificadorUsuario?: number | null;
  readonly Entidade?: string;
  readonly IdentificadorRegistro?: number | null;
  readonly Quantidade?: number;
  readonly Filtro?: string | null;
  readonly Endereco?: string;
  readonly Agente?: string;
}

export type AccessEvent = EventoAcesso;

export interface AccessLog {
  note(access: Access): void;
  /** Notes of reads, as the generated calls tell them. */
  noteRead(read: RecordsRead): void;
  /** Writes what is waiting. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Notes wait this long at most, so that a busy second is one statement. */
const waitMs = 500;

/** Beyond this many waiting notes a batch is written at once. */
const batchSize = 500;

export function createAccessLog(
  database: Database,
  now: () => Date,
  onError: (error: unknown) => void,
): AccessLog {
  let waiting: (Access & { Quando: string })[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    const lines = JSON.stringify(batch);
    await database
      .system((tx) => sql`select folio_anotar_acessos(${lines}::jsonb)`.execute(tx))
      .catch((error: unknown) => {
        waiting = [...batch, ...waiting].slice(-20 * batchSize);
        onError(error);
      });
  };
  // One batch after the other: the log stands in the order things happened, and who waits for it waits for all.
  const flush = () => {
    writing = writing.then(write);
    return writing;
  };
  const note = (access: Access) => {
    waiting.push({ ...access, Quando: now().toISOString() });
    if (waiting.length >= batchSize) void flush();
    else timer ??= setTimeout(() => void flush(), waitMs).unref();
  };
  return {
    note,
    noteRead: ({ actor, entity, call, id, count, query }) =>
      note({
        Evento: call === 'Exportar' ? 'exportou' : 'leu',
        Requisicao: actor.requestId,
        IdentificadorEmpresa: actor.companyId,
        IdentificadorUsuario: actor.userId,
        Entidade: entity,
        IdentificadorRegistro: id,
        Quantidade: count,
        Filtro: query === '' ? null : digest(query),
      }),
    flush,
    close: flush,
  };
}

/** A note that belongs to a change: written in its transaction, or not at all. */
export async function noteWithin(tx: Tx, access: Access & { readonly Quando: string }): Promise<void> {
  await sql`select folio_anotar_acessos(${JSON.stringify([access])}::jsonb)`.execute(tx);
}

/** Where a request came from, as the log keeps it. */
export const whence = (request: FastifyRequest): Pick<Access, 'Requisicao' | 'Endereco' | 'Agente'> => ({
  Requisicao: request.id,
  Endereco: request.ip,
  // A name anybody may give themselves: no control character of it reaches a terminal.
  Agente: (request.headers['user-agent'] ?? '').slice(0, 200).replaceAll(/\p{Cc}/gu, ' '),
});

/** A login or a filter may be personal: equal ones can be told as equal, and no more. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
