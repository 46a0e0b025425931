import { matchesIn } from '../../text/found.ts';
import type { Caveat, Proposed } from '../model/certificateReading.ts';
import type { CertificateText } from './certificateText.ts';
import { proposed } from './proposed.ts';

const patterns: readonly (readonly [Caveat, RegExp])[] = [
  ['homonyms', /\bHOMONIM(?:OS?|IA)\b[^.;]{0,60}/g],
  ['spellings', /\bGRAFIAS?\s+(?:DIVERGENTES?|DIFERENTES?|DIVERSAS?|SEMELHANTES?|SIMILARES?)|(?:VARIACOES|DIFERENCAS)\s+(?:DE|NA)\s+(?:GRAFIA|NOME)/g],
  ['as-typed', /(?:EXATAMENTE|TAL)\s+COMO\s+(?:DIGITAD|INFORMAD|GRAFAD|ESCRIT)\w+|GRAFIA\s+EXATA|EXATAMENTE\s+(?:O\s+NOME|AO\s+NOME)/g],
  ['no-certificate', /NAO\s+(?:TEM\s+VALOR|VALE|SERVE|POSSUI\s+VALIDADE|SUBSTITUI)\s+(?:DE\s+|COMO\s+|A\s+)?CERTIDAO/g],
]; // biome-ignore format: a table reads better than a column

/** Letters of the sentence shown before the word that tells. */
const leadShown = 90;

/** Each caveat once, with the words that say it. */
export function readCaveats(certificate: CertificateText): Proposed<Caveat>[] {
  return patterns.flatMap(([value, pattern]) => {
    const [match] = [...matchesIn(pattern, certificate.folded)];
    if (!match) return [];
    const sentence = certificate.folded.lastIndexOf('.', match.index) + 1;
    const start = Math.max(sentence, match.index - leadShown);
    return [proposed(certificate, { value, start, end: match.index + match[0].length })];
  });
}
