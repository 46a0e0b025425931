import type { HeadingCandidate } from './headingCandidate.ts';
import { numberAfter, ownNumber } from './headingNumber.ts';
import { scoreAfter, scoreBefore } from './headingScore.ts';

/** `R-5l6.518`: the stroke between order and number read as a letter. */
export function gluedNumber(
  folded: string,
  text: string,
  at: number,
  own: string | null,
): HeadingCandidate | null {
  if (!own || own.length < 3) return null;
  const code =
    /^[\s>*_#"'|.,:;~-]{0,6}(R|AV)\s?[.:/º~-]{1,2}\s?0{0,3}([1-9]\d?)[IL|](?=[\dOILSBZ|]|M[\s.-]{0,2}\d)/.exec(
      folded.slice(at, at + 24),
    );
  if (!code) return withoutStroke(folded, text, at, own);
  const stroke = at + code[0].length;
  const number = ownNumber(own).exec(folded.slice(stroke, stroke + 40));
  if (!number) return null;
  return {
    start: at,
    end: stroke + number[0].length,
    kind: code[1]?.startsWith('R') ? 'R' : 'AV',
    order: Number(code[2]),
    repaired: true,
    numbered: true,
    score: 3.7,
  };
}

/** `R.274.920, em 14 de janeiro` of record 74.920, `AV.8118375`: the stroke between order and number lost. */
function withoutStroke(folded: string, text: string, at: number, own: string): HeadingCandidate | null {
  if (own.length < 4) return null;
  const match = /^[\s>*_#"'|.,:;~-]{0,6}(R|AV)\s?[.:/º~-]{0,2}\s?(\d[\d.]{4,9}\d)(?![\d/]|[.,]\d)/.exec(
    folded.slice(at, at + 30),
  );
  const digits = match?.[2]?.replace(/\D/g, '') ?? '';
  const order = digits.endsWith(own) ? digits.slice(0, -own.length) : '';
  if (!match || !/^[1-9]\d?$/.test(order)) return null;
  const end = at + match[0].length;
  const score = 2.5 + scoreBefore(folded, at, true) + scoreAfter(folded, text, end);
  return {
    start: at,
    end,
    kind: match[1] === 'R' ? 'R' : 'AV',
    order: Number(order),
    repaired: true,
    numbered: true,
    score,
  };
}

const kindWord = '(R(?:EG(?:ISTRO)?)?|AV(?:B|ERB(?:ACAO)?)?)(?![A-Z])';

export const orderFirstPattern = new RegExp(
  `^[\\s>*#"'(\\[]{0,4}(?:N[ºO.]{1,3}\\s?)?0{0,2}([1-9]\\d?)\\s?[-.)/=:]\\s?${kindWord}(?=[\\s.:/=-])`,
);

/** `03 - AV - 12.345`, `3-R/12.345`: the order before the kind; only the record's number or a date makes it one. */
export function orderFirst(
  folded: string,
  text: string,
  at: number,
  own: string | null,
): HeadingCandidate | null {
  const code = orderFirstPattern.exec(folded.slice(at, at + 40));
  if (!code) return null;
  return turnedHeading(folded, text, at, at + code[0].length, code[2] ?? '', code[1] ?? '', own);
}

/** `12.345 - R-3`, `M-12.345/AV.4`: the record's number before the code. */
export function numberFirst(
  folded: string,
  text: string,
  at: number,
  own: string | null,
): HeadingCandidate | null {
  if (!own) return null;
  const lead = /^[\s>*#"'([]{0,4}(?=(?:M[A-Z]{0,8}[\s.:-]{0,3})?(?:N[ºO.]{1,3}\s?)?\d)/.exec(
    folded.slice(at, at + 24),
  );
  const number = lead && ownNumber(own).exec(folded.slice(at + lead[0].length, at + lead[0].length + 40));
  if (!lead || !number) return null;
  const from = at + lead[0].length + number[0].length;
  const code = new RegExp(
    `^\\s?[-.,/:–]?\\s?${kindWord}\\s?[.:/º-]{0,2}\\s?(?:N[ºO.]{0,2}\\s?)?0{0,2}([1-9]\\d{0,2})(?!\\d)`,
  ).exec(folded.slice(from, from + 40));
  if (!code) return null;
  const end = from + code[0].length;
  const score = 3.5 + scoreBefore(folded, at, true) + scoreAfter(folded, text, end);
  return {
    start: at,
    end,
    kind: code[1]?.startsWith('R') ? 'R' : 'AV',
    order: Number(code[2]),
    repaired: false,
    numbered: true,
    score,
  };
}

function turnedHeading(
  folded: string,
  text: string,
  at: number,
  codeEnd: number,
  kind: string,
  order: string,
  own: string | null,
): HeadingCandidate | null {
  const named = numberAfter(folded, codeEnd, own);
  if (named === 'other') return null;
  const end = named ? named.end : codeEnd;
  const after = scoreAfter(folded, text, end);
  if (!named && after < 1) return null;
  const score = 1 + (named ? (named.exact ? 2 : 1.2) : 0) + 0.5 + scoreBefore(folded, at, true) + after;
  return {
    start: at,
    end,
    kind: kind.startsWith('R') ? 'R' : 'AV',
    order: Number(order),
    repaired: false,
    numbered: Boolean(named),
    score,
  };
}
