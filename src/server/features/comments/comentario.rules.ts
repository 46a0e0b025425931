import { AppError } from '../../../domain/errors.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { EntityRules, Write } from '../../engine/crud/rules.ts';
import type { Row } from '../../kit/database/database.ts';
import { requireReaders, tellMentioned } from './mentions.ts';

/**
 * A comment is its author's word: others answer with one of their own. Who sees the operation sees what was said of it
 * and of its registry records, which its schema tells.
 */
export const rules: EntityRules = {
  async beforeWrite(write) {
    const { work, operation, before, values } = write;
    if (operation !== 'create') {
      if (before?.IdentificadorUsuario !== work.actor.userId) throw new AppError('comment-of-another');
      if (operation === 'update') await requireReaders(work, Number(before.IdentificadorOperacao), values);
      return undefined;
    }
    const IdentificadorOperacao = await operationOf(write);
    await requireReaders(work, IdentificadorOperacao, values);
    return { IdentificadorUsuario: work.actor.userId, IdentificadorOperacao };
  },
  async afterWrite({ work, operation, before, after }) {
    if (after && (operation === 'create' || operation === 'update')) await tellMentioned(work, before, after);
  },
};

/**
 * The operation that is spoken of: of a registry record its own.
 * @throws AppError 'comment-about-nothing', 'comment-record-elsewhere' beside the field; 'record-not-found'
 */
async function operationOf({ work, values }: Write): Promise<number> {
  const { IdentificadorOperacao: operation, IdentificadorRegistroMatricula: record }: Row = values;
  if (typeof record !== 'number') {
    if (typeof operation === 'number') return operation;
    throw new AppError('comment-about-nothing', {}, { field: 'IdentificadorOperacao' });
  }
  const about = await findRecord(work, work.models.named('registro-matricula'), record);
  if (typeof operation === 'number' && operation !== about.IdentificadorOperacao)
    throw new AppError('comment-record-elsewhere', {}, { field: 'IdentificadorRegistroMatricula' });
  return Number(about.IdentificadorOperacao);
}
