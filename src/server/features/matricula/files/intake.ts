import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import { isEnded } from '../../../../domain/operations/stateGroups.ts';
import { text } from '../../../../metadata/texts.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Actor } from '../../../engine/actors/actor.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Models } from '../../../engine/crud/models.ts';
import { present } from '../../../engine/crud/record.ts';
import { and, scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createChecked } from '../../../engine/crud/write/createRecord.ts';
import { transact } from '../../../engine/facts/transact.ts';
import type { FileRow } from '../../../engine/files/fileRows.ts';
import type { JobQueue } from '../../../engine/jobs/queue.ts';
import { requireCode, requireCompany } from '../../../engine/permissions/requireCode.ts';
import type { Database, Row } from '../../../kit/database/database.ts';
import type { FileStore } from '../../../kit/files/fileStore.ts';
import type { SecretBox } from '../../../kit/secretBox.ts';
import type { Settings } from '../../../kit/settings.ts';
import { moveRecord } from '../moveRecord.ts';
import { readFile } from '../reading/readFile.ts';
import { createRun } from '../reading/runs.ts';
import { inspectPdf, type PdfToInspect } from './inspectPdf.ts';

export interface IntakeParts {
  readonly database: Database;
  readonly models: Models;
  readonly files: FileStore;
  readonly jobs: Pick<JobQueue, 'send'>;
  readonly secrets: SecretBox;
  readonly settings: Pick<Settings, 'maxPdfBytes' | 'maxPdfPages'>;
}

/**
 * Whether the actor may send records to this operation. Asked before any byte is read.
 * @throws AppError 'permission-missing', 'record-not-found', 'operation-closed'
 */
export async function requireOperation(parts: IntakeParts, actor: Actor, operationId: number): Promise<void> {
  requireCode(actor, 'MATRICULA.ENVIAR');
  requireCompany(actor, parts.models.named('registro-matricula').entity);
  await transact(parts, actor, (work) => requireOpen(work, operationId));
}

/** @returns the pages of a stored PDF @throws AppError 'file-*' when it is refused */
export async function inspectStored(
  parts: Pick<IntakeParts, 'files' | 'settings'>,
  file: Pick<FileRow, 'Chave' | 'Nome'>,
  password: string | null,
): Promise<number> {
  const path = await parts.files.pathOf(file.Chave, file.Nome);
  return inspectReceived(parts, { path, name: file.Nome, password });
}

/** @returns the pages of a PDF wherever it lies @throws AppError 'file-*' when it is refused */
export function inspectReceived(
  { settings }: Pick<IntakeParts, 'settings'>,
  file: PdfToInspect,
): Promise<number> {
  return inspectPdf(file, { maxBytes: settings.maxPdfBytes, maxPages: settings.maxPdfPages });
}

/** A stored and inspected file that shall become a registry record of an operation. */
export interface Intake {
  readonly operationId: number;
  readonly file: FileRow;
  readonly pages: number;
  /** Null when the file asks for none. */
  readonly password: string | null;
}

/**
 * Makes a registry record of a stored file and queues its reading, in the caller's transaction.
 * @returns the record as its sender sees it, with `Avisos` when the same file was sent before
 */
export async function takeIn(
  work: Work,
  { jobs, secrets }: Pick<IntakeParts, 'jobs' | 'secrets'>,
  { operationId, file, pages, password }: Intake,
): Promise<Row> {
  const { tx, actor, models } = work;
  const model = models.named('registro-matricula');
  await requireOpen(work, operationId);
  const warnings = await repeated(work, file);
  const created = await createChecked(work, model, {
    IdentificadorOperacao: operationId,
    IdentificadorArquivo: file.Identificador,
    NomeArquivo: file.Nome,
    Paginas: pages,
  });
  const run = await createRun(tx, {
    IdentificadorEmpresa: Number(actor.companyId),
    IdentificadorRegistroMatricula: created.Identificador,
    IdentificadorArquivo: file.Identificador,
    Paginas: pages,
    Senha: password === null ? null : secrets.seal(password),
    PedidoPor: actor.userId,
  });
  const queued = await moveRecord(work, model, created.Identificador, 'enfileirar');
  await jobs.send(tx, readFile, run);
  return { ...present(queued, model, actor), Avisos: warnings };
}

/** Records are sent to operations that are being worked on. */
async function requireOpen(work: Work, id: number): Promise<void> {
  const operation = await findRecord(work, work.models.named('operacao'), id);
  if (isEnded(operation.Situacao)) {
    throw new AppError(
      'operation-closed',
      { code: String(operation.Codigo) },
      { field: 'IdentificadorOperacao' },
    );
  }
}

/** The same bytes sent before within what the sender may see: a warning with the way there, no refusal. */
async function repeated(
  work: Work,
  file: FileRow,
): Promise<(WireError & { readonly IdentificadorRegistroMatricula: number })[]> {
  const { entity } = work.models.named('registro-matricula');
  const visible = and([scopeOf(entity, work.actor, work.models, 't'), sql`t."ExcluidoEm" is null`]);
  const { rows } = await sql<{ id: number; operacao: string }>`
    select t."Identificador" as id, o."Codigo" as operacao from registro_matricula t
    join arquivo a on a."Identificador" = t."IdentificadorArquivo"
    join operacao o on o."Identificador" = t."IdentificadorOperacao"
    where a."Chave" = ${file.Chave} and ${visible} order by t."Identificador" limit 3`.execute(work.tx);
  return rows.map(({ id, operacao }) => ({
    Texto: text(work.actor.locale, 'matricula.file-repeated', { file: file.Nome, operation: operacao }),
    Codigo: 'file-repeated',
    IdentificadorRegistroMatricula: id,
  }));
}
