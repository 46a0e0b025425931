import type { Found } from '../../../text/found.ts';
import type { CertificateText } from '../certificateText.ts';
import { positiveWithEffect } from './debts.ts';

/** What the title of a certificate calls it. `unsure`: positive, and what follows may be `com efeito de negativa`. */
export type TitleKind = 'negative' | 'positive' | 'effect' | 'unsure';

const kindWords = new RegExp(
  `${positiveWithEffect.source}|POSITIV[AO]S?(?:\\s+C[O0]?[MN]?\\b)?|NEGATIV[AO]S?|NADA CONSTA\\b`,
  'g',
);
/** Words that speak of a certificate instead of naming this one. */
const speaksOf =
  /(?:(?:EFEITOS?|\bCO[MN]\s+\S{4,8})\s+(?:D[AE]\s+)?(?:CERTIDAO\s+)?|MODO QUE A CERTIDAO\s+|A CERTIDAO SERA\s+|NAO E\s+)$/;

/** The words of titles, in order: of lines that are no running prose. */
export function titleKinds(certificate: CertificateText): Found<TitleKind>[] {
  const { folded } = certificate;
  const found: Found<TitleKind>[] = [];
  for (const match of folded.slice(0, Math.max(700, Math.floor(folded.length * 0.6))).matchAll(kindWords)) {
    const start = match.index;
    if (speaksOf.test(folded.slice(Math.max(0, start - 40), start)) || !isInTitle(certificate, start))
      continue;
    found.push({ value: kindOf(match[0]), start, end: start + match[0].length });
  }
  return found;
}

function kindOf(words: string): TitleKind {
  if (/NEGATIV/.test(words)) return /POSITIV/.test(words) ? 'effect' : 'negative';
  if (!words.startsWith('POSITIV')) return 'negative';
  return /\sC/.test(words) ? 'unsure' : 'positive';
}

/** A title is a line of its own whose words are capitalised, and it ends no sentence. */
export function isInTitle(certificate: CertificateText, at: number): boolean {
  const line = certificate.lines.find((cells) => (cells.at(-1)?.end ?? 0) > at);
  if (!line) return false;
  const text = certificate.text.slice(line[0]?.start ?? 0, line.at(-1)?.end ?? 0);
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return capital >= words.length * 0.6 && !/\p{Ll}[.;,]\s*$/u.test(text);
}
