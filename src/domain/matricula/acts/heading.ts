import type { LocalDate } from '../../dates.ts';
import { dateAfter } from '../../text/dateText.ts';
import { editDistance } from '../../text/fold.ts';
import type { Found, Range } from '../../text/found.ts';
import type { ActKind } from '../model/model.ts';

/** Where an act may begin, before anyone decided that it does. */
export interface HeadingCandidate {
  readonly start: number;
  /** After the code and the record's number. */
  readonly end: number;
  readonly kind: ActKind;
  readonly order: number;
  /** Whether letters had to be read as digits. */
  readonly repaired: boolean;
  /** The record's number stands in the heading. */
  readonly numbered: boolean;
  /** How much speaks for it: where it stands, what comes before and after. */
  readonly score: number;
  /** The act's title where it has the line above the code; `start` is its own then. */
  readonly title?: Range;
  /** The act's date where it stands before the code. */
  readonly date?: Found<LocalDate>;
}

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

const numberPattern =
  /\s{0,2}[.,:/–-]{0,2}\s{0,2}(?:\(\s?)?(?:(?:D[AE]STA\s|DA\s|[NU]A\s)?(?:MATRICULA|MATR?|MT|M)\s{0,2}[.:/-]{0,2}\s{0,2})?(?:N[ºO.]{0,3}\s{0,2})?(\d{1,3}(?:[.,\s]\d{3})+|\d{1,8})(?![\d])(?!,\d)/y;

/** The record's number as a scan may give it: letters for digits, stops lost, any stroke before it. */
function ownNumber(own: string): RegExp {
  const known = ownNumbers.get(own);
  if (known) return known;
  const digits = [...own].map((digit) => `[${digit}${misread[digit] ?? ''}]`).join('[.,\\s]?');
  const pattern = new RegExp(
    `^\\s?[^A-Z\\d\\s]{0,3}\\s{0,2}(?:\\(\\s?)?(?:(?:D[AE]STA\\s|DA\\s|[NU]A\\s)?(?:MATRICULA|MATR?|MT|M)\\s{0,2}[.:/~-]{0,2}\\s{0,2})?(?:N[ºO.]{0,3}\\s{0,2})?(${digits})(?![\\dA-Z]|[.,]\\d)`,
  );
  if (ownNumbers.size > 200) ownNumbers.clear();
  ownNumbers.set(own, pattern);
  return pattern;
}

const ownNumbers = new Map<string, RegExp>();
const misread: Readonly<Record<string, string>> = {
  '0': 'OQD',
  '1': 'IL|',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};

/** `R-5l6.518`: the stroke between order and number read as a letter. */
function gluedNumber(folded: string, text: string, at: number, own: string | null): HeadingCandidate | null {
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
    start: at, end, kind: match[1] === 'R' ? 'R' : 'AV', order: Number(order), repaired: true, numbered: true, score,
  }; // biome-ignore format: a table reads better than a column
}

const kindWord = '(R(?:EG(?:ISTRO)?)?|AV(?:B|ERB(?:ACAO)?)?)(?![A-Z])';
const orderFirstPattern = new RegExp(
  `^[\\s>*#"'(\\[]{0,4}(?:N[ºO.]{1,3}\\s?)?0{0,2}([1-9]\\d?)\\s?[-.)/=:]\\s?${kindWord}(?=[\\s.:/=-])`,
);

/** `03 - AV - 12.345`, `3-R/12.345`: the order before the kind; only the record's number or a date makes it one. */
function orderFirst(folded: string, text: string, at: number, own: string | null): HeadingCandidate | null {
  const code = orderFirstPattern.exec(folded.slice(at, at + 40));
  if (!code) return null;
  return turnedHeading(folded, text, at, at + code[0].length, code[2] ?? '', code[1] ?? '', own);
}

