import { AppError } from '../../../domain/errors.ts';
import type { Locale } from '../../../domain/locale.ts';
import { isEdited } from '../../../domain/opinions/content.ts';
import type { OpinionContent } from '../../../domain/opinions/model.ts';
import {
  isPrinted,
  plainText,
  printedConditions,
  printedSections,
} from '../../../domain/opinions/printedText.ts';
import { conclusionKey } from '../../../domain/opinions/sections/conclusion.ts';
import { contentFromWire } from '../../../domain/opinions/wire.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { toWireError } from '../../kit/http/failures.ts';
import { type Face, printable, unprintable } from '../../kit/pdf/fonts.ts';
import type { PrintedOpinion } from './pdf/opinionPdf.ts';
import { nameOf } from './printedName.ts';
import { subjectOf } from './subject.ts';

/** What a stored opinion says on paper once `work.actor` approves it. */
export async function printedOpinion(
  work: Work,
  record: FullRecord,
  approvedAt: Date,
): Promise<PrintedOpinion> {
  const content = contentFromWire(record);
  const { head, foot } = await subjectOf(record).printed(work, record);
  return {
    title: titleOf(record),
    foot,
    head: head.filter(({ value }) => value !== ''),
    author: authorOf(record),
    conclusion: enumLabel('pt-br')('ConclusaoParecer', String(record.Conclusao)),
    conditions: printedConditions(content),
    sections: printedSections(content.sentences),
    approver: nameOf(work.actor.name) ?? '',
    approvedAt,
    timeZone: work.actor.timeZone,
  };
}

/**
 * What the faces of the PDF lack: printed as an empty box, the paper would not say what was approved. One for each
 * place, those of the text by the sentence they stand in, those of names by whose name it is.
 * @param approver the name of who approves; null while nobody does
 */
export async function unprintableIn(
  work: Work,
  record: FullRecord,
  content: OpinionContent,
  approver: string | null,
): Promise<WireError[]> {
  const { locale } = work.actor;
  const { head } = await subjectOf(record).printed(work, record);
  const names = [
    ...head,
    { name: 'author', value: authorOf(record) },
    { name: 'approver', value: nameOf(approver) ?? '' },
  ];
  return [...namesIn(names, locale), ...textsIn(content, locale)].flatMap(({ words, where, at }) => {
    const sign = unprintable(words, 'regular');
    if (sign === null) return [];
    return [toWireError(new AppError('opinion-sign-unprintable', { sign, where }, { field: at }), locale)];
  });
}

/** A title may come from the name of a file, and nobody can write it anew: what cannot be printed gives way. */
const titleOf = ({ Titulo }: FullRecord): string => printable(plainText({ text: String(Titulo) }), titleFace);

const titleFace: Face = 'bold';

const authorOf = ({ Rotulos }: FullRecord): string =>
  nameOf((Rotulos as Readonly<Record<string, string>>).IdentificadorAutor) ?? '';

interface PrintedPart {
  readonly words: string;
  /** Where the person finds it. */
  readonly where: string;
  /** `text`, `conditions`, or the sentence it is mended in. */
  readonly at: string;
}

const namesIn = (
  head: readonly { readonly name: string; readonly value: string }[],
  locale: Locale,
): PrintedPart[] =>
  head.flatMap(({ name, value: words }) =>
    words ? [{ words, where: `${text(locale, `opinion.head.${name}`)}: ${words}`, at: 'text' }] : [],
  );

function textsIn(content: OpinionContent, locale: Locale): PrintedPart[] {
  const conditions = printedConditions(content).map((words, index) => ({
    words,
    where: text(locale, 'opinion.condition', { number: index + 1 }),
    at: 'conditions',
  }));
  const sentences = content.sentences
    .filter((sentence) => isPrinted(sentence))
    // While it only lists the conditions they are mended where they are written.
    .filter((sentence) => sentence.binding?.key !== conclusionKey || isEdited(sentence))
    .map((sentence) => {
      const words = plainText(sentence);
      return { words, where: words.length > 60 ? `${words.slice(0, 60)}…` : words, at: sentence.id };
    });
  return [...sentences, ...conditions];
}
