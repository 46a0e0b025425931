import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import type { RecordsRead } from '../../../engine/crud/routes.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { checkStorable } from '../../../engine/crud/write/checkBody.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { transact } from '../../../engine/facts/transact.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import type { Database, Tx } from '../../../kit/database/database.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import { correctRecord } from './correct.ts';
import { reviewOf } from './review.ts';

export interface ReviewParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly onRead?: (read: RecordsRead) => void;
}

/** Pages are noted as readings of their record. */
const notedReading = { access: { event: 'leu', entity: 'registro-matricula' } } as const;

/** The calls of the review screen: the record with its truth, its pages, and what people say of it. */
export function addReviewRoutes(api: FastifyInstance, parts: ReviewParts): void {
  api.get<Addressed>(
    '/RegistroMatricula/Retornar/:id',
    { schema: { params: recordParams } },
    async (request) => {
      const id = Number(request.params.id);
      const item = await reading(parts, request, (work) => reviewOf(work, id));
      parts.onRead?.({
        actor: request.actor,
        entity: 'registro-matricula',
        call: 'Retornar',
        id,
        count: 1,
        query: '',
      });
      return toEnvelope(item);
    },
  );

  api.post<Addressed & { Body: { Versao: number; Correcoes: unknown[] } }>(
    '/RegistroMatricula/Corrigir/:id',
    { schema: { params: recordParams, body: correctBody } },
    async (request) => {
      const { actor, body, method, params, url } = request;
      const id = Number(params.id);
      checkStorable(body.Correcoes, 'Correcoes');
      const keyed = { key: keyOf(request), method, url, body };
      const answer = await once(parts, actor, keyed, async (work) => {
        await correctRecord(work, id, { version: body.Versao, corrections: body.Correcoes }, parts.now());
        return { status: 200, body: toEnvelope(await reviewOf(work, id)) };
      });
      return answer.body;
    },
  );

  api.get<PageAddressed>(
    '/RegistroMatricula/Pagina/:id/:pagina',
    { config: notedReading, schema: { params: pageParams } },
    (request, reply) => sendPageImage(parts, request, reply),
  );

  api.get<PageAddressed>(
    '/RegistroMatricula/Palavras/:id/:pagina',
    { config: notedReading, schema: { params: pageParams } },
    async (request) => {
      const { id, pagina } = request.params;
      const page = await reading(parts, request, (work) => findPage(work, Number(id), Number(pagina)));
      const { Largura, Altura, Origem, Palavras } = page;
      return toEnvelope({ Pagina: Number(pagina), Largura, Altura, Origem, Palavras });
    },
  );

  api.get<Addressed & { Querystring: { De?: string; Ate?: string } }>(
    '/RegistroMatricula/Palavras/:id',
    { schema: { params: recordParams, querystring: pagesQuery } },
    async (request) => {
      const id = Number(request.params.id);
      const from = Number(request.query.De ?? 1);
      const to = Math.min(Number(request.query.Ate ?? from), from + mostPages - 1);
      return toEnvelope({ Paginas: await reading(parts, request, (work) => wordsOf(work, id, from, to)) });
    },
  );
}

type Addressed = { Params: { id: string } };
type PageAddressed = { Params: { id: string; pagina: string } };

/** Reads as the actor of a request who may look at registry records. */
function reading<T>(
  parts: ReviewParts,
  { actor }: FastifyRequest,
  work: (work: Work) => Promise<T>,
): Promise<T> {
  requireCode(actor, 'MATRICULA.CONSULTAR');
  requireCompany(actor, parts.models.named('registro-matricula').entity);
  return transact(parts, actor, work);
}

interface PageRow {
  readonly Largura: number;
  readonly Altura: number;
  readonly Origem: string;
  readonly Palavras: unknown;
  readonly Imagem: string | null;
}

/** @throws AppError 'record-not-found', 'page-unknown' also while the page has not been read */
async function findPage(work: Work, id: number, page: number): Promise<PageRow> {
  await requireSeen(work, work.models.named('registro-matricula'), id);
  const found = await pageRow(work.tx, id, page);
  if (!found) throw new AppError('page-unknown', { page });
  return found;
}

async function pageRow(tx: Tx, id: number, page: number): Promise<PageRow | undefined> {
  const { rows } = await sql<PageRow>`
    select p."Largura", p."Altura", p."Origem", p."Palavras", p."Imagem" from pagina p
    where p."Pagina" = ${page} and p."IdentificadorProcessamento" = ${runShown(id)}`.execute(tx);
  return rows[0];
}

/** The run the newest reading came from; the open run while nothing has been read. */
const runShown = (id: number) => sql`coalesce(
  (select "IdentificadorProcessamento" from leitura where "IdentificadorRegistroMatricula" = ${id}
    and "IdentificadorProcessamento" is not null order by "Ordem" desc limit 1),
  (select max("Identificador") from processamento where "IdentificadorRegistroMatricula" = ${id}))`;

/** Most pages of words one answer holds, some hundred kilobytes: a search asks for one stretch after another. */
const mostPages = 25;

/** The words of a stretch of pages; pages not read yet are left out. */
async function wordsOf(work: Work, id: number, from: number, to: number): Promise<unknown[]> {
  await requireSeen(work, work.models.named('registro-matricula'), id);
  const { rows } = await sql<{ Pagina: number; Palavras: unknown }>`
    select p."Pagina", p."Palavras" from pagina p
    where p."Pagina" between ${from} and ${to} and p."IdentificadorProcessamento" = ${runShown(id)}
    order by p."Pagina"`.execute(work.tx);
  return rows;
}

/** Like every answer of the API it is kept in no browser's cache: a page holds names, documents and debts. */
async function sendPageImage(
  parts: ReviewParts,
  request: FastifyRequest<PageAddressed>,
  reply: FastifyReply,
) {
  const { id, pagina } = request.params;
  const { Imagem } = await reading(parts, request, (work) => findPage(work, Number(id), Number(pagina)));
  if (Imagem === null) throw new AppError('page-unknown', { page: pagina });
  const { size, stream } = await parts.files.get(Imagem);
  return reply.type('image/webp').header('Content-Length', size).send(stream);
}

const number = { type: 'string', pattern: '^[1-9][0-9]{0,14}$' };
const recordParams = { type: 'object', properties: { id: number } };
const pagesQuery = { type: 'object', properties: { De: number, Ate: number }, additionalProperties: false };
const pageParams = { type: 'object', properties: { id: number, pagina: number } };
const correctBody = {
  type: 'object',
  properties: {
    Versao: { type: 'integer' },
    Correcoes: { type: 'array', minItems: 1, maxItems: 500, items: { type: 'object' } },
  },
  required: ['Versao', 'Correcoes'],
  additionalProperties: false,
};
