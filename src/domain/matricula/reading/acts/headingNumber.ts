import { editDistance } from '../../../text/fold.ts';

const numberPattern =
  /\s{0,2}[.,:/–-]{0,2}\s{0,2}(?:\(\s?)?(?:(?:D[AE]STA\s|DA\s|[NU]A\s)?(?:MATRICULA|MATR?|MT|M)\s{0,2}[.:/-]{0,2}\s{0,2})?(?:N[ºO.]{0,3}\s{0,2})?(\d{1,3}(?:[.,\s]\d{3})+|\d{1,8})(?![\d])(?!,\d)/y;

/** The record's number as a scan may give it: letters for digits, stops lost, any stroke before it. */
export function ownNumber(own: string): RegExp {
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

/** The record's own number behind the order; 'other' when another record's stands there. */
export function numberAfter(
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
