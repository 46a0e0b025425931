import { createHash } from 'node:crypto';
import { canonical } from '../../../domain/opinions/canonical.ts';
import type { OpinionFacts, TemplateSentence } from '../../../domain/opinions/model.ts';
import { factsText } from '../../../domain/opinions/staleness.ts';
import { factSentences } from '../../../domain/opinions/template.ts';
import type { PrintedOpinion } from './pdf/opinionPdf.ts';

/** SHA-256 of the canonical JSON of everything that is printed. */
export const contentDigest = (printed: PrintedOpinion): string =>
  sha256(canonical({ ...printed, approvedAt: printed.approvedAt.toISOString() }));

/** SHA-256 of all that the template says of the facts: differs when one of them changed. */
export const digestOfSentences = (sentences: readonly TemplateSentence[]): string =>
  sha256(factsText(sentences));

export const digestOfFacts = (facts: OpinionFacts): string => digestOfSentences(factSentences(facts));

/** @returns 64 lower-case hex digits */
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
