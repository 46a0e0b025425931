import { isState, type State } from '../../../documents/states.ts';
import type { Line } from '../../../pages/sourcedText.ts';
import type { Word } from '../../../pages/words.ts';
import { fold } from '../../../text/fold.ts';
import {
  capitalOfState,
  findState,
  inTitleCase,
  stateNamePattern,
  stateOfCapital,
  stateOfName,
} from '../../../text/placeNames.ts';
import { stateOfTown } from '../../../text/townStates.ts';

/** The registry office as the page heads name it. */
export interface OfficeRead {
  readonly name: string | null;
  readonly district: string | null;
  readonly state: string | null;
  /** The words that say so. */
  readonly words: readonly Word[];
}

/**
 * Reads name, district and state of the office from the head lines of a record's pages; `body` is its
 * folded text, `town` the one its opening is dated at.
 */
export function readOffice(lines: readonly Line[], body: string, town: string | null): OfficeRead {
  const segments = lines.flatMap(segmentsOf);
  const read = segments.map((words) => ({ words, text: cleaned(textOf(words)) }));
  const speaking = read
    .filter(({ text }) => officeWords.test(fold(text)))
    .sort((a, b) => rank(b.text) - rank(a.text))[0];
  // `CARTÓRIO DO 1º OFÍCIO DE LAGARTO` says more than a bare `Registro de Imóveis` below it.
  const bare = speaking && /^REGISTRO(?: GERAL)? DE IMOVEIS$/.test(fold(speaking.text));
  const named =
    ((bare || !speaking) &&
      read.find(({ text }) =>
        /^(?:CARTORIO|SERVENTIA|\d\S{0,2} (?:OFICIO|CARTORIO))\b.*\bD[EO] /.test(fold(text)),
      )) ||
    speaking ||
    read.find(({ text }) => /^(?:CARTORIO|SERVENTIA)\b/.test(fold(text)));
  // A state's name may go on in the next line: `Estado de Mato Grosso` / `do Sul`.
  const head = lines
    .map(({ text }) => fold(text.slice(0, 400)))
    .map((line, index, all) =>
      /\bMATO GROSSO\s*$/.test(line) && /^\s*DO SUL\b/.test(all[index + 1] ?? '')
        ? `${line.trimEnd()} DO SUL`
        : line,
    );
  const official = head.filter(
    (line) =>
      officeWords.test(line) ||
      /COMARCA|CARTORIO|OFICIO|SERVICO REGISTRAL|(?:ESTADO|TERRITORIO FEDERAL) D[OEA]/.test(line) ||
      townLine.test(line),
  );
  const told = confirmed(
    capitalOf(head) ?? districtOf(fold(named?.text ?? '')) ?? districtIn(head.join('\n')),
    body,
  );
  const bareState = withBareState(told);
  const found = bareState?.town ?? told;
  const printed = found !== null && stateOfName(found) === 'DF' ? null : found && printedAs(found, lines);
  const place = printed ?? town;
  const state =
    findState(official.join('\n')) ??
    bareState?.state ??
    (place ? (stateOfCapital(place) ?? stateBeside(fold(place), body)) : null);
  const capital = state === null ? null : capitalOfState(state);
  // The Federal District is one comarca; elsewhere a head may name the capital in passing.
  const district =
    place !== null
      ? inTitleCase(place)
      : state === 'DF'
        ? 'Brasília'
        : capital !== null && head.some((line) => new RegExp(`\\b${fold(capital)}\\b`).test(line))
          ? capital
          : null;
  if (!named) return { name: null, district, state, words: [] };
  const hasPlace = place === null || found !== null || fold(named.text).includes(fold(place));
  return {
    name:
      hasPlace && (printed === null || fold(named.text).includes(fold(printed)))
        ? inTitleCase(named.text)
        : `${inTitleCase(named.text)} de ${district}`,
    district,
    state,
    words: named.words,
  };
}

