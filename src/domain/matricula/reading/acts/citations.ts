import { matchesIn, type Range } from '../../../text/found.ts';
import { readNumberInWords } from '../../../text/numbersInWords.ts';
import type { ActKind, EventCode } from '../../model/model.ts';

/** Another act of the same record, named in a text. */
export interface Citation extends Range {
  readonly code: string;
}

/** What is known of the acts before: which codes exist, what they are, whether they stand. */
export interface EarlierAct {
  readonly code: string;
  readonly kind: ActKind;
  readonly order: number;
  readonly event: EventCode;
  /** Whether it is in force before this act. */
  readonly stands: () => boolean;
  readonly creditor: string | null;
  /** As printed. */
  readonly text: () => string;
  /** Codes of the acts it amends. */
  readonly amends?: readonly string[];
}

const codeCitation =
  /(?<![A-Z\d$])((?:R|AV|REGISTROS?|AVERBAC(?:AO|OES)|AVS|RS|ATOS?(?=\sN?[ºO.]))(?:\s?[.ºO:/~-]{1,2}|,(?=\d)|(?=\s?\d)|\s(?=N?[ºO.]|NUMERO|\d|SOB))\s?(?:SOB\s)?(?:[OA]S?\s)?(?:NUMEROS?\s|N[ºO.]{0,2}S?[ºO.]{0,2}\s?)?)[0O]{0,2}([1-9]\d{0,2}|[L|I](?![A-Z]))(?![\d]|,\d)((?:\s?[-/.]\s?(?:M\s?[-.]?\s?)?)(\d{1,3}(?:\.\d{3})+|\d{2,8}))?/g;
const registered =
  /\b(REGISTRAD|AVERBAD|INSCRIT)[OA]S?\s+(?:NESTA\s+(?:MATRICULA\s+)?)?(?:SOB\s+)?(?:[OA]S?\s+)?(?:NUMEROS?|N[ºO.]{1,2}S?)\s*[0]{0,2}([1-9]\d{0,2})(?![\d./-]\d)(?!\s?,?\s?(?:NO |DO )?(?:L\b|L\.|LIV))/g;

/** `a averbação nº quatro`, `o registro de número três`. */
const numberedInWords =
  /\b(REGISTRO|AVERBACAO|ATO)\s(?:SOB\s|DE\s)?(?:[OA]\s)?(?:N[ºO.]{1,3}|NUMERO)\s?(?=(?:UM|DOIS|TRES|QUATRO|CINCO|SEIS|SETE|OITO|NOVE|D[EO]Z|ONZE|TREZE|CATORZE|QUATORZE|QUINZE|VINTE)[A-Z]*\b)/g;

/** Citations of this record's earlier acts, in order; other records' and unknown numbers are left out. */
export function findCitations(
  folded: string,
  { start, end }: Range,
  number: string | null,
  earlier: readonly EarlierAct[],
): Citation[] {
  const found: Citation[] = [];
  const push = (kind: ActKind, order: number, at: number, until: number) => {
    const act =
      earlier.findLast((item) => item.kind === kind && item.order === order) ??
      earlier.findLast((item) => item.order === order);
    if (act) found.push({ code: act.code, start: at, end: until });
  };
  for (const match of matchesIn(codeCitation, folded, start, end)) {
    const until = match.index + match[0].length;
    if (isOtherRecord(folded, match[4], until, number)) continue;
    const kind: ActKind = match[1]?.startsWith('R') ? 'R' : 'AV';
    const order = /[LI|]/.test(match[2] ?? '') ? 1 : Number(match[2]);
    push(kind, order, match.index, until);
    // `R-2 a R-5`, `R-2 e 3`, `averbações nºs 4, 5 e 6`
    const isPlural =
      /\b(?:D[OA]S|N[OA]S|PEL[OA]S|[OA]S)\s$/.test(folded.slice(match.index - 5, match.index)) ||
      /S$|OES|NS|ºS/.test((match[1] ?? '').replace(/[\s.ºO:/-]+$/, '')) ||
      /N[ºO.]{0,2}S/.test(match[1] ?? '');
    for (const next of more(folded, until, isPlural)) {
      if (next.from !== null)
        for (let order2 = order + 1; order2 < next.order && order2 < order + 40; order2 += 1)
          push(kind, order2, match.index, next.end);
      if (next.isBare) push(kind, next.order, next.start, next.end);
    }
  }
  for (const match of matchesIn(numberedInWords, folded, start, end)) {
    const read = readNumberInWords(folded, match.index + match[0].length);
    if (read && read.value < 200 && !isOtherRecord(folded, undefined, read.end, number))
      push(match[1] === 'AVERBACAO' ? 'AV' : 'R', read.value, match.index, read.end);
  }
  for (const match of matchesIn(registered, folded, start, end)) {
    if (/LIVRO\s?N?[ºO.]{0,2}\s?3/.test(folded.slice(match.index, match.index + 70))) continue;
    const kind = match[1] === 'AVERBAD' ? 'AV' : 'R';
    const until = match.index + match[0].length;
    push(kind, Number(match[2]), match.index, until);
    // `registradas sob nºs 3 e 4`
    if (/N[ºO.]{0,2}S|NUMEROS/.test(match[0]))
      for (const next of more(folded, until, true))
        if (next.isBare) push(kind, next.order, next.start, next.end);
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ code, start: at }) => {
      const key = `${code}@${at}`;
      return seen.size < 300 && !seen.has(key) && Boolean(seen.add(key));
    });
}

