import type { FastifyInstance } from 'fastify';
import { bySchema } from '../../calls/answer.ts';
import { answerChange, answerRead, type CrudParts, idOf } from '../answers.ts';
import type { EntityModel } from '../models.ts';
import { listBatches } from './batches.ts';
import { undoBatch } from './undoBatch.ts';
import { undoChange } from './undoChange.ts';

/** Entities whose records people change, and whose past is kept. */
export const isUndoable = ({ entity: { calls } }: EntityModel): boolean =>
  calls.includes('history') && (calls.includes('update') || calls.includes('delete'));

/** What was done is taken back: one change, or all of a call on many records. */
export function undoRoutes(api: FastifyInstance, parts: CrudParts, model: EntityModel): void {
  const { noun } = model.entity;
  api.get(
    `/${noun}/Lotes`,
    bySchema,
    answerRead(parts, model, async (work) => ({
      item: { Itens: await listBatches(work, model) },
      note: null,
    })),
  );
  api.post(
    `/${noun}/Desfazer/:id`,
    bySchema,
    answerChange(parts, model, (work, request) => undoChange(work, model, idOf(request), request.body)),
  );
  api.post(
    `/${noun}/DesfazerLote/:id`,
    bySchema,
    answerChange(parts, model, (work, request) => undoBatch(work, model, idOf(request), request.body)),
  );
}
