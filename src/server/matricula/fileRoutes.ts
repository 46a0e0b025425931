import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { toEnvelope } from '../../metadata/wire/envelope.ts';
import type { Actor } from '../actor.ts';
import type { EntityModel, Models } from '../crud/models.ts';
import { and, or, type Sql, scopeOf } from '../crud/scope.ts';
import type { Work } from '../crud/work.ts';
import type { Database } from '../database/database.ts';
import { attachmentHeader, safeFileName } from '../files/attachment.ts';
import { contentTypeOf } from '../files/contentType.ts';
import type { FileContent, FileStore } from '../files/fileStore.ts';
import { sandboxedContent } from '../http/securityHeaders.ts';
import { holds, maySee } from '../permissions/requireCode.ts';
import { column } from '../sql/names.ts';
import { systemActor } from '../systemActor.ts';
import { createFileRow, type FileRow, findFile } from './fileRows.ts';
import { receive } from './uploadRoutes.ts';

export interface FileParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly limits: { readonly maxPdfBytes: number; readonly maxAttachmentBytes: number };
}

/** Whole files, in and out: bytes, not JSON. */
export function addFileRoutes(api: FastifyInstance, parts: FileParts): void {
  void api.register(async (bytes) => {
    bytes.removeAllContentTypeParsers();
    bytes.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    bytes.post<{ Querystring: { Nome?: string } }>(
      '/Arquivo',
      { schema: { querystring: storeQuery } },
      async (request) => toEnvelope(shown(await store(parts, request, request.query.Nome))),
    );
  });

  api.get<{ Params: { id: string } }>(
    '/Arquivo/:id',
    { schema: { params: fileParams } },
    async (request, reply) => {
      const file = await readable(parts, request, Number(request.params.id));
      const { size, stream } = await parts.files.get(file.Chave);
      return reply
        .type(file.Tipo)
        .headers({
          'Content-Length': size,
          'Content-Disposition': attachmentHeader(file.Nome),
          'Content-Security-Policy': sandboxedContent,
        })
        .send(stream);
    },
  );
}

/** What a file is goes by its bytes; Office documents are ZIP archives and told apart by their name. */
const office: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const accepted = new Set(['application/pdf', 'image/png', 'image/jpeg', ...Object.values(office)]);

async function store(
  parts: FileParts,
  request: FastifyRequest,
  givenName: string | undefined,
): Promise<FileRow> {
  const { actor } = request;
  requireUse(actor, parts.models);
  if (actor.companyId === null) throw new AppError('company-missing');
  const Nome = safeFileName(givenName ?? 'arquivo');
  let Tipo = '';
  const { key, size } = await receive(parts.files, request, {
    name: Nome,
    maxBytes: parts.limits.maxPdfBytes,
    check: async (file) => {
      Tipo = await acceptedType(file, Nome, parts.limits.maxAttachmentBytes);
    },
  });
  return parts.database.transaction(actor, (tx) =>
    createFileRow(tx, actor, { Chave: key, Nome, Tipo, Tamanho: size }),
  );
}

/** Whose a file is that came in pieces. */
export interface FileSender {
  readonly name: string;
  readonly userId: number;
  readonly companyId: number;
}

/**
 * Takes a PDF that lies elsewhere on the disk into the store.
 * @returns its identifier
 * @throws AppError 'file-not-pdf', 'file-too-large', 'file-empty'
 */
export async function storedPdf(
  { database, files, limits }: Pick<FileParts, 'database' | 'files' | 'limits'>,
  content: FileContent,
  { name, userId, companyId }: FileSender,
): Promise<number> {
  const { key, size } = await files.put(content, {
    name,
    maxBytes: limits.maxPdfBytes,
    check: async ({ path }) => {
      if ((await typeOf(path, name)) !== 'application/pdf')
        throw new AppError('file-not-pdf', { file: name });
    },
  });
  const actor = {
    ...systemActor({ name: 'envio', companyId, origin: 'api', requestId: `envio-${key}` }),
    userId,
  };
  const file = { Chave: key, Nome: name, Tipo: 'application/pdf', Tamanho: size };
  return (await database.transaction(actor, (tx) => createFileRow(tx, actor, file))).Identificador;
}

