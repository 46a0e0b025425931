import { opinionText } from '../../../domain/opinions/printedText.ts';
import { contentToWire } from '../../../domain/opinions/wire.ts';
import type { Passage } from '../../engine/crud/rules.ts';
import type { Row } from '../../kit/database/database.ts';
import { digestOfSentences } from './digest.ts';
import { contentOf } from './drafts.ts';
import { subjectOf } from './subject.ts';

/** The draft becomes the opinion: from here on only what is stored with it counts. */
export async function submittedValues({ work, record }: Passage): Promise<Row> {
  const content = await contentOf(work, record);
  const sentences = await subjectOf(record).sentences(work, record);
  return {
    ...contentToWire(content),
    Texto: opinionText(content),
    ResumoFatos: digestOfSentences(sentences),
    SubmetidoEm: work.models.services.now().toISOString(),
    MotivoDevolucao: null,
  };
}
