import type { LocalDate } from '../../../dates.ts';
import { dateAfter } from '../../../text/dateText.ts';
import type { Found, Range } from '../../../text/found.ts';
import { labelledDate, readTail } from './actTail.ts';
import { readTitle } from './actTitle.ts';

/** What stands between an act's code and its body, and the signature behind it. */
export interface ActFrame {
  readonly date: Found<LocalDate> | null;
  readonly protocol: Found<string> | null;
  readonly titleDate: Found<LocalDate> | null;
  /** The act's title in capitals (`HIPOTECA CEDULAR DE PRIMEIRO GRAU`), or its first words; may be empty. */
  readonly title: Range;
  /** From the title on, up to place, date and signature. */
  readonly body: Range;
}

/**
 * Reads the frame of an act. Its date is the one labelled so or standing in its head; else the one of the
 * closing formula (`Cidade, 12 de maio de 1990. O Oficial`); else, last, the one beside the protocol.
 */
export function readFrame(folded: string, text: string, codeEnd: number, end: number): ActFrame {
  const head = readHead(folded, text, codeEnd, end);
  const title = readTitle(folded, text, head.end, end);
  // Some offices print the date behind the title: `HIPOTECA. Protocolo nº 1. Cidade, 12/03/1987.`
  const second = readHead(folded, text, title.end, end);
  const tail = readTail(folded, text, second.end, end);
  const labelled = labelledDate(folded, head.end, end);
  const date =
    head.labelled ??
    head.plain ??
    second.labelled ??
    second.plain ??
    tail.date ??
    labelled ??
    head.beside ??
    second.beside ??
    head.protocolDate ??
    second.protocolDate ??
    registeredToday(folded, title.start, end);
  const bodyEnd = Math.max(
    head.end,
    Math.min(tail.start, labelled && labelled.start > head.end ? labelled.start : end),
  );
  return {
    date,
    protocol: head.protocol ?? second.protocol ?? protocolIn(folded, bodyEnd, end),
    titleDate: titleDateIn(folded, title.start, bodyEnd),
    title,
    body: { start: head.end, end: bodyEnd },
  };
}

/** `lavrada em 28 de maio, registrada hoje, 07 de junho de 1993`. */
function registeredToday(folded: string, start: number, end: number): Found<LocalDate> | null {
  const match = /\b(?:REGISTRAD|AVERBAD)[OA] (?:HOJE|NESTA DATA),?\s/.exec(folded.slice(start, end));
  return match && dateAfter(folded, start + match.index + match[0].length, 3, end);
}

interface Head {
  readonly end: number;
  readonly labelled: Found<LocalDate> | null;
  readonly plain: Found<LocalDate> | null;
  /** Joined to the protocol by a dash only: either's. */
  readonly beside: Found<LocalDate> | null;
  readonly protocolDate: Found<LocalDate> | null;
  readonly protocol: Found<string> | null;
}

