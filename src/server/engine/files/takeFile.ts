import { createReadStream } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../domain/errors.ts';
import type { Database } from '../../kit/database/database.ts';
import { safeFileName } from '../../kit/files/attachment.ts';
import { contentTypeOf } from '../../kit/files/contentType.ts';
import type { FileContent, FileStore } from '../../kit/files/fileStore.ts';
import { officeTypeOf } from '../../kit/files/officeType.ts';
import type { Settings } from '../../kit/settings.ts';
import type { Actor } from '../actors/actor.ts';
import { systemActor } from '../actors/systemActor.ts';
import type { Models } from '../crud/models.ts';
import { holds } from '../permissions/requireCode.ts';
import { createFileRow, type FileRow } from './fileRows.ts';
import { receive } from './receive.ts';

export interface FileParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly settings: Pick<Settings, 'maxPdfBytes' | 'maxAttachmentBytes'>;
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

/** Keeps the bytes of a request under the name they were given, or what their kind is called. */
export async function store(
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
