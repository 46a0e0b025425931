import { opinionText } from '../../domain/opinion/text.ts';
import { contentToWire } from '../../domain/opinion/wire.ts';
import type { Passage } from '../crud/rules.ts';
import type { Row } from '../database/database.ts';
import { contentOf } from './drafts.ts';
import { digestOfSentences } from './facts.ts';
import { opinionServices } from './services.ts';
import { subjectOf } from './subject.ts';

/** The draft becomes the opinion: from here on only what is stored with it counts. */
export async function submittedValues({ work, record }: Passage): Promise<Row> {
  const content = await contentOf(work, record);
  const sentences = await subjectOf(record).sentences(work, record);
  return {
    ...contentToWire(content),
    Texto: opinionText(content),
    ResumoFatos: digestOfSentences(sentences),
    SubmetidoEm: opinionServices(work.models).now().toISOString(),
    MotivoDevolucao: null,
  };
}
