import type {
  Binding,
  OpinionContent,
  OpinionKind,
  SectionCode,
  Sentence,
  TemplateSentence,
} from './model.ts';
import { sectionCodes } from './model.ts';
import { type Choice, conclusionKey, conclusionSentences } from './sections/conclusion.ts';

/** What a person does to an opinion. Every function answers a new content and leaves the old one as it was. */

/** The first draft: every sentence of the template, nothing chosen. */
export const draftOf = (template: readonly TemplateSentence[]): OpinionContent => ({
  sentences: template.map(bound),
  conclusion: null,
  conditions: [],
});

/** New words; the sentence goes on saying the facts it is bound to. */
export const editSentence = (content: OpinionContent, id: string, text: string): OpinionContent =>
  change(content, id, (sentence) => ({ ...sentence, text }));

/** From now on the words are the author's alone: changed facts no longer touch them. */
export const freeSentence = (content: OpinionContent, id: string): OpinionContent =>
  change(content, id, (sentence) => ({ ...sentence, id: freeId(content), binding: null, kept: null }));

/** Brings a sentence up to its facts; words of the author's go. */
export const refreshSentence = (
  content: OpinionContent,
  id: string,
  template: TemplateSentence,
): OpinionContent =>
  change(content, id, (sentence) => ({
    ...bound(template),
    section: sentence.section,
    omitted: sentence.omitted,
  }));

/**
 * Keeps the words although the facts changed.
 * @param now what the template says today; null when it says nothing of it any more
 */
export const keepSentence = (
  content: OpinionContent,
  id: string,
  now: TemplateSentence | null,
  reason: string,
): OpinionContent =>
  change(content, id, (sentence) => ({ ...sentence, kept: { reason, says: now?.says ?? null } }));

/** Left out of the opinion, with the reason; a sentence that is bound to nothing simply goes. */
export function omitSentence(content: OpinionContent, id: string, reason: string): OpinionContent {
  const sentence = content.sentences.find((other) => other.id === id);
  if (sentence?.binding === null) return removeSentence(content, id);
  return change(content, id, (found) => ({ ...found, omitted: reason }));
}

export const restoreSentence = (content: OpinionContent, id: string): OpinionContent =>
  change(content, id, (sentence) => ({ ...sentence, omitted: null }));

export const removeSentence = (content: OpinionContent, id: string): OpinionContent => ({
  ...content,
  sentences: content.sentences.filter((sentence) => sentence.id !== id),
});

/** A sentence of the template that the opinion lacks, where the template has it. */
export function includeSentence(
  content: OpinionContent,
  template: readonly TemplateSentence[],
  key: string,
): OpinionContent {
  const place = template.findIndex((sentence) => sentence.key === key);
  const wanted = template[place];
  if (!wanted || content.sentences.some(({ id }) => id === key)) return content;
  const earlier = template.slice(0, place).map((sentence) => sentence.key);
  const after = content.sentences.findLastIndex(
    ({ id, section }) => section === wanted.section && earlier.includes(id),
  );
  const at = after >= 0 ? after + 1 : sectionStart(content.sentences, wanted.section);
  return { ...content, sentences: content.sentences.toSpliced(at, 0, bound(wanted)) };
}

/** Free words at the end of a section, or behind one of its sentences. @returns the content and the new one's id */
export function addSentence(
  content: OpinionContent,
  section: SectionCode,
  text: string,
  after: string | null = null,
): { readonly content: OpinionContent; readonly id: string } {
  const id = freeId(content);
  const sentence: Sentence = { id, section, text, binding: null, kept: null, omitted: null };
  const place = content.sentences.findIndex((other) => other.id === after);
  const at = place >= 0 ? place + 1 : sectionEnd(content.sentences, section);
  return { content: { ...content, sentences: content.sentences.toSpliced(at, 0, sentence) }, id };
}

/**
 * Another conclusion, other conditions: the sentence that says them follows at once, unless the author wrote it
 * anew. Then it is stale like any other.
 */
export function choose(
  content: OpinionContent,
  choice: Choice,
  kind: OpinionKind = 'record',
): OpinionContent {
  const chosen = { ...content, ...choice };
  const [wanted] = conclusionSentences(choice, kind);
  const now = content.sentences.find(({ id }) => id === conclusionKey);
  if (!wanted) return isUntouched(now) ? removeSentence(chosen, conclusionKey) : chosen;
  if (!now) return includeSentence(chosen, [wanted], conclusionKey);
  return isUntouched(now) ? refreshSentence(chosen, conclusionKey, wanted) : chosen;
}

/** Whether the words are still the template's. */
export const isEdited = ({ text, binding }: Sentence): boolean => binding !== null && binding.text !== text;

const isUntouched = (sentence: Sentence | undefined): boolean =>
  sentence === undefined || !isEdited(sentence);

const bound = (template: TemplateSentence): Sentence => ({
  id: template.key,
  section: template.section,
  text: template.text,
  binding: bindingOf(template),
  kept: null,
  omitted: null,
});

const bindingOf = ({ key, says, text }: TemplateSentence): Binding => ({ key, says, text });

const change = (
  content: OpinionContent,
  id: string,
  how: (sentence: Sentence) => Sentence,
): OpinionContent => ({
  ...content,
  sentences: content.sentences.map((sentence) => (sentence.id === id ? how(sentence) : sentence)),
});

/** The first number that no free sentence has. */
function freeId({ sentences }: OpinionContent): string {
  const numbers = sentences.map(({ id }) => Number(/^livre-(\d+)$/.exec(id)?.[1] ?? 0));
  return `livre-${Math.max(0, ...numbers) + 1}`;
}

const order = (section: SectionCode): number => sectionCodes.indexOf(section);

const sectionStart = (sentences: readonly Sentence[], section: SectionCode): number =>
  placeOr(
    sentences,
    sentences.findIndex((sentence) => order(sentence.section) >= order(section)),
  );

const sectionEnd = (sentences: readonly Sentence[], section: SectionCode): number =>
  placeOr(
    sentences,
    sentences.findIndex((sentence) => order(sentence.section) > order(section)),
  );

const placeOr = (sentences: readonly Sentence[], found: number): number =>
  found < 0 ? sentences.length : found;
