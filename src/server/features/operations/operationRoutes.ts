import { operationCalls } from '../../../metadata/calls/operations.ts';
import { toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../../engine/calls/answer.ts';
import { answerRead, type CrudParts } from '../../engine/crud/answers.ts';
import { homeSummary } from './home/homeSummary.ts';
import { missingTo } from './missing.ts';
import { timelineOf } from './timeline/timeline.ts';
import { listWorkflows } from './workflow/listWorkflows.ts';

export interface OperationParts extends CrudParts {
  readonly now: () => Date;
}

/** What an operation lacks, what happened to it, what waits for the person who asks, and the workflows there are. */
export function operationRoutes(parts: OperationParts): readonly Answer[] {
  const model = parts.models.named('operacao');
  return [
    answer(
      operationCalls.missing,
      answerRead(parts, model, async (work, { params }) => ({
        item: await missingTo(work, params.id),
        note: null,
      })),
    ),
    answer(
      operationCalls.timeline,
      answerRead(parts, model, async (work, { params, query }) => ({
        item: await timelineOf(work, params.id, query),
        note: null,
      })),
    ),
    answer(
      operationCalls.home,
      answerRead(parts, model, async (work) => ({ item: await homeSummary(work, parts.now()), note: null })),
    ),
    answer(operationCalls.workflows, async ({ actor, query }) =>
      toEnvelope(
        await parts.database.reading(actor, (tx) => listWorkflows(tx, actor, query.TipoImovel ?? null)),
      ),
    ),
  ];
}
