import { type FullRecord, present } from '../../crud/record.ts';
import type { Work } from '../../crud/work.ts';
import type { Row } from '../../database/database.ts';
import { partsOf } from './parts/partsOf.ts';
import { warningsOf } from './warnings.ts';

/** What whoever confirms a certificate has to know beside its fields: `Avisos`, and `Partes` of a file that holds several. */
export const withDocument = async (record: FullRecord, work: Work): Promise<FullRecord> => ({
  ...record,
  Avisos: await warningsOf(work, record),
  Partes: await partsOf(work, record),
});

/** A certificate whose document was brought or changed, as its own answer has it. */
export const shown = async (work: Work, record: FullRecord): Promise<Row> => {
  const { Avisos, Partes } = await withDocument(record, work);
  return { ...present(record, work.models.named('certidao'), work.actor), Avisos, Partes };
};
