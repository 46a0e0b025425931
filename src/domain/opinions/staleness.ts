import { canonical } from './canonical.ts';
import type { OpinionContent, Said, Sentence, TemplateSentence } from './model.ts';

/**
 * How a sentence stands to the facts of today: `current`; `changed` or `gone`, which wait for a decision; `kept`
 * against them with a reason; `omitted`; `free` of them.
 */
type Standing = 'current' | 'changed' | 'gone' | 'kept' | 'omitted' | 'free';

export interface StandingSentence {
  readonly sentence: Sentence;
  readonly standing: Standing;
  /** What the template says of it today. */
  readonly now: TemplateSentence | null;
}

export interface Standings {
  readonly sentences: readonly StandingSentence[];
  /** What the facts say and the opinion does not. */
  readonly missing: readonly TemplateSentence[];
}

/** Lays an opinion beside the facts of today. */
export function standingsOf(content: OpinionContent, template: readonly TemplateSentence[]): Standings {
  const byKey = new Map(template.map((sentence) => [sentence.key, sentence]));
  const said = new Set(content.sentences.flatMap(({ binding }) => binding?.key ?? []));
  return {
    sentences: content.sentences.map((sentence) => {
      const now = sentence.binding ? (byKey.get(sentence.binding.key) ?? null) : null;
      return { sentence, now, standing: standingOf(sentence, now) };
    }),
    missing: template.filter(({ key }) => !said.has(key)),
  };
}

/** Whether somebody has to decide before the opinion may go on. */
export const isStale = ({ standing }: Pick<StandingSentence, 'standing'>): boolean =>
  standing === 'changed' || standing === 'gone';

/** Whether an opinion says what no longer is, or is silent about what is: what was approved on other facts. */
export function isOutOfDate(content: OpinionContent, template: readonly TemplateSentence[]): boolean {
  const { sentences, missing } = standingsOf(content, template);
  return missing.length > 0 || sentences.some(isStale);
}

/** The same facts, whatever words a template had for them. */
export const sameFacts = (a: Said | null, b: Said | null): boolean => canonical(a) === canonical(b);

/** What an opinion rests on, in one text: two of them differ when some fact that it may speak of has changed. */
export const factsText = (template: readonly TemplateSentence[]): string =>
  canonical(Object.fromEntries(template.map(({ key, says }) => [key, says])));

function standingOf({ binding, kept, omitted }: Sentence, now: TemplateSentence | null): Standing {
  if (binding === null) return 'free';
  const says = now?.says ?? null;
  // What is told of it in the same words says nothing that has changed.
  const sameWords = kept === null && binding.text === now?.text;
  const seen = kept ? kept.says : binding.says;
  if (sameWords || sameFacts(seen, says)) return omitted !== null ? 'omitted' : kept ? 'kept' : 'current';
  // What was left out and is no longer so has nothing to say.
  if (omitted !== null && now === null) return 'omitted';
  return now === null ? 'gone' : 'changed';
}