/** `12.345 - R-3`, `M-12.345/AV.4`: the record's number before the code. */
function numberFirst(folded: string, text: string, at: number, own: string | null): HeadingCandidate | null {
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

/** The record's own number behind the order; 'other' when another record's stands there. */
function numberAfter(
  folded: string,
  at: number,
  own: string | null,
): { end: number; exact: boolean } | 'other' | null {
  const national =
    /^\s?[-./:–]{0,2}\s?(?:CNM|CODIGO NACIONAL(?: D[EA] MATRICULA)?)\s?(?:N[ºO.]{1,3})?\s?:?\s?\d{6}\.?2\.?(\d{7})-?\d{2}/.exec(
      folded.slice(at, at + 70),
    );
  if (own && national && Number(national[1]) === Number(own))
    return { end: at + national[0].length, exact: true };
  // `R.1, Livro 2-AB, fls. 45, matrícula 12.345`
  const book =
    /^\s?,?\s?(?:D?O\s)?(?:LIVRO|LIV\.?|L[ºO.]{1,2})\s?(?:N[ºO.]{0,3}\s?)?2(?:\s?-?\s?[A-Z]{1,2}(?![A-Z]))?,?\s?(?:(?:A\s)?(?:FLS?\.?|FOLHAS?)\s?\d{1,3}[V]?(?:[ºO](?=\W))?,?\s?)?(?=(?:D[AE]STA\s|DA\s)?(?:MATRICULA|MATR?|M)\W)/.exec(
      folded.slice(at, at + 70),
    );
  if (own && book) {
    const named = ownNumber(own).exec(folded.slice(at + book[0].length, at + book[0].length + 40));
    if (named) return { end: at + book[0].length + named[0].length, exact: true };
  }
  const printed = own && ownNumber(own).exec(folded.slice(at, at + 40));
  if (printed?.[1]) return { end: at + printed[0].length, exact: !/[A-Z|]/.test(printed[1]) };
  numberPattern.lastIndex = at;
  const match = numberPattern.exec(folded);
  if (!match) return null;
  const end = numberPattern.lastIndex;
  const digits = (match[1] ?? '').replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (own && digits === own) return { end, exact: true };
  // A date or a protocol may stand there instead.
  if (/^\s?(?:[./-]\s?(?:\d|[A-Z]{3})|DE\s|º|\()/.test(folded.slice(end, end + 4)) && digits.length <= 2)
    return null;
  const joined = /^[\s]{0,2}(?:[/-]|\s?M)/.test(match[0]);
  if (
    own &&
    digits.length >= 3 &&
    Math.abs(digits.length - own.length) <= 1 &&
    editDistance(digits, own, 1) <= 1
  ) {
    return { end, exact: false };
  }
  if (!joined && digits.length <= 2) return null;
  return own ? 'other' : { end, exact: false };
}

/** A heading follows the end of a sentence; `objeto do`, `constante da` announce a citation. */
function scoreBefore(folded: string, at: number, atLineStart: boolean): number {
  const before = folded.slice(Math.max(0, at - 40), at).trimEnd();
  if (before === '' || /[.:;)\]"*_-]$/.test(before)) return 1;
  // A signature cut by the page's end: `dou fé. O`, `O Escrevente,`.
  if (
    atLineStart &&
    /[.)]\s+[OA]$|\b(?:OFICIALA?|ESCREVENTE|AUTORIZAD[OA]|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|SUB-?OFICIAL),$/.test(
      before,
    )
  )
    return 0.5;
  // A full stop is easily read as a comma.
  if (atLineStart && before.endsWith(',')) return -0.5;
  if (
    /(?:\b(?:D[OAE]S?|N[OA]S?|AOS?|[OAE]|AS|OS|SOB|PELOS?|PELAS?|QUE|COM|CONFORME|CONSTANTE|OBJETO|REGISTRO|AVERBACAO|HIPOTECA|PENHORA|CREDITO|REFERID[OA]|NUMERO)|N[ºO.]{1,2}|,)$/.test(
      before,
    )
  )
    return -2.5;
  return 0;
}

/** `, em vinte e cinco de junho`, ` - quatro (04) de julho`. */
const datedInWords =
  /^[\s.,:;/)–-]{0,6}(?:EM\s+|AOS\s+|DE\s+)?(?:\d{1,2}[ºO.]{0,2}|[A-Z]{3,9}(?:\sE\s[A-Z]{2,6})?)(?:\s?\(\d{1,2}[ºO.]{0,2}\))?\s+(?:DIAS?\s+DO\s+MES\s+)?DE\s+(?:JANEIRO|FEVEREIRO|MARCO|ABRIL|MAIO|JUNHO|JULHO|AGOSTO|SETEMBRO|OUTUBRO|NOVEMBRO|DEZEMBRO)\b/;

/** Behind the code come a date, the protocol, a title in capitals; never a small word or `desta matrícula`. */
function scoreAfter(folded: string, text: string, end: number): number {
  const after = folded.slice(end, end + 60);
  if (datedInWords.test(after)) return 1.5;
  if (/^\s?,\s{1,2}(?:(?:EM|DE)\s{1,2}\d|PROT|DATA|\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d)/.test(after))
    return 1.5;
  if (/^\s?[,;]|^\s?(?:ACIMA|RETRO|SUPRA|DESTA|DA PRESENTE|E\s(?:R|AV)\b|FIC|FOI|ACHA|ENCONTR)/.test(after))
    return -2;
  const lead = /^[\s.,:;/)–-]{0,6}/.exec(after)?.[0] ?? '';
  const body = after.slice(lead.length);
  if (
    /^(?:\(?PROT|PRENOT|DATA|EM\s{1,2}\d|EM\s[A-Z]+\s(?:E|DE|\()|AOS?\s|DE\s{1,2}\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]|\(TRANSP|\(PRENOT|\d{1,2}\s?[./-]\s?[\dA-Z]|\d{1,2}[ºO.]{0,2}\s+DE\s)/.test(
      body,
    )
  )
    return 1.5;
  // A title in capitals that has its line to itself.
  if (/^[\p{Lu}\d º°ª.,/-]{6,80}\n/u.test(text.slice(end + lead.length, end + lead.length + 84)))
    return lead.includes('\n') ? 1.7 : 1;
  const first = text.slice(end + lead.length, end + lead.length + 12);
  if (/^[\p{Lu}"“(]/u.test(first)) return lead.trim() === '' ? 0 : 1;
  return -1.5;
}
