import { AppError } from '../../../../domain/errors.ts';
import type { FullRecord } from '../../../engine/crud/record.ts';

/** States in which a person may bring the document. @see certificates, section 5 */
export const awaitedStates: readonly string[] = ['solicitada', 'em_processamento', 'erro'];

/** @throws AppError 'certificate-not-awaited' */
export function refuseUnawaited({ Situacao }: FullRecord): void {
  if (!awaitedStates.includes(String(Situacao))) throw new AppError('certificate-not-awaited');
}
