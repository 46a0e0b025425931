import type { OpinionFacts, TemplateSentence } from './model.ts';
import { areaSentences } from './sections/area.ts';
import { type Choice, conclusionSentences } from './sections/conclusion.ts';
import { findingSentences } from './sections/findings.ts';
import { historySentences } from './sections/history.ts';
import { lienSentences } from './sections/liens.ts';
import { ownershipSentences } from './sections/ownership.ts';
import { propertySentences } from './sections/property.ts';
import { reserveSentences } from './sections/reserve.ts';

/** The whole opinion as today's facts give it, in the order it is printed in. */
export const templateOf = (facts: OpinionFacts, choice: Choice): TemplateSentence[] => [
  ...factSentences(facts),
  ...conclusionSentences(choice),
];

/** Without the conclusion, which is no fact but the author's. */
export const factSentences = (facts: OpinionFacts): TemplateSentence[] => [
  ...propertySentences(facts),
  ...ownershipSentences(facts),
  ...lienSentences(facts),
  ...historySentences(facts),
  ...areaSentences(facts),
  ...reserveSentences(facts),
  ...findingSentences(facts),
];
