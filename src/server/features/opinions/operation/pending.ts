import { AppError } from '../../../../domain/errors.ts';
import { isEnded } from '../../../../domain/operations/stateGroups.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Point } from '../../../engine/missing/missing.ts';
import { missingFor } from '../../operations/missing.ts';
import { isOwnOpinion } from '../missingOpinions.ts';

/** What an opinion on an operation waits for beside its own text: all that keeps the operation from being concluded. */
export async function pendingOf(work: Work, operation: FullRecord): Promise<readonly Point[]> {
  if (isEnded(operation.Situacao)) return [];
  const concluding = await missingFor(work, operation, 'concluir');
  return [
    ...(await missingFor(work, operation, 'enviar-parecer')),
    ...concluding.filter((point) => !isOwnOpinion(point)),
  ];
}

/** Why it takes no opinion: it is closed or cancelled; null = it takes one. */
export function closedTo({ actor }: Pick<Work, 'actor'>, { Situacao }: FullRecord): AppError | null {
  if (!isEnded(Situacao)) return null;
  const state = enumLabel(actor.locale)('SituacaoOperacao', String(Situacao)).toLowerCase();
  return new AppError('opinion-operation-closed', { state });
}