/** `a averbação anterior`, `o registro retro`: the nearest act of that letter; `registro anterior` is where the land came from. */
const before =
  /\b(AVERBACAO|REGISTRO|ATO|ASSENTO)\s(?:IMEDIATAMENTE\s)?(?:(?<!REGISTRO\s)ANTERIOR|(?<=IMEDIATAMENTE\s)ANTERIOR|RETRO|PRECEDENTE|ANTECEDENTE|SUPRA|ACIMA)\b(?!\s?(?:N[ºO.]|NUMERO|:|R[.-]?\d|AV[.-]?\d|\d))/g;

/** Earlier acts that a text names by where they stand, and not by a number. */
export const nearbyCitations = (
  folded: string,
  { start, end }: Range,
  earlier: readonly EarlierAct[],
): Citation[] =>
  [...matchesIn(before, folded, start, end)].flatMap(({ index, 0: words, 1: noun }) => {
    const kind = noun === 'AVERBACAO' ? 'AV' : noun === 'REGISTRO' ? 'R' : null;
    const act = earlier.findLast((item) => kind === null || item.kind === kind);
    return act ? [{ code: act.code, start: index, end: index + words.length }] : [];
  });

/** The numbers that go on after a citation without a letter of their own, and ranges. */
function* more(
  folded: string,
  at: number,
  isPlural: boolean,
): Generator<{ order: number; start: number; end: number; from: number | null; isBare: boolean }> {
  const range = /^\s?(?:A|AO|ATE(?: O)?)\s(?:R|AV)?\s?[-.]?\s?([1-9]\d{0,2})(?![\d./]\d|,\d|\/)/.exec(
    folded.slice(at, at + 18),
  );
  if (range && /^\s?(?:A|AO|ATE(?: O)?)\s(?:R|AV)/.test(range[0]))
    yield { order: Number(range[1]), start: at, end: at + range[0].length, from: at, isBare: false };
  if (!isPlural) return;
  let position = at;
  for (let count = 0; count < 20; count += 1) {
    const next =
      /^\s?(?:,|E|,\s?E|A)\s{1,2}(?:N[ºO.]{1,2}\s?)?0{0,2}([1-9]\d{0,2})(?![\d./]\d|\d|,\d|\s?DE\s[A-Z])/.exec(
        folded.slice(position, position + 16),
      );
    if (!next) return;
    const isRange = /^\s?A\s/.test(next[0]);
    position += next[0].length;
    yield {
      order: Number(next[1]),
      start: position - (next[1] ?? '').length,
      end: position,
      from: isRange ? at : null,
      isBare: true,
    };
  }
}

function isOtherRecord(
  folded: string,
  printed: string | undefined,
  until: number,
  own: string | null,
): boolean {
  const digits = printed?.replace(/\D/g, '');
  if (digits && own && digits !== own && digits.length > 2 && !nearlySame(digits, own)) return true;
  const after =
    /^\s?,?\s?(?:D[AE]STA\b|D[AO]S?\s+(?:REFERIDA\s+|ANTERIOR\s+)?(?:MATRICULAS?|M\.|MATR?\.)\s*(?:N[ºO.]{0,3}S?\s*)?(?:M-)?([\d.]*\d)|D[AO]\s+MATRICULA\s+(?:ANTERIOR|DE ORIGEM)|D[AO]\s+LIVRO\s+3)/.exec(
      folded.slice(until, until + 50),
    );
  if (!after || after[0].includes('STA')) return false;
  const named = after[1]?.replace(/\D/g, '');
  return named ? named !== own : true;
}

const nearlySame = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((digit, index) => digit !== b[index]).length <= 1;