/** Files are for records that hold them: who may write none of those has no use for one. */
export function requireUse(actor: Actor, models: Models): void {
  const holders = models.list.filter(({ columns }) => columns.some(({ type }) => type === 'file'));
  const codes = holders.flatMap(({ entity }) => [entity.codes.create, entity.codes.update]);
  if (codes.some((code) => holds(actor, code))) return;
  throw new AppError('permission-missing', { code: codes[0] ?? '' });
}

/** @throws AppError 'attachment-type', 'file-too-large' */
async function acceptedType(
  { path, size }: { readonly path: string; readonly size: number },
  name: string,
  limit: number,
): Promise<string> {
  const type = await typeOf(path, name);
  if (!accepted.has(type)) throw new AppError('attachment-type', { file: name });
  if (type !== 'application/pdf' && size > limit)
    throw new AppError('file-too-large', { file: name, limit: Math.floor(limit / 2 ** 20) });
  return type;
}

async function typeOf(path: string, name: string): Promise<string> {
  const head: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: 1023 })) head.push(chunk as Buffer);
  const type = contentTypeOf(Buffer.concat(head));
  const extension = name.toLowerCase().split('.').pop() ?? '';
  return type === 'application/zip' ? (office[extension] ?? type) : type;
}

const shown = ({ Identificador, Nome, Tipo, Tamanho }: FileRow) => ({ Identificador, Nome, Tipo, Tamanho });

/**
 * A file for whoever sent it, and for those who may read a record that holds it.
 * @throws AppError 'file-not-found' for everybody else: existence is not told
 */
async function readable(
  { database, models }: FileParts,
  { actor }: FastifyRequest,
  id: number,
): Promise<FileRow> {
  return database.transaction(actor, async (tx) => {
    const file = await findFile(tx, id);
    if (file.CriadoPor !== null && file.CriadoPor === actor.userId) return file;
    const holders = models.list.flatMap((model) => holdersIn({ tx, actor, models }, model, id));
    const runs = runsOf({ tx, actor, models }, id);
    const { rows } = await sql`select 1 where ${or([...holders, ...runs])}`.execute(tx);
    if (rows.length === 0) throw new AppError('file-not-found', { file: String(id) });
    return file;
  });
}

/** "Some record of this entity that the actor may read holds the file", for each of its file fields. */
function holdersIn({ actor, models }: Work, { entity, columns }: EntityModel, id: number): Sql[] {
  if (!holds(actor, entity.codes.get)) return [];
  const fields = columns.filter((field) => field.type === 'file' && maySee(actor, field));
  return fields.map(
    ({ name }) =>
      sql`exists (select 1 from ${sql.table(entity.table)} as t where ${and([
        sql`${column('t', name)} = ${id}` as Sql,
        sql`t."ExcluidoEm" is null` as Sql,
        scopeOf(entity, actor, models, 't'),
      ])})` as Sql,
  );
}

/** A registry record keeps the files of its earlier readings too. */
function runsOf({ actor, models }: Work, id: number): Sql[] {
  const { entity } = models.named('registro-matricula');
  if (!holds(actor, entity.codes.get)) return [];
  return [
    sql`exists (select 1 from processamento p
      join registro_matricula as t on t."Identificador" = p."IdentificadorRegistroMatricula" or exists (
        select 1 from leitura l where l."IdentificadorProcessamento" = p."Identificador"
          and l."IdentificadorRegistroMatricula" = t."Identificador")
      where p."IdentificadorArquivo" = ${id} and t."ExcluidoEm" is null
        and ${scopeOf(entity, actor, models, 't')})` as Sql,
  ];
}

const fileParams = { type: 'object', properties: { id: { type: 'string', pattern: '^[1-9][0-9]{0,14}$' } } };
const storeQuery = {
  type: 'object',
  properties: { Nome: { type: 'string', minLength: 1, maxLength: 1000 } },
  additionalProperties: false,
};
