import { AppError } from '../../../../domain/errors.ts';
import type { ReadPage } from '../reader/readPage.ts';

/** Why a file gave no record: what is missing may stand on the pages that could not be read. */
export function noMatricula(pages: readonly Pick<ReadPage, 'failure'>[], file: string): AppError {
  const unread = pages.filter(({ failure }) => failure !== null).length;
  return unread === 0
    ? new AppError('file-no-matricula', { file })
    : new AppError('file-no-matricula-unread', { file, unread, pages: pages.length });
}