/** `MACEIO AL`: the state's letters with nothing before them, behind a town of that state. */
function withBareState(told: string | null): { readonly town: string; readonly state: State } | null {
  const [, town = '', letters = ''] = /^(.{3,}) ([A-Z]{2})$/.exec(told ?? '') ?? [];
  return isState(letters) && (stateOfCapital(town) ?? stateOfTown(town)) === letters
    ? { town, state: letters }
    : null;
}

/** The state the text prints behind the town: `Novo Hamburgo-RS`. */
const stateBeside = (town: string, body: string): State | null => {
  const letters = new RegExp(`\\b${town.replace(/[^A-Z ]/g, '.')}\\s?[-–/(]\\s?([A-Z]{2})\\b`).exec(
    body,
  )?.[1];
  return letters && isState(letters) ? letters : null;
};

/** A town with the state's letters glued to it by OCR (`/GO` read as `IGO`), when the text knows it without. */
function confirmed(town: string | null, body: string): string | null {
  const glued = /^(.{3,})[IL1|/](?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/.exec(
    town ?? '',
  )?.[1];
  return glued && !body.includes(town ?? '') && body.includes(glued) ? glued : town;
}

/** Head lines print several things side by side, wide gaps between. */
function segmentsOf(line: Line): Word[][] {
  const segments: Word[][] = [];
  for (const word of line.words) {
    const last = segments.at(-1)?.at(-1);
    if (last && word.box.left - last.box.right < 0.028) segments.at(-1)?.push(word);
    else segments.push([word]);
  }
  return segments;
}

const textOf = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .normalize('NFC');

const officeWords =
  /\bIM[O0]VE[I1L]S\b|IMOBILIARI[AO]|\b(?:SERVICO|SERVENTIA|OFICIO)[A-Z ]{0,24} REGISTRAL\b|^\d{1,2}\S{0,2} OFICIO DE JUSTICA\b/;
const rank = (text: string): number => {
  const folded = fold(text);
  return (
    (/CARTORIO|OFICI|SERVICO|SERVENTIA|CIRCUNSCRICAO/.test(folded) ? 4 : /REGISTR/.test(folded) ? 2.5 : 0) +
    (/\d\s?\.?[ºª°OA]/.test(folded) ? 2 : 0) +
    (/COMARCA| D[EA] /.test(folded) ? 1 : 0) -
    folded.length / 200
  );
};

/** Without book, state, number and other things of the head line. */
function cleaned(text: string): string {
  let result = readAsLetters(text).replace(/\s+/g, ' ').trim();
  for (const pattern of leading) result = cut(result, pattern, 'start');
  for (const pattern of trailing) result = cut(result, pattern, 'end');
  return result.replace(/^[\s\-–|,.:/]+|[\s\-–|,:/]+$/g, '');
}

/** `REGlSTRAL`, `CART6RIO`, `IM0VEIS`: signs a scan put into words of capitals. */
const readAsLetters = (text: string): string =>
  text.replace(/(?<=\p{Lu})[l06](?=\p{Lu})/gu, (sign) => (sign === 'l' ? 'I' : 'O'));

function cut(text: string, pattern: RegExp, side: 'start' | 'end'): string {
  const match = pattern.exec(fold(text));
  if (!match) return text;
  return side === 'start' ? text.slice(match.index + match[0].length) : text.slice(0, match.index);
}

const leading = [
  /^.*\bREGISTRO\s+GERAL\b(?!\s+DE\s+IM)[\s\-–|:]*(?=.*IM[O0]VE[I1L]S)/, /^(?:REPUBLICA FEDERATIVA DO BRASIL)[\s\-–|:,]*/,
  new RegExp(`^ESTADO\\s+D[EOA]\\s+(?:${stateNamePattern})[\\s\\-–|:,]*`), /^COMARCA D[EOA] [A-Z' ]+?\s[-–|]\s*/, /^CERTIDAO[\s\-–|:,]*/, /^PODER JUDICIARIO[\s\-–|:,]*/,
]; // biome-ignore format: a table reads better than a column
const trailing = [
  /\s*[-–|]?\s*\b(?:LIVRO|MATRICULA|FICHA|FLS|FOLHA|CNM|RUBRICA|CNS)\b.*$/, new RegExp(`\\s*[-–|,/(]?\\s*\\bESTADO\\s+D[EOA]\\s+(?:${stateNamePattern}).*$`),
  new RegExp(`(?<!\\bJI)\\s*[-–|,/(]\\s*(?:${stateNamePattern})\\)?\\s*$`), /\s*[-–/(]\s*(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)\)?\s*$/,
]; // biome-ignore format: a table reads better than a column

const states = 'A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO';
const town = `((?!LETRAS|TITULOS|NOTAS|PROTESTO|REGISTRO|IMOVEIS|JUSTICA|CAPITAL)[A-Z][A-Z']+(?:(?: (?!REGISTRO|ESTADO|LIVRO|MATRICULA|FICHA|CARTORIO)|-(?!(?:${states})\\b))[A-Z']+){0,5})`;
const districtOf = (office: string): string | null =>
  new RegExp(`COMARCA\\s+D[EAO]\\s+${town}(?=$|\\s[-–,|/(]|[,/(-])`).exec(office)?.[1] ??
  new RegExp(
    `(?:IM[O0]VE[I1L]S|REGISTRAL|CIRCUNSCRICAO(?: IMOBILIARIA)?|ZONA|OFICIO(?: DE JUSTICA)?|ANEXOS|JURIDICAS?|NATURAIS|DOCUMENTOS|PROTESTOS?|LETRAS|NOTAS)\\s+(?:D[EAO]|-)\\s+(?:CIDADE\\s+D[EO]\\s+)?${town}(?=$|\\s-\\s)`,
  ).exec(office)?.[1] ??
  null;
const districtIn = (head: string): string | null =>
  new RegExp(`COMARCA\\s+D[EAO]\\s+${town}(?=$|\\n|\\s[-–,|/(]|[,/(-])`, 'm').exec(head)?.[1] ??
  townLine.exec(head)?.[1] ??
  endsWithTown.exec(head)?.[1] ??
  null;

/** An office's line that ends with town and state: `SERVIÇO REGISTRAL "X" - CAMPINA GRANDE - PARAÍBA`. */
const endsWithTown = new RegExp(
  `^.*\\b(?:REGISTRAL|IMOVEIS|CARTORIO|OFICIO|SERVENTIA)\\b.*\\s[-–]\\s${town}\\s?[-–/,(]\\s?(?:${stateNamePattern}|${states})\\)?\\s*$`,
  'm',
);

/** A line that is a town and its state: `GAMELEIRA - PERNAMBUCO`, `MOSSORÓ/RN`, `SOBRAL - ESTADO DO CEARÁ`. */
const townLine = new RegExp(
  `^(?!.*(?:IMOVEIS|REGISTRO|CARTORIO|OFICIO|LIVRO|PODER|REPUBLICA|MATRICULA|IMOBILIARI|TRIBUNAL))\\W{0,3}([A-Z][A-Z' ]{2,40}?)\\s*[-–/,(]\\s*(?:ESTADO\\s+D[EOA]\\s+)?(?:${stateNamePattern}|${states})\\)?\\s*$`,
  'm',
);

/** `DA CAPITAL DO ESTADO DO RIO DE JANEIRO`: the capital's own name. */
function capitalOf(head: readonly string[]): string | null {
  const name = new RegExp(`\\bCAPITAL DO ESTADO D[EOA]\\s+(${stateNamePattern})\\b`).exec(
    head.join('\n'),
  )?.[1];
  const state = name && stateOfName(name);
  return state ? capitalOfState(state) : null;
}

/** The folded town with its accents, taken from the printed lines. */
function printedAs(folded: string, lines: readonly Line[]): string {
  for (const { text } of lines) {
    const at = fold(text.slice(0, 400)).indexOf(folded);
    if (at >= 0) return text.slice(at, at + folded.length);
  }
  return folded;
}
