import { AppError } from '../../../../domain/errors.ts';
import { correctionFromWire } from '../../../../domain/matricula/wire/index.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { requireReading } from '../reading/readings.ts';
import { addCorrections, takeToCorrect, tellOthers } from './addCorrections.ts';

export interface CorrectRequest {
  readonly version: number;
  readonly corrections: readonly unknown[];
}

/**
 * Lays corrections over the newest reading of a record, all or none. Derived values follow from them and are
 * never stored as truth.
 * Whoever corrects takes the record in hand.
 * @throws AppError 'permission-missing', 'record-not-read', Conflict, and what `takeInHand`,
 * `correctionFromWire` and `applyCorrections` refuse, with the field's path in the request
 */
export async function correctRecord(
  work: Work,
  id: number,
  request: CorrectRequest,
  now: Date,
): Promise<void> {
  const record = await takeToCorrect(work, id, request.version, now);
  const current = await requireReading(work.tx, id);
  const stamp = { by: work.actor.name, at: now.toISOString() };
  const added = request.corrections.map((wire, index) =>
    placed(index, () => correctionFromWire(wire, stamp)),
  );
  await tellOthers(work, record, await addCorrections(work, record, current, added));
}

/** Names the correction a refusal is about: `Correcoes.1.Valor`. */
function placed<T>(index: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = [`Correcoes.${index}`, error.field].filter(Boolean).join('.');
    throw new AppError(error.code, error.params, { field, cause: error });
  }
}
