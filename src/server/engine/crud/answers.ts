import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import { mostExportedAtOnce } from '../../../metadata/selectionLimits.ts';
import { type Envelope, toEnvelope } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../actors/actor.ts';
import { look, type Place, transact } from '../facts/transact.ts';
import type { ExportAllowance } from './export/exportAllowance.ts';
import { exportRecords, isLongerThan, prepareExport } from './export/exportRecords.ts';
import type { EntityModel } from './models.ts';
import type { Work } from './work.ts';
import { explainDatabaseFailure } from './write/databaseFailure.ts';
import { keyOf, once } from './write/idempotency.ts';

export interface CrudParts extends Place {
  /** Told of every read of an entity that holds personal data, and of every export, after it was answered. */
  readonly onRead?: (read: RecordsRead) => void;
  readonly settings?: {
    readonly exportsPerMinute: number;
    /** Records of an export that is waited for; more are made later. */
    readonly exportedAtOnce?: number;
  };
  /** Asks for an export that is made later; absent where none is. @returns its number */
  readonly askExport?: (work: Work, model: EntityModel, query: string) => Promise<number>;
}

/** One call that read records: who, what, and how many; never one note per record. */
export interface RecordsRead {
  readonly actor: Actor;
  readonly entity: string;
  readonly call: 'Listar' | 'Retornar' | 'Historico' | 'Escolhas' | 'Exportar';
  readonly id: number | null;
  readonly count: number;
  /** The query as asked; hashed before it is kept, since it may hold personal data. */
  readonly query: string;
}

export type ReadNote = Pick<RecordsRead, 'call' | 'id' | 'count'>;

/** A reading call: its answer, and what the access log keeps of it; null = it told nothing of persons. */
export type ReadingCall<Item = unknown, Request extends FastifyRequest = FastifyRequest> = (
  work: Work,
  request: Request,
) => Promise<{ readonly item: Item; readonly note: ReadNote | null }>;

export type ChangingCall<Item = unknown, Request extends FastifyRequest = FastifyRequest> = (
  work: Work,
  request: Request,
) => Promise<Item>;

export const answerRead =
  <Item, Request extends FastifyRequest>(
    parts: CrudParts,
    model: EntityModel,
    run: ReadingCall<Item, Request>,
  ) =>
  async (request: Request): Promise<Envelope<Item>> => {
    const { actor } = request;
    const { item, note } = await explaining(model, actor, () =>
      look(parts, actor, (work) => run(work, request)),
    );
    if (note && model.entity.fields.some((field) => field.personal)) noteRead(parts, model, request, note);
    return toEnvelope(item);
  };

/** A file, not an envelope: it is saved, never read by the console. One that takes long is asked for and told of later (202). */
export const answerExport =
  (parts: CrudParts, model: EntityModel, allowance: ExportAllowance) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor } = request;
    const most = parts.settings?.exportedAtOnce ?? mostExportedAtOnce;
    const made = await explaining(model, actor, () =>
      transact(parts, actor, async (work) => {
        const prepared = prepareExport(work, model, queryOf(request), allowance);
        if (parts.askExport && actor.userId !== null && (await isLongerThan(work, model, prepared, most)))
          return { later: await parts.askExport(work, model, queryTextOf(request)) };
        const file = exportRecords(work, model, prepared);
        // The transaction ends with the last row: what is sent no longer needs it.
        const bytes = await buffer(file.bytes);
        return { file, bytes, count: await file.count };
      }),
    );
    if ('later' in made) return reply.code(202).send(toEnvelope({ Exportacao: made.later }));
    noteRead(parts, model, request, { call: 'Exportar', id: null, count: made.count });
    return reply
      .type(made.file.type)
      .header('Content-Disposition', `attachment; filename="${made.file.fileName}"`)
      .send(made.bytes);
  };

function noteRead(parts: CrudParts, { entity }: EntityModel, request: FastifyRequest, note: ReadNote): void {
  parts.onRead?.({ ...note, actor: request.actor, entity: entity.name, query: queryTextOf(request) });
}

/** Once for a key, so that a retry after a lost answer changes nothing again. */
export const answerChange =
  <Item, Request extends FastifyRequest>(
    parts: CrudParts,
    model: EntityModel,
    run: ChangingCall<Item, Request>,
  ) =>
  async (request: Request, reply: FastifyReply): Promise<Envelope<Item>> => {
    const { actor, method, url } = request;
    const key = isSecret(model, request) ? undefined : keyOf(request);
    const keyed = { key, method, url, body: key === undefined ? null : keyedBody(request.body) };
    const answer = await explaining(model, actor, () =>
      once(parts, actor, keyed, async (work) => ({
        status: 200,
        body: toEnvelope(await run(work, request)),
      })),
    );
    reply.code(answer.status);
    return answer.body as Envelope<Item>;
  };

/** Bytes as their hash, or a file of ten megabytes would be written out number by number. */
const keyedBody = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body;

function isSecret({ rules }: EntityModel, { params }: FastifyRequest): boolean {
  const { acao } = params as { readonly acao?: string };
  return acao !== undefined && (rules.secretActions ?? []).includes(acao);
}

async function explaining<T>({ entity }: EntityModel, { locale }: Actor, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw explainDatabaseFailure(error, entity, locale);
  }
}

/** The query as it was written: a parameter given twice must be noticed. */
export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(queryTextOf(request));

const queryTextOf = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';

/** What no identifier can be is a record that is not there. */
export function idOf(request: FastifyRequest): number {
  const { id = '' } = request.params as { readonly id?: string };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('record-not-found', { entity: id.slice(0, 40) });
  return Number(id);
}
