import { type FullRecord, present } from '../../../engine/crud/record.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import { partsOf } from './parts/partsOf.ts';
import { isVerifiable } from './verifyAtSource.ts';
import { warningsOf } from './warnings.ts';

/**
 * What is known of a certificate's document beside its fields: `Avisos` for whoever confirms it, `Partes` of a file that
 * holds several, and whether a source can be asked if it is authentic.
 */
export const withDocument = async (record: FullRecord, work: Work): Promise<FullRecord> => ({
  ...record,
  Avisos: await warningsOf(work, record),
  Partes: await partsOf(work, record),
  VerificavelNaFonte: await isVerifiable(work, record),
});

/** A certificate whose document was brought or changed, as its own answer has it. */
export const shown = async (work: Work, record: FullRecord): Promise<Row> => {
  const { Avisos, Partes } = await withDocument(record, work);
  return { ...present(record, work.models.named('certidao'), work.actor), Avisos, Partes };
};
