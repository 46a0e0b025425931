import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { recordCalls } from '../../../../metadata/calls/records.ts';
import { text } from '../../../../metadata/texts.ts';
import { type Envelope, toEnvelope } from '../../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../../engine/calls/answer.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import type { RecordsRead } from '../../../engine/crud/routes.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { checkStorable } from '../../../engine/crud/write/checkBody.ts';
import { keyOf, once } from '../../../engine/crud/write/idempotency.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { Database, Row, Tx } from '../../../kit/database/database.ts';
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
export const reviewRoutes = (parts: ReviewParts): readonly Answer[] => [
  answer(recordCalls.get, async ({ actor, params: { id } }) => {
    const item = await transact(parts, actor, (work) => reviewOf(work, id));
    parts.onRead?.({ actor, entity: 'registro-matricula', call: 'Retornar', id, count: 1, query: '' });
    return toEnvelope(item);
  }),

  answer(recordCalls.correct, async (request) => {
    const { actor, body, method, params, url } = request;
    checkStorable(body.Correcoes, 'Correcoes');
    const keyed = { key: keyOf(request), method, url, body };
    const answered = await once(parts, actor, keyed, async (work) => {
      const said = { version: body.Versao, corrections: body.Correcoes };
      await correctRecord(work, params.id, said, parts.now());
      return { status: 200, body: toEnvelope(await reviewOf(work, params.id)) };
    });
    return answered.body as Envelope<Row>;
  }),

  // Like every answer of the API it is kept in no browser's cache: a page holds names, documents and debts.
  answer(
    recordCalls.pageImage,
    async ({ actor, params: { id, pagina } }, reply) => {
      const { Imagem, NomeArquivo } = await transact(parts, actor, (work) => findPage(work, id, pagina));
      if (Imagem === null) throw new AppError('page-unknown', { page: pagina });
      const { size, stream } = await parts.files.get(
        Imagem,
        text(actor.locale, 'review.pageOfFile', { file: NomeArquivo, page: pagina }),
      );
      return reply.type('image/webp').header('Content-Length', size).send(stream);
    },
    notedReading,
  ),

  answer(
    recordCalls.pageWords,
    async ({ actor, params: { id, pagina } }) => {
      const page = await transact(parts, actor, (work) => findPage(work, id, pagina));
      const { Largura, Altura, Origem, Palavras } = page;
      return toEnvelope({ Pagina: pagina, Largura, Altura, Origem, Palavras });
    },
    notedReading,
  ),

  answer(recordCalls.wordsOfPages, async ({ actor, params: { id }, query: { De: from = 1, Ate = from } }) => {
    const to = Math.min(Ate, from + mostPages - 1);
    return toEnvelope({ Paginas: await transact(parts, actor, (work) => wordsOf(work, id, from, to)) });
  }),
];

interface PageRow {
  readonly Largura: number;
  readonly Altura: number;
  readonly Origem: string;
  readonly Palavras: unknown;
  readonly Imagem: string | null;
  readonly NomeArquivo: string;
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
    select p."Largura", p."Altura", p."Origem", p."Palavras", p."Imagem",
      (select "NomeArquivo" from registro_matricula where "Identificador" = ${id}) as "NomeArquivo" from pagina p
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
async function wordsOf(work: Work, id: number, from: number, to: number) {
  await requireSeen(work, work.models.named('registro-matricula'), id);
  const { rows } = await sql<{ Pagina: number; Palavras: unknown }>`
    select p."Pagina", p."Palavras" from pagina p
    where p."Pagina" between ${from} and ${to} and p."IdentificadorProcessamento" = ${runShown(id)}
    order by p."Pagina"`.execute(work.tx);
  return rows;
}