const protocolPattern =
  /^\(?(?:PR[OC]T(?:[OC]C[OC]L[OC]|OC|\.)?|(?:PRENOTAD|PROTOCOLAD|PROTOCOLIZAD|APONTAD)[OA]|PRENOTACAO|PRENOT\.?)\s*(?:N[ºO.]{0,3}|SOB)?\s*[:.]?\s*(?:SOB\s*)?(?:O\s*)?(?:N[ºO.]{1,3})?\s*([\d.]*\d)/;
/** `Prot. 9.120, 1-A`, `Protocolo 9.120 do Livro 1-C`: the book of protocols is the first. */
const protocolBook =
  /^\s?[,-]?\s?(?:(?:D?[OE]?\s?(?:LIVRO|LIV\.?|L\.?)\s?(?:N[ºO.]{0,2}\s?)?)1(?:-?[A-Z]{1,2})?|1-[A-Z]{1,2})(?=[\s,.;-])/;
/** `R-2/118.334(R-dois/cento e dezoito mil, trezentos e trinta e quatro)` */
const codeInWords =
  /^\s?\(\s?(?:R|AV|REG|REGISTRO|AVERBACAO)\b[^()\d]{3,200}\)|^\s?\(\s?[A-Z]{2,12}(?: [A-Z]{1,12}){0,4}\s?\)\s?[-/.]\s?(?:M\W?)?\d{1,3}(?:\.?\d{3})*\b/;
const separator = /^[\s.,:;/()=*|_–-]{1,8}/;
const dateLabel =
  /^(?:(?:DATA(?:\s+D[OA]\s+(?:ATO|REGISTRO|AVERBACAO))?|REGISTRAD[OA]|AVERBAD[OA])\s*:?\s*(?:EM\s*:?\s*)?|(?:REGISTRO|AVERBACAO),\s+EM\s+)/;
const protocolDateLabel = /^(?:DATA\s+D[OA]\s+(?:PROTOCOLO|PRENOTACAO)\s*:?\s*|(?:DE|EM|DATAD[OA] DE|D)\s+)/;

function readHead(folded: string, text: string, start: number, end: number): Head {
  let at = start;
  let labelled: Head['labelled'] = null;
  let plain: Head['plain'] = null;
  let beside: Head['beside'] = null;
  let protocolDate: Head['protocolDate'] = null;
  let protocol: Head['protocol'] = null;
  let afterProtocol = false;
  for (let step = 0; step < 14 && at < end; step += 1) {
    const rest = folded.slice(at, Math.min(end, at + 160));
    const inWords = codeInWords.exec(folded.slice(at, Math.min(end, at + 240)));
    if (inWords) {
      at += inWords[0].length;
      continue;
    }
    const gap = separator.exec(rest);
    if (gap) {
      at += gap[0].length;
      continue;
    }
    const number = protocolPattern.exec(rest);
    if (number && !protocol) {
      const digits = number[1] ?? '';
      protocol = {
        value: digits.replace(/\D/g, ''),
        start: at + number[0].length - digits.length,
        end: at + number[0].length,
      };
      at += number[0].length;
      at += protocolBook.exec(folded.slice(at, Math.min(end, at + 20)))?.[0].length ?? 0;
      afterProtocol = true;
      const joined = /^[\s,(]{0,3}/.exec(folded.slice(at, at + 6))?.[0].length ?? 0;
      const label = protocolDateLabel.exec(folded.slice(at + joined, at + joined + 40));
      const date = label && dateAfter(folded, at + joined + label[0].length, 0, end);
      if (date) {
        protocolDate = date;
        at = date.end;
      }
      continue;
    }
    const ofProtocol = /^DATA\s+D[OA]\s+(?:PROTOCOLO|PRENOTACAO)\s*:?\s*/.exec(rest);
    const label =
      ofProtocol ??
      dateLabel.exec(rest) ??
      /^(?:(?:FEIT|LANCAD|EFETUAD|PROCEDID|LAVRAD)[OA]\s+)?(?:EM|AOS?|NO DIA|NESTA DATA,?|DIA|DATAD[OA] DE|DE)\s+/.exec(
        rest,
      );
    const found = dateAfter(folded, at + (label?.[0].length ?? 0), 1, end);
    if (found) {
      if (ofProtocol) protocolDate = found;
      else if (label?.[0].startsWith('DATA')) labelled ??= found;
      else if (afterProtocol && !label) beside ??= found;
      else plain ??= found;
      at = found.end;
      continue;
    }
    const unread = label?.[0].startsWith('DATA') ? /^\S*\d\S*(?=\s)/.exec(rest.slice(label[0].length)) : null;
    if (label && unread) {
      at += label[0].length + unread[0].length;
      continue;
    }
    const place = placeAndDate(folded, text, at, end);
    if (place && step < 6) {
      plain ??= place;
      at = place.end;
      continue;
    }
    const aside = /^(?:TRANSPORTE|TRANSPORTAD[OA]|DE OFICIO|EX[ -]OFFICIO|CANCELAD[OA][^()]{0,30})\)/.exec(
      rest,
    );
    if (!aside) break;
    at += aside[0].length;
  }
  return { end: at, labelled, plain, beside, protocolDate, protocol };
}

/** `Cidade, 12 de maio de 1990`, `Cidade-UF, ...` at `at`. */
function placeAndDate(folded: string, text: string, at: number, end: number): Found<LocalDate> | null {
  const place =
    /^[A-Z][A-Z'. -]{1,38}?(?:\s?[-/(]\s?[A-Z]{2}\)?)?\s?[,.]\s{0,2}(?:EM\s+|AOS\s+|\(?[A-Z]{2}\)?,\s)?/.exec(
      folded.slice(at, at + 60),
    );
  if (!place || !/^\p{Lu}/u.test(text.slice(at, at + 1))) return null;
  if (/^(?:OBITO|FALECIMENTO|CASAMENTO|DIVORCIO|NASCIMENTO|SEPARACAO)\b/.test(place[0])) return null;
  // `UNIÃO ESTÁVEL - Manaus, 11 de agosto`: the title stands before the place.
  if (/[A-Z]{3}\s-\s[A-Z]{3}/.test(place[0])) return null;
  if (sentenceWord.test(text.slice(at, at + place[0].search(/[,.]/)))) return null;
  const date = dateAfter(folded, at + place[0].length, 0, end);
  return date;
}

/** A small word that no name of a place has: `Faleceu nesta cidade, em 30 de janeiro`. */
const sentenceWord = /\s(?!(?:d[aeo]s?|del|e|em)\b|d['’])\p{Ll}{2,}/u;

function protocolIn(folded: string, start: number, end: number): Found<string> | null {
  const match = /\b(?:PROTOCOLO|PROT\.|PRENOTACAO)\s*(?:N[ºO.]{0,3})?\s*:?\s*([\d.]*\d)/.exec(
    folded.slice(start, end),
  );
  if (!match?.[1]) return null;
  const at = start + match.index + match[0].length - match[1].length;
  return { value: match[1].replace(/\D/g, ''), start: at, end: at + match[1].length };
}

const titleWords =
  /\b(?:ESCRITURA|CEDULA|INSTRUMENTO|CONTRATO|MANDADO|FORMAL|CARTA|REQUERIMENTO|OFICIO|CERTIDAO|TERMO|AUTORIZACAO|AUTO|ADITIVO|SENTENCA|CCB|CPR|NOTA DE CREDITO)\b/g;

/** The day of the deed: the first date behind the word that names the title. */
function titleDateIn(folded: string, start: number, end: number): Found<LocalDate> | null {
  for (const match of folded.slice(start, end).matchAll(titleWords)) {
    const date = dateAfter(folded, start + match.index, 150, end);
    if (date) return date;
  }
  return null;
}
