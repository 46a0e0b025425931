import { opinionText } from '../../domain/opinion/text.ts';
import { contentToWire } from '../../domain/opinion/wire.ts';
import type { Passage } from '../crud/rules.ts';
import type { Row } from '../database/database.ts';
import { contentOf } from './drafts.ts';
import { digestOfFacts, opinionFacts } from './facts.ts';
import { opinionServices } from './services.ts';

/** The draft becomes the opinion: from here on only what is stored with it counts. */
export async function submittedValues({ work, record }: Passage): Promise<Row> {
  const content = await contentOf(work, record);
  const facts = await opinionFacts(work, Number(record.IdentificadorRegistroMatricula));
  return {
    ...contentToWire(content),
    Texto: opinionText(content),
    ResumoFatos: digestOfFacts(facts),
    SubmetidoEm: opinionServices(work.models).now().toISOString(),
    MotivoDevolucao: null,
  };
}
