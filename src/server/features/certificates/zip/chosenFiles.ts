import { AppError } from '../../../../domain/errors.ts';
import { mostZipped } from '../../../../metadata/selectionLimits.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { type FileRow, findFile } from '../../../engine/files/fileRows.ts';
import { entryName, uniqueNames } from './entryNames.ts';

/** @see certificates, section 6 */
export const mostBytes = 200 * 2 ** 20;

export interface ChosenFile {
  readonly record: FullRecord;
  readonly typeCode: string;
  /** Null for a certificate that has no document yet: the index says so. */
  readonly file: FileRow | null;
  /** Its name in the archive; empty without a file. */
  readonly name: string;
}

/**
 * The certificates asked for, in that order, each with its file.
 * @throws AppError 'record-not-found' for one the actor does not see; 'zip-too-many', 'zip-too-large', 'zip-empty'
 */
export async function chosenFiles(work: Work, ids: readonly number[]): Promise<readonly ChosenFile[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length > mostZipped)
    throw new AppError('zip-too-many', { limit: mostZipped, given: distinct.length });
  const found: Omit<ChosenFile, 'name'>[] = [];
  for (const id of distinct) found.push(await withFile(work, id));
  const bytes = found.reduce((sum, { file }) => sum + Number(file?.Tamanho ?? 0), 0);
  if (bytes > mostBytes)
    throw new AppError('zip-too-large', { limit: mostBytes / 2 ** 20, given: Math.ceil(bytes / 2 ** 20) });
  if (bytes === 0) throw new AppError('zip-empty');
  const names = uniqueNames(found.map((one) => (one.file ? entryName(one) : '')));
  return found.map((one, index) => ({ ...one, name: names[index] ?? '' }));
}

async function withFile(work: Work, id: number): Promise<Omit<ChosenFile, 'name'>> {
  const { models, tx } = work;
  const record = await findRecord(work, models.named('certidao'), id);
  const type = await findRecord(
    work,
    models.named('tipo-certidao'),
    Number(record.IdentificadorTipoCertidao),
    {
      which: 'both',
    },
  );
  const { IdentificadorArquivo } = record;
  const file = typeof IdentificadorArquivo === 'number' ? await findFile(tx, IdentificadorArquivo) : null;
  return { record, typeCode: String(type.Codigo), file };
}
