import { applyCorrections } from '../../../domain/matricula/corrections/index.ts';
import type { Correction } from '../../../domain/matricula/model/index.ts';
import { text } from '../../../metadata/texts.ts';
import type { Passage } from '../../engine/crud/rules.ts';
import { currentReading } from './reading/readings.ts';
import { addCorrections } from './review/addCorrections.ts';

/**
 * Runs the derivation from the present acts again. What people said of acts stays, validity by hand too; derived
 * values said otherwise are dropped, each by a correction of its own, so that the history shows who and when.
 * @see workflow, section 3: synchronise events
 */
export async function synchronise({ work, record, reason }: Passage): Promise<void> {
  const current = await currentReading(work.tx, record.Identificador);
  if (!current) return;
  const { overrides } = applyCorrections(current.reading, current.corrections);
  const at = work.models.services.now().toISOString();
  const dropped = overrides.map(
    ({ field }): Correction => ({
      type: 'override',
      field,
      value: null,
      reason: reason ?? text(work.actor.locale, 'review.synchronised'),
      by: work.actor.name,
      at,
    }),
  );
  await addCorrections(work, record, current, dropped);
}
