import { AppError } from '../../../domain/errors.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';

/** A row of `arquivo`: what a company calls the bytes that lie in the store under their hash. */
export interface FileRow {
  readonly Identificador: number;
  readonly Chave: string;
  readonly Nome: string;
  readonly Tipo: string;
  readonly Tamanho: number;
  readonly CriadoPor: number | null;
}

export async function createFileRow(
  tx: Tx,
  actor: Actor,
  file: Pick<FileRow, 'Chave' | 'Nome' | 'Tipo' | 'Tamanho'>,
): Promise<FileRow> {
  const values = { ...file, IdentificadorEmpresa: actor.companyId, CriadoPor: actor.userId };
  const { Identificador } = await tx
    .insertInto('arquivo')
    .values(values)
    .returning(['Identificador'])
    .executeTakeFirstOrThrow();
  return { ...file, CriadoPor: actor.userId, Identificador: Number(Identificador) };
}

/** @throws AppError 'file-not-found', also for a file of another company */
export async function findFile(tx: Tx, id: number): Promise<FileRow> {
  const row = await tx
    .selectFrom('arquivo')
    .select(['Identificador', 'Chave', 'Nome', 'Tipo', 'Tamanho', 'CriadoPor'])
    .where('Identificador', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('file-not-found', { file: String(id) });
  return row as unknown as FileRow;
}
