import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import type { Actor } from '../actor.ts';
import type { Database, Tx } from '../database/database.ts';
import { createRecord } from './createRecord.ts';
import { explainDatabaseFailure } from './databaseFailure.ts';
import { deleteMany } from './deleteMany.ts';
import { deleteRecord, restoreRecord } from './deleteRecord.ts';
import { exportRecords } from './exportRecords.ts';
import { getRecord } from './getRecord.ts';
import { keyOf, once } from './idempotency.ts';
import { listChoices } from './listChoices.ts';
import { readListQuery } from './listQuery.ts';
import { listRecords } from './listRecords.ts';
import type { EntityModel, Models } from './models.ts';
import { recordHistory, restoreVersion } from './recordHistory.ts';
import { runAction } from './runAction.ts';
import { updateRecord } from './updateRecord.ts';
import type { Work } from './work.ts';

export interface CrudParts {
  readonly database: Database;
  readonly models: Models;
  /** Told of every read of an entity that holds personal data, after it was answered. */
  readonly onRead?: (read: RecordsRead) => void;
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

/** The generated calls of every entity (design, section 5). Relative to the prefix they are mounted under. */
export function crudRoutes(api: FastifyInstance, parts: CrudParts): void {
  for (const model of parts.models.list) entityRoutes(api, parts, model);
}

type Read = (
  work: Work,
  request: FastifyRequest,
) => Promise<{ readonly item: unknown; readonly note: ReadNote }>;
type ReadNote = Pick<RecordsRead, 'call' | 'id' | 'count'>;
type Change = (work: Work, request: FastifyRequest) => Promise<unknown>;

function entityRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const { noun, calls } = model.entity;
  const read = (path: string, run: Read) => api.get(`/${noun}/${path}`, answerRead(parts, model, run));
  const change = (method: 'POST' | 'PUT' | 'DELETE', path: string, run: Change) =>
    api.route({ method, url: `/${noun}/${path}`, handler: answerChange(parts, model, run) });

  read('Escolhas', async (work, request) => {
    const Itens = await listChoices(work, model, queryOf(request));
    return { item: { Itens }, note: { call: 'Escolhas', id: null, count: Itens.length } };
  });
  if (calls.includes('list'))
    read('Listar', async (work, request) => {
      const item = await listRecords(work, model, readListQuery(queryOf(request)));
      return { item, note: { call: 'Listar', id: null, count: item.Itens.length } };
    });
  if (calls.includes('list')) api.get(`/${noun}/Exportar`, answerExport(parts, model));
  if (calls.includes('get'))
    read('Retornar/:id', async (work, request) => {
      const id = idOf(request);
      return { item: await getRecord(work, model, id), note: { call: 'Retornar', id, count: 1 } };
    });
  if (calls.includes('history'))
    read('Historico/:id', async (work, request) => {
      const id = idOf(request);
      const Itens = await recordHistory(work, model, id);
      return { item: { Itens }, note: { call: 'Historico', id, count: 1 } };
    });
  if (calls.includes('create'))
    change('POST', 'Incluir', (work, { body }) => createRecord(work, model, body));
  if (calls.includes('update')) {
    change('PUT', 'Alterar/:id', (work, request) => updateRecord(work, model, idOf(request), request.body));
    change('POST', 'RestaurarVersao/:id', (work, request) =>
      restoreVersion(work, model, idOf(request), request.body),
    );
  }
  if (calls.includes('delete')) {
    change('DELETE', 'Excluir/:id', (work, request) =>
      deleteRecord(work, model, idOf(request), queryOf(request).get('Versao')),
    );
    change('POST', 'ExcluirVarios', (work, { body }) => deleteMany(work, model, body));
    change('POST', 'Restaurar/:id', (work, request) => restoreRecord(work, model, idOf(request)));
  }
  change('POST', 'Executar/:acao/:id', (work, request) =>
    runAction(
      work,
      model,
      String((request.params as Record<string, string>).acao),
      idOf(request),
      request.body,
    ),
  );
}

const answerRead = (parts: CrudParts, model: EntityModel, run: Read) => async (request: FastifyRequest) => {
  const { actor } = request;
  const { item, note } = await explaining(model, actor, () =>
    parts.database.transaction(actor, (tx) => run(workOf(parts, actor, tx), request)),
  );
  noteRead(parts, model, request, note);
  return toEnvelope(item);
};

/** A file, not an envelope: it is saved, never read by the console. */
const answerExport =
  (parts: CrudParts, model: EntityModel) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor } = request;
    const file = await explaining(model, actor, () =>
      parts.database.transaction(actor, (tx) =>
        exportRecords(workOf(parts, actor, tx), model, queryOf(request)),
      ),
    );
    noteRead(parts, model, request, { call: 'Exportar', id: null, count: file.count });
    return reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${file.fileName}"`)
      .send(file.text);
  };

function noteRead(parts: CrudParts, { entity }: EntityModel, request: FastifyRequest, note: ReadNote): void {
  if (!entity.fields.some((field) => field.personal)) return;
  parts.onRead?.({ ...note, actor: request.actor, entity: entity.name, query: queryTextOf(request) });
}

const answerChange =
  (parts: CrudParts, model: EntityModel, run: Change) =>
  async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor, method, url, body } = request;
    const key = isSecret(model, request) ? undefined : keyOf(request);
    const keyed = { key, method, url, body };
    const answer = await explaining(model, actor, () =>
      once(parts.database, actor, keyed, async (tx) => ({
        status: 200,
        body: toEnvelope(await run(workOf(parts, actor, tx), request)),
      })),
    );
    return reply.code(answer.status).send(answer.body);
  };

function isSecret({ rules }: EntityModel, { params }: FastifyRequest): boolean {
  const { acao } = params as { readonly acao?: string };
  return acao !== undefined && (rules.secretActions ?? []).includes(acao);
}

const workOf = ({ models }: CrudParts, actor: Actor, tx: Tx): Work => ({ tx, actor, models });

async function explaining<T>({ entity }: EntityModel, { locale }: Actor, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw explainDatabaseFailure(error, entity, locale);
  }
}

/** What no identifier can be is a record that is not there. */
function idOf(request: FastifyRequest): number {
  const { id = '' } = request.params as { readonly id?: string };
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError('record-not-found', { entity: id.slice(0, 40) });
  return Number(id);
}

/** The query as it was written: a parameter given twice must be noticed. */
const queryOf = (request: FastifyRequest): URLSearchParams => new URLSearchParams(queryTextOf(request));

const queryTextOf = ({ url }: FastifyRequest): string =>
  url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
