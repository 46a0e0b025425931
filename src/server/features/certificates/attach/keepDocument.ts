import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { createFileRow } from '../../../engine/files/fileRows.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { StoredFile } from '../../../kit/files/fileStore.ts';
import { awaitingOcr, type DocumentData } from './documentData.ts';
import type { Look } from './lookInto.ts';
import { readScan } from './readScan.ts';
import { documentOf, type WordsRead } from './readWords.ts';
import { forgetScan, keepScan } from './waitingScan.ts';

/** A certificate's file in the store, sent by a person or fetched from a source, and what was seen in it. */
export interface ReceivedDocument {
  readonly name: string;
  readonly stored: StoredFile;
  readonly look: Look;
  /** What its words say; null where a worker has to read them. */
  readonly read: WordsRead | null;
  /** Opens a locked file; sealed. Kept until its pages are read, and only where a worker has to read them. */
  readonly password?: string | null;
}

/** Fields of a certificate that say what its document is. */
export interface DocumentFields extends Row {
  readonly IdentificadorArquivo: number;
  readonly NomeArquivo: string;
  readonly Sha256: string;
  readonly Dados: DocumentData;
}

/**
 * The file becomes one of the company, with what was read of it; what was not waits for a worker. In the transaction
 * in which the caller writes the fields.
 */
export async function keepDocument(
  work: Work,
  record: FullRecord,
  { name, stored, look, read, password = null }: ReceivedDocument,
): Promise<DocumentFields> {
  const { tx, actor } = work;
  const certificateId = record.Identificador;
  const file = await createFileRow(tx, actor, {
    Chave: stored.key,
    Nome: name,
    Tipo: 'application/pdf',
    Tamanho: stored.size,
  });
  const Dados = read ? await documentOf(work, record, look, read) : awaitingOcr(look);
  if (read) await forgetScan(tx, certificateId);
  else {
    const companyId = Number(actor.companyId);
    const kept = look.isLocked ? password : null;
    await keepScan(tx, { certificateId, companyId, sha256: stored.key, password: kept });
    await work.models.services.jobs.send(tx, readScan, { companyId, certificateId });
  }
  return { IdentificadorArquivo: file.Identificador, NomeArquivo: name, Sha256: stored.key, Dados };
}
