import type { TemplateSentence } from '../model.ts';
import type { OperationFacts } from './facts.ts';
import { recordName } from './recordName.ts';
import { calculationSentences } from './sections/calculations.ts';
import { certificateSentences } from './sections/certificates.ts';
import { dealSentences } from './sections/deal.ts';
import { operationFindingSentences } from './sections/findings.ts';
import { guaranteeSentences } from './sections/guarantees.ts';

/** The opinion on an operation as today's facts give it, in the order it is printed in, without the conclusion. */
export const operationSentences = (facts: OperationFacts): TemplateSentence[] => [
  ...dealSentences(facts),
  ...guaranteeSentences(facts),
  ...certificateSentences(facts),
  ...calculationSentences(facts),
  ...operationFindingSentences(facts),
];

/** What the opinions on the records were approved under is what this one begins with, for its author to keep or not. */
export const inheritedConditions = ({ records }: OperationFacts): string[] =>
  records.flatMap((record) =>
    (record.opinion?.conditions ?? []).map((condition) => `Na ${recordName(record)}: ${condition}`),
  );
