import { dateAfter } from '../../../text/dateText.ts';
import type { ActKind } from '../../model/model.ts';
import type { HeadingCandidate } from './headingCandidate.ts';
import { numberAfter } from './headingNumber.ts';
import { scoreAfter, scoreBefore } from './headingScore.ts';
import { gluedNumber, numberFirst, orderFirst, orderFirstPattern } from './turnedHeading.ts';

/**
 * Judges whether an act heading may start at `at` of folded text; `text` is the same text as printed.
 * Accepts the house styles `R-3/12.345`, `R.3-12.345`, `AV-05/M-12.345`, `R - 3 - 12.345`, `REGISTRO Nº 3`,
 * `R.l-12.345` (OCR), `R. 01 - Em`; refuses `R$ 3.000`, `AV. BRASIL, 1200`, and the number of another record.
 * @returns null when nothing there can be a heading
 */
export function headingAt(
  folded: string,
  text: string,
  at: number,
  number: string | null,
  atLineStart: boolean,
): HeadingCandidate | null {
  const called = atLineStart ? calledAct.exec(folded.slice(at, at + 24)) : null;
  if (called) {
    const inner = headingAt(folded, text, at + called[0].length, number, true);
    return inner && { ...inner, start: at };
  }
  const turned = atLineStart
    ? (gluedNumber(folded, text, at, number) ??
      orderFirst(folded, text, at, number) ??
      numberFirst(folded, text, at, number))
    : null;
  if (turned) return turned;
  codePattern.lastIndex = at;
  const code = codePattern.exec(folded);
  if (!code) return null;
  const kind: ActKind = /^[RKP8]/.test(code[1] ?? '') ? 'R' : 'AV';
  const printed = code[2] ?? '';
  const order = Number(toDigits(printed));
  if (!Number.isInteger(order) || order < 1 || order > 999) return null;
  // `R-3(três)/12.345`: the order again in words.
  const spelled = /^\s?\([A-Z][A-Z ]{1,30}\)(?=\s?[-/.:–])/.exec(
    folded.slice(codePattern.lastIndex, codePattern.lastIndex + 40),
  );
  const afterOrder = codePattern.lastIndex + (spelled?.[0].length ?? 0);
  if (/^\s?[.,]\d{2,3}(?:[.,]\d{2,3}){0,3},\d{2}\b/.test(folded.slice(afterOrder, afterOrder + 20)))
    return null;
  const named = numberAfter(folded, afterOrder, number);
  if (named === 'other') return null;
  if (!named && /[,~=_*|]/.test(folded.slice(at, afterOrder).trimStart().slice(1))) return null;
  if (!named && oddKind.test(code[1] ?? '')) return null;
  const numberEnd = named ? named.end : afterOrder;
  // `[R-3/12.345] Em`: what was opened is closed.
  const end = numberEnd + (/^\s?[\])]/.exec(folded.slice(numberEnd, numberEnd + 2))?.[0].length ?? 0);
  const score =
    1 +
    (named ? (named.exact ? 2 : 1.2) : 0) +
    (atLineStart ? 0.5 : -1) +
    scoreBefore(folded, at, atLineStart) +
    scoreAfter(folded, text, end) -
    (/[A-Z|]/.test(printed) ? 0.3 : 0);
  return { start: at, end, kind, order, repaired: /[A-Z|]/.test(printed), numbered: Boolean(named), score };
}

/** `ATO R-3/12.345`, `Ato nº 3: R-3`. */
const calledAct =
  /^[\s>*#"'([]{0,4}(?:ATO|LANCAMENTO|ASSENTO)\s(?:N[ºO.]{0,3}\s?\d{1,3}\s?[-:.–)]\s?)?(?=(?:R|AV)[\s.:/-]{0,3}\d)/;

/**
 * `Aos 11 de dezembro de 1985, faço a Av.2/19.880`, `Data: 14/09/2007. AV 8-39.127`: a heading behind its date, known
 * by the record's number. `at` is the beginning of a line.
 */
export function datedHeadingAt(
  folded: string,
  text: string,
  at: number,
  number: string | null,
): HeadingCandidate | null {
  const lead =
    /^\s{0,3}(?:NESTA DATA,?\s(?:EM\s|AOS\s)?|DATA\s?:\s{0,2}|AOS?\s|EM\s|(?=\d{1,2}\s?[./-]\s?\d))/.exec(
      folded.slice(at, at + 24),
    );
  const date = lead && dateAfter(folded, at + lead[0].length, 2, at + 140);
  if (!lead || !date) return null;
  const way =
    /^\s?[.,:;–-]{0,2}\s{1,2}(?:(?:PROCEDO|PROCEDE-SE|PROCEDI|FACO|FIZ|FAZ-SE|LAVRO|LANCO|EFETUO)\s(?:AO?\s|O\s)?)?(?=(?:R|AV)[\s.-]{0,2}\d)/.exec(
      folded.slice(date.end, date.end + 40),
    );
  const code = way && headingAt(folded, text, date.end + way[0].length, number, false);
  return code?.numbered ? { ...code, start: at, score: 4, date } : null;
}

/** Whether a line, folded, begins like an act heading: for telling headings from page furniture. */
export function isHeadingLine(folded: string): boolean {
  codePattern.lastIndex = 0;
  return (
    (codePattern.test(folded) &&
      /^\W{0,3}(?:R(?:EG(?:ISTRO)?)?|AV(?:VV?|B)?|AVERB(?:ACAO)?)[\s.:/-]{0,4}(?:N[ºO.]{0,2}\s?)?\d/.test(
        folded,
      )) ||
    orderFirstPattern.test(folded)
  );
}

const codePattern =
  /[\s>*_#"'|.,:;~([{-]{0,6}(R(?:EG(?:\s?ISTRO)?)?|A\s?[VYU]|AVVV?|AVB|AV\s?ERB?A?(?:CAO)?|[KP](?=[.-]\d{1,3}[-/.]))(?![A-Z])(?:\s?[.,:/º~=_*|-]{0,3}\s{0,2}(?:(?:N[ºO.]{0,3}|NUMERO|[UMHW]º)\s{0,2})?)(?:[.:/=-]\s{0,2})?[0O]{0,3}([1-9ILBSZ|][0-9ILOBSZ|]{0,2})(?![A-Z0-9])[ºª]?/y;

/** Kinds that only a printed number makes credible. */
const oddKind = /^(?:A\s?[YU]|A\sV|AVVV?|[KP])$/;

const toDigits = (text: string): string =>
  text.replace(/[IL|]/g, '1').replace(/O/g, '0').replace(/B/g, '8').replace(/S/g, '5').replace(/Z/g, '2');
