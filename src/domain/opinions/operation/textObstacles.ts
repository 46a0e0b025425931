import { isEdited } from '../content.ts';
import type { OpinionContent, OpinionFinding, TemplateSentence } from '../model.ts';
import { isPrinted } from '../printedText.ts';
import { findingKey } from '../sections/findings.ts';
import { type Obstacle, obstaclesTo } from '../textObstacles.ts';
import { commentedResults } from './sections/certificates.ts';

/**
 * What stands against the text of an opinion on an operation: as against one on a record, and a certificate that
 * found something and that has no comment, neither of its own nor in the opinion's words. What the operation itself still
 * waits for is no matter of the text: those are points of what is missing.
 * @param template of today's facts, the conclusion included
 * @see workflow, section 6; certificates, section 2
 */
export const operationObstacles = (
  content: OpinionContent,
  template: readonly TemplateSentence[],
): Obstacle[] => [
  ...obstaclesTo(content, template, findingsIn(template)),
  ...template
    .filter((sentence) => asksForComment(sentence) && !isCommented(content, sentence))
    .map(({ key, text }) => ({
      code: 'opinion-certificate-uncommented' as const,
      params: { certificate: text.split(':')[0] ?? '' },
      at: key,
    })),
];

/** The findings the template cites, as far as its sentences say them: severity, words, what was decided. */
const findingsIn = (template: readonly TemplateSentence[]): OpinionFinding[] =>
  template
    .filter(({ key, says }) => key.startsWith(findingKey('')) && says.severity !== undefined)
    .map(({ key, text, says }) => ({
      id: key.slice(findingKey('').length),
      severity: says.severity as OpinionFinding['severity'],
      text,
      substance: says.substance ?? '',
      sources: [],
      law: null,
      acts: [],
      resolution: says.resolution as OpinionFinding['resolution'],
      reason: says.reason ?? null,
    }));

const asksForComment = ({ section, says }: TemplateSentence): boolean =>
  section === 'certificates' && commentedResults.includes(says.result ?? '') && says.comment === undefined;

const isCommented = ({ sentences }: OpinionContent, { key }: TemplateSentence): boolean =>
  sentences.some((sentence) => sentence.binding?.key === key && isPrinted(sentence) && isEdited(sentence));
