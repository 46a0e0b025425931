import { awaitedStates } from '../../../../domain/certificates/stateGroups.ts';
import { AppError } from '../../../../domain/errors.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';

/** @throws AppError 'certificate-not-awaited' */
export function refuseUnawaited({ Situacao }: FullRecord): void {
  if (!awaitedStates.includes(String(Situacao))) throw new AppError('certificate-not-awaited');
}
