import type { ErrorCode } from '../errors.ts';
import type { OpinionContent, OpinionFinding, TemplateSentence } from './model.ts';
import { isUnresolved } from './model.ts';
import { bodyText, isPrinted } from './printedText.ts';
import { conclusionKey, conditionsOf } from './sections/conclusion.ts';
import { findingKey } from './sections/findings.ts';
import { isStale, standingsOf } from './staleness.ts';

/** Fewest characters of an opinion. @see workflow, section 6 */
const leastText = 50;

/** What stands against an opinion, as code and parameters of a sentence, and where it is mended. */
export interface Obstacle {
  readonly code: Extract<ErrorCode, `opinion-${string}`>;
  readonly params: Readonly<Record<string, string | number>>;
  /** `conclusion`, `conditions`, `text`, or the key of a sentence. */
  readonly at: string;
}

/**
 * What must be mended before an opinion is submitted, all at once and in the order of the page; nothing = ready.
 * @see workflow, section 6: conclusion chosen, text long enough, each unresolved finding cited; favourable
 * only while no critical finding is confirmed; reservations need a condition. What is concluded is said in the text too
 */
export function obstaclesTo(
  content: OpinionContent,
  template: readonly TemplateSentence[],
  findings: readonly OpinionFinding[],
): Obstacle[] {
  const { conclusion } = content;
  const { sentences, missing } = standingsOf(content, template);
  const stale = sentences.filter(isStale);
  const written = bodyText(content).trim().length;
  const uncited = findings.filter((finding) => isUnresolved(finding) && !cites(content, finding));
  const confirmed = findings.find(
    ({ severity, resolution }) => severity === 'CRITICA' && resolution === 'confirmada',
  );
  const unsaid = missing.filter(({ key }) => !uncited.some(({ id }) => findingKey(id) === key));
  return [
    ...(stale[0] ? [obstacle('opinion-stale', stale[0].sentence.id, { count: stale.length })] : []),
    ...(unsaid[0] ? [obstacle('opinion-facts-missing', unsaid[0].key, { count: unsaid.length })] : []),
    ...uncited.map(({ id, text }) => obstacle('opinion-finding-uncited', findingKey(id), { finding: text })),
    ...(written < leastText
      ? [obstacle('opinion-too-short', 'text', { least: leastText, found: written })]
      : []),
    ...(conclusion === null ? [obstacle('opinion-conclusion-missing', 'conclusion')] : []),
    ...(conclusion !== null && isLeftOut(content, conclusionKey)
      ? [obstacle('opinion-conclusion-unsaid', conclusionKey)]
      : []),
    ...(conclusion === 'FAVORAVEL_COM_RESSALVAS' && conditionsOf(content).length === 0
      ? [obstacle('opinion-conditions-missing', 'conditions')]
      : []),
    ...(conclusion === 'FAVORAVEL' && confirmed
      ? [obstacle('opinion-critical-confirmed', 'conclusion', { finding: confirmed.text })]
      : []),
  ];
}

/** Favourable, with or without reservations: such an opinion needs a finished analysis. */
export const isFavourable = ({ conclusion }: Pick<OpinionContent, 'conclusion'>): boolean =>
  conclusion === 'FAVORAVEL' || conclusion === 'FAVORAVEL_COM_RESSALVAS';

const cites = ({ sentences }: OpinionContent, { id }: OpinionFinding): boolean =>
  sentences.some((sentence) => sentence.binding?.key === findingKey(id) && isPrinted(sentence));

/** It is there and is not printed; one that is not there at all counts as a fact not said. */
const isLeftOut = ({ sentences }: OpinionContent, key: string): boolean =>
  sentences.some((sentence) => sentence.binding?.key === key && !isPrinted(sentence));

const obstacle = (code: Obstacle['code'], at: string, params: Obstacle['params'] = {}): Obstacle => ({
  code,
  at,
  params,
});
