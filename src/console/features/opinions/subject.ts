import { type ComponentType, createContext, useContext, useMemo } from 'react';
import type {
  OpinionContent,
  OpinionKind,
  Sentence,
  TemplateSentence,
} from '../../../domain/opinions/model.ts';
import { conclusionSentences } from '../../../domain/opinions/sections/conclusion.ts';
import { type Standings, standingsOf } from '../../../domain/opinions/staleness.ts';
import type { Obstacle } from '../../../domain/opinions/textObstacles.ts';

/** What a sentence rests on: its place in the opinion, and what the facts say today where they are known. */
export interface ProofsProps {
  readonly sentence: Sentence | null;
  readonly template: TemplateSentence | null;
}

/**
 * What an opinion is on, as far as the editor and the document need it: a registry record whose review is on the screen,
 * or an operation.
 */
export interface OpinionSubject {
  readonly kind: OpinionKind;
  /** Today's facts, unsaved corrections among them; null: they are not this reader's, and no sentence is judged. */
  readonly facts: readonly TemplateSentence[] | null;
  readonly obstaclesTo: (
    content: OpinionContent,
    template: readonly TemplateSentence[],
  ) => readonly Obstacle[];
  /** Obstacles outside of the text, each a sentence with a way to what mends it. */
  readonly pending: readonly PendingThing[];
  /** Why this reader may not approve, where that is known before it is tried. */
  readonly refusal: string | null;
  /** Whether a favourable opinion waits for the end of the analysis. */
  readonly isOpen: boolean;
  /** Facts on the screen that are not stored yet: nothing is submitted on them. */
  readonly isUnsaved: boolean;
  /** Links to what proves a sentence. */
  readonly Proofs: ComponentType<ProofsProps>;
  /** Whether the value chosen elsewhere on the screen is one the sentence says. */
  readonly isChosen: (template: TemplateSentence | null) => boolean;
}

export interface PendingThing {
  readonly id: string;
  readonly text: string;
  /** Address of the record that mends it. */
  readonly to: string;
}

const SubjectContext = createContext<OpinionSubject | null>(null);

export const OpinionSubjectProvider = SubjectContext.Provider;

/** @throws outside of an opinion: a mistake of ours */
export function useSubject(): OpinionSubject {
  const subject = useContext(SubjectContext);
  if (!subject) throw new Error('There is no opinion around this component');
  return subject;
}

/** An opinion beside the facts of today. */
export interface OpinionComparison extends Standings {
  readonly template: readonly TemplateSentence[];
  readonly obstacles: readonly Obstacle[];
}

export function useComparison(content: OpinionContent): OpinionComparison {
  const { kind, facts, obstaclesTo } = useSubject();
  return useMemo(() => {
    if (facts === null) return unjudged(content);
    const template = [...facts, ...conclusionSentences(content, kind)];
    return { template, ...standingsOf(content, template), obstacles: obstaclesTo(content, template) };
  }, [facts, kind, obstaclesTo, content]);
}

/** As it was written, with nothing beside it. */
const unjudged = (content: OpinionContent): OpinionComparison => ({
  template: [],
  missing: [],
  obstacles: [],
  sentences: content.sentences.map((sentence) => ({
    sentence,
    now: null,
    standing:
      sentence.omitted !== null
        ? 'omitted'
        : sentence.kept
          ? 'kept'
          : sentence.binding === null
            ? 'free'
            : 'current',
  })),
});
