import { fold } from '../../text/fold.ts';
import type { Found } from '../../text/found.ts';
import type { Proposed, TypeAliases } from '../model/certificateReading.ts';
import type { CertificateText } from './certificateText.ts';
import { proposed } from './proposed.ts';
import { titles } from './titles.ts';

/** Titles stand at the head; below it other certificates are named too. */
const headLength = 900;
const doubtBelow = 30;

/**
 * The kind of certificate by how it titles itself: an alias of the catalogue (the longest one the head holds), else
 * the first pattern that matches the head, else with doubt the whole text.
 */
export function readType(
  certificate: CertificateText,
  types: readonly TypeAliases[],
): Proposed<string> | null {
  const head = certificate.folded.slice(0, headLength);
  const found = titleIn(head, types);
  if (found) return proposed(certificate, found, 0);
  const below = titled(certificate.folded);
  return below && proposed(certificate, below, doubtBelow);
}

/** The title that stands in some words of a page. */
export const titleIn = (words: string, types: readonly TypeAliases[]): Found<string> | null =>
  aliased(words, types) ?? titled(words);

function aliased(head: string, types: readonly TypeAliases[]): Found<string> | null {
  const all = types.flatMap(({ code, aliases }) =>
    aliases.map((alias) => ({ code, alias: fold(alias).replace(/\s+/g, ' ').trim() })),
  );
  const best = all
    .filter(({ alias }) => alias.length >= 6 && head.includes(alias))
    .sort((a, b) => b.alias.length - a.alias.length)[0];
  if (!best) return null;
  const start = head.indexOf(best.alias);
  return { value: best.code, start, end: start + best.alias.length };
}

/** Old offices space the letters of the title. */
const spaced = titles.map(
  ([code, { source }]) =>
    [code, new RegExp(source.replaceAll('CERTIDAO', '(?:CERTIDAO|C E R T I D A O)'))] as const,
);

function titled(text: string): Found<string> | null {
  for (const [code, pattern] of spaced) {
    const match = pattern.exec(text);
    if (match) return { value: code, start: match.index, end: match.index + match[0].length };
  }
  return null;
}
