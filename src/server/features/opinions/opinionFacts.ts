import { applyCorrections, situationOf } from '../../../domain/matricula/corrections/index.ts';
import type { OpinionFacts } from '../../../domain/opinions/model.ts';
import { citedFindings } from '../../../metadata/citedFindings.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import type { Work } from '../../engine/crud/work.ts';
import { requireReading } from '../matricula/reading/readings.ts';
import { standingFindings } from './findings.ts';

/** Name of an event as an opinion writes it, whoever asks. */
const eventName: OpinionFacts['eventName'] = (event) => enumLabel('pt-br')('Evento', event);

/**
 * Everything an opinion on a record may speak of, as it stands in this transaction.
 * @throws AppError 'record-not-read' while there is no reading
 */
export async function opinionFacts(work: Work, recordId: number): Promise<OpinionFacts> {
  const current = await requireReading(work.tx, recordId);
  const truth = applyCorrections(current.reading, current.corrections);
  const findings = citedFindings(await standingFindings(work, recordId, current));
  return { reading: truth, today: situationOf(truth), findings, eventName };
}
