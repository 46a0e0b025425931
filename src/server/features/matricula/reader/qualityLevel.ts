import { NivelOcr } from '../../../../domain/generated/codes.ts';

/**
 * How well a page or a document was read, as the statistics name it (`NivelOcr`). The words are those of the
 * wire: NATIVO = the file's own text, without recognition.
 */
export const qualityLevels = NivelOcr;

export type QualityLevel = (typeof qualityLevels)[number];

/** Lowest mean confidence of each level. */
const lowest: readonly (readonly [QualityLevel, number])[] = [
  ['OTIMA', 93],
  ['BOA', 87],
  ['REGULAR', 75],
  ['RUIM', 0],
];

/** @param confidence mean over the words, 0..100; null = nothing was recognised, all is the file's own text */
export function qualityLevelOf(confidence: number | null): QualityLevel {
  if (confidence === null) return 'NATIVO';
  return lowest.find(([, limit]) => confidence >= limit)?.[0] ?? 'RUIM';
}

/** Mean weighted by length, since a page's stray marks are short; null without a recognised word. */
export function meanConfidence(
  words: readonly { readonly text: string; readonly confidence: number | null }[],
): number | null {
  let sum = 0;
  let weight = 0;
  for (const { text, confidence } of words) {
    if (confidence === null) continue;
    sum += confidence * text.length;
    weight += text.length;
  }
  return weight === 0 ? null : sum / weight;
}
