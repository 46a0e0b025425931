import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Field } from '../../../../field-types/types.ts';
import { toEnvelope } from '../../../../metadata/wire/envelope.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { systemActor } from '../../../engine/actors/systemActor.ts';
import type { EntityModel, Models } from '../../../engine/crud/models.ts';
import { and, or, type Sql, scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { holds, maySee } from '../../../engine/permissions/requireCode.ts';
import type { Database } from '../../../kit/database/database.ts';
import { attachmentHeader, safeFileName } from '../../../kit/files/attachment.ts';
import { contentTypeOf } from '../../../kit/files/contentType.ts';
import type { FileContent, FileStore } from '../../../kit/files/fileStore.ts';
import { officeTypeOf } from '../../../kit/files/officeType.ts';
import { sandboxedContent } from '../../../kit/http/securityHeaders.ts';
import type { Settings } from '../../../kit/settings.ts';
import { column } from '../../../kit/sql/names.ts';
import { createFileRow, type FileRow, findFile } from './fileRows.ts';
import { receive } from './uploadRoutes.ts';

export interface FileParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'maxPdfBytes' | 'maxAttachmentBytes'>;
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
    { config: { access: { event: 'baixou' } }, schema: { params: fileParams } },
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

/** Kinds that are taken, by their bytes and never by a name, with the endings of their names; the first is the usual one. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg', '.jfif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** A name that ends as its kind does, so that nothing opens as what it is not. */
function namedAs(name: string, type: string): string {
  const endings = accepted[type] ?? [];
  return endings.some((ending) => name.toLowerCase().endsWith(ending))
    ? name
    : safeFileName(`${name}${endings[0] ?? ''}`);
}

async function store(
  parts: FileParts,
  request: FastifyRequest,
  givenName: string | undefined,
): Promise<FileRow> {
  const { actor } = request;
  const onlyAttaches = !codesOfHolders(parts.models).some((code) => holds(actor, code));
  if (!mayAttach(actor, parts.models)) requireUse(actor, parts.models);
  if (actor.companyId === null) throw new AppError('company-missing');
  const { maxPdfBytes, maxAttachmentBytes } = parts.settings;
  const Nome = safeFileName(givenName ?? 'arquivo');
  let Tipo = '';
  const { key, size } = await receive(parts.files, request, {
    name: Nome,
    maxBytes: onlyAttaches ? maxAttachmentBytes : maxPdfBytes,
    check: async (file) => {
      Tipo = await acceptedType(file, Nome, maxAttachmentBytes);
    },
  });
  return parts.database.transaction(actor, (tx) =>
    createFileRow(tx, actor, { Chave: key, Nome: namedAs(Nome, Tipo), Tipo, Tamanho: size }),
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
  { database, files, settings }: Pick<FileParts, 'database' | 'files' | 'settings'>,
  content: FileContent,
  { name, userId, companyId }: FileSender,
): Promise<number> {
  const { key, size } = await files.put(content, {
    name,
    maxBytes: settings.maxPdfBytes,
    check: async ({ path }) => {
      if ((await typeOf(path)) !== 'application/pdf') throw new AppError('file-not-pdf', { file: name });
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
  const codes = codesOfHolders(models);
  if (!codes.some((code) => holds(actor, code)))
    throw new AppError('permission-missing', { code: codes[0] ?? '' });
}

const codesOfHolders = ({ list }: Models): readonly string[] =>
  list
    .filter(({ columns }) => columns.some(({ type }) => type === 'file'))
    .flatMap(({ entity }) => [entity.codes.create, entity.codes.update]);

/** Whether this person may do something that a file may go with. */
const mayAttach = (actor: Actor, { list }: Models): boolean =>
  list.some(({ entity }) =>
    entity.actions.some(
      ({ code, parameters }) =>
        holds(actor, code) && (parameters?.fields.some(({ type }) => type === 'file') ?? false),
    ),
  );

/** @throws AppError 'attachment-type', 'file-too-large' */
async function acceptedType(
  { path, size }: { readonly path: string; readonly size: number },
  name: string,
  limit: number,
): Promise<string> {
  const type = await typeOf(path);
  if (!(type in accepted)) throw new AppError('attachment-type', { file: name });
  if (type !== 'application/pdf' && size > limit)
    throw new AppError('file-too-large', { file: name, limit: Math.floor(limit / 2 ** 20) });
  return type;
}

async function typeOf(path: string): Promise<string> {
  const head: Buffer[] = [];
  for await (const chunk of createReadStream(path, { end: 1023 })) head.push(chunk as Buffer);
  const type = contentTypeOf(Buffer.concat(head));
  return type === 'application/zip' ? ((await officeTypeOf(path)) ?? type) : type;
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

/** "Some record of this entity that the actor may read holds the file", for each of its file fields, in rows too. */
function holdersIn(
  { actor, models }: Work,
  { entity, columns, lines, rules }: EntityModel,
  id: number,
): Sql[] {
  if (!holds(actor, entity.codes.get) || rules.mayFetchFiles?.(actor) === false) return [];
  const read = (held: Sql) =>
    sql`exists (select 1 from ${sql.table(entity.table)} as t where ${and([
      held,
      sql`t."ExcluidoEm" is null` as Sql,
      scopeOf(entity, actor, models, 't'),
    ])})` as Sql;
  const isFile = (field: Field) => field.type === 'file' && maySee(actor, field);
  const own = columns.filter(isFile).map(({ name }) => read(sql`${column('t', name)} = ${id}` as Sql));
  const inRows = lines.flatMap(({ table, field }) =>
    field.fields
      .filter((inner) => isFile(inner) && maySee(actor, field))
      .map(({ name }) =>
        read(
          sql`exists (select 1 from ${sql.table(table)} as l
          where l."IdentificadorPai" = t."Identificador" and ${column('l', name)} = ${id})` as Sql,
        ),
      ),
  );
  return [...own, ...inRows];
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
