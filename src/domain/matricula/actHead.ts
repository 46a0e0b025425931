import type { LocalDate } from '../dates.ts';
import { dateAfter, findDates } from '../text/dateText.ts';
import type { Found, Range } from '../text/found.ts';

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
    second.protocolDate;
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
  /^\(?(?:PR[OC]T(?:[OC]C[OC]L[OC]|OC|\.)?|PRENOTACAO|PRENOT\.?)\s*(?:N[ºO.]{0,3}|SOB)?\s*[:.]?\s*(?:SOB\s*)?(?:O\s*)?(?:N[ºO.]{1,3})?\s*([\d.]*\d)/;
/** `Prot. 9.120, 1-A`, `Protocolo 9.120 do Livro 1-C`: the book of protocols is the first. */
const protocolBook =
  /^\s?[,-]?\s?(?:(?:D?[OE]?\s?(?:LIVRO|LIV\.?|L\.?)\s?(?:N[ºO.]{0,2}\s?)?)1(?:-?[A-Z]{1,2})?|1-[A-Z]{1,2})(?=[\s,.;-])/;
/** `R-2/118.334(R-dois/cento e dezoito mil, trezentos e trinta e quatro)` */
const codeInWords = /^\s?\(\s?(?:R|AV|REG|REGISTRO|AVERBACAO)\b[^()\d]{3,200}\)/;
const separator = /^[\s.,:;/()–-]{1,8}/;
const dateLabel =
  /^(?:DATA(?:\s+D[OA]\s+(?:ATO|REGISTRO|AVERBACAO))?|REGISTRAD[OA]|AVERBAD[OA])\s*:?\s*(?:EM\s*:?\s*)?/;
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
      /^(?:(?:FEIT|LANCAD|EFETUAD|PROCEDID|LAVRAD)[OA]\s+)?(?:EM|AOS|NESTA DATA,?|DIA)\s+/.exec(rest);
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
    const aside = /^(?:TRANSPORTE|TRANSPORTAD[OA]|DE OFICIO|EX[ -]OFFICIO)\)/.exec(rest);
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
  const date = dateAfter(folded, at + place[0].length, 0, end);
  return date;
}

/** The closing formula: place and date, or `Em` and date, as a sentence of their own near the end. */
function readTail(
  folded: string,
  text: string,
  start: number,
  end: number,
): { start: number; date: Found<LocalDate> | null } {
  const signature = signatureStart(folded, start, end);
  const from = Math.max(start, end - 420);
  const dates = findDates(folded, from, end);
  for (const date of dates.reverse()) {
    if (end - date.end > 330) break;
    if (!isSigned(folded, date.end, end)) continue;
    const window = Math.max(start, date.start - 64);
    const line = text.slice(window, date.start).lastIndexOf('\n');
    // A line of its own is a sentence of its own.
    const before =
      line >= 0 &&
      /^\p{Lu}/u.test(text.slice(window + line + 1)) &&
      placeOnly.test(folded.slice(window + line + 1, date.start))
        ? `.${folded.slice(window + line, date.start)}`
        : folded.slice(window, date.start);
    const lead =
      /(?:^|[.;)!"]\s*|\bFE\b[.,]?\s*)((?:(?:S\.|STO\.|STA\.)?\s?[A-Z][A-Z'-]*(?:\s+(?:[A-Z'-]+)){0,5}\s?(?:[-/(]\s?[A-Z]{2}\)?)?\s?[,.]\s{0,2})?(?:EM\s|AOS\s)?\s?)$/.exec(
        before,
      );
    const after = folded.slice(date.end, date.end + 6);
    if (!lead || !/^\s?[.,;:)]|^\s?$|^\s?-|^\s/.test(after)) continue;
    const words = (lead[1] ?? '').trim();
    const at = date.start - (lead[1] ?? '').length;
    if (words === '' && !/^\s?[.;]/.test(after)) continue;
    if (words !== '' && !/^(?:EM|AOS)$/.test(words) && !/^\s*\p{Lu}/u.test(text.slice(at, at + 3))) continue;
    if (/\b(?:VENC|PRAZO|ATE|DESDE|TITULO|ESCRITURA|CEDULA|MANDADO|DATAD)[A-Z]*[^.]{0,12}$/.test(words))
      continue;
    return { start: Math.min(signature, at), date };
  }
  return { start: signature, date: null };
}

const signaturePattern =
  /(?:\bO\s+REFERIDO\s+E\s+VERDADE\b|\bDOU\s+FE\b|\b[OA]\s+(?:OFICIAL|ESCREVENTE|TITULAR|REGISTRADOR|SUBSTITUT[OA]|PREPOST[OA]|SERVENTUARI[OA]|SUB-?OFICIAL|ESC\.)\b|\(A\)|\b(?:OFICIAL|ESCREVENTE|REGISTRADORA?|SUB-?OFICIAL)\s?:|\bEU,\s)/g;

/** Where the officer begins to sign: nothing behind it is about the act. */
function signatureStart(folded: string, start: number, end: number): number {
  const text = folded.slice(start, end);
  for (const match of text.matchAll(signaturePattern)) {
    const at = match.index;
    const isFormula = /^(?:O\s+REFERIDO|DOU\s+FE)/.test(match[0]);
    const before = text.slice(0, at).trimEnd();
    if (at < 12 || !(isFormula || /[.;,)"-]$/.test(before) || /DATA SUPRA$/.test(before))) continue;
    if (isFormula || text.length - at < Math.max(140, text.length * 0.35)) return start + at;
  }
  return end;
}

/** `Data: 07/06/1989.` as the last sentence of the act. */
function labelledDate(folded: string, start: number, end: number): Found<LocalDate> | null {
  const from = Math.max(start, end - 200);
  const match = [
    ...folded.slice(from, end).matchAll(/[.;)]\s*DATA(?:\s+D[OA]\s+(?:ATO|REGISTRO|AVERBACAO))?\s*:\s*/g),
  ].at(-1);
  if (!match) return null;
  const date = dateAfter(folded, from + match.index + match[0].length, 0, end);
  return date && isSigned(folded, date.end, end) ? { ...date, start: from + match.index + 1 } : null;
}

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

/** Words in capitals up to the first stop or small word; else the first sentence when it is short. */
function readTitle(folded: string, text: string, start: number, end: number): Range {
  const slice = text.slice(start, Math.min(end, start + 160));
  const lead = /^[("'“\s]*/u.exec(slice)?.[0].length ?? 0;
  const capitals =
    /^(?:(?:\p{Lu}[\p{Lu}\d'º°ª/-]*|(?:d[aeo]s?|e|a|à|em|com|para|por)(?=\s))[\s,]{0,2})+/u.exec(
      slice.slice(lead),
    );
  const named =
    /^(?:T[IÍ]TULO|NATUREZA(?: D[OA] (?:T[IÍ]TULO|ATO))?|ESP[EÉ]CIE|ATO)\s*:\s*([\p{L} ,]{4,60})(?=[.;\n-])/iu.exec(
      slice.slice(lead),
    );
  if (named?.[1])
    return { start: start + lead + named[0].length - named[1].length, end: start + lead + named[0].length };
  const run = (capitals?.[0] ?? '')
    .replace(/(?:[\s,]+(?:d[aeo]s?|e|a|à|em|com|para|por|[OA]S?))+[\s,]*$/u, '')
    .trimEnd();
  if (/\p{Lu}{4}/u.test(run)) {
    const extended = /^[^.:;]{0,70}?(?=[.:;]|\s-\s)/.exec(
      folded.slice(start + lead + run.length, Math.min(end, start + lead + run.length + 72)),
    );
    const stop =
      extended && /^\s(?:D[AEO]S?|E|EM|COM|-|\/)\b|^\s?[-/]/.test(extended[0]) ? extended[0].length : 0;
    return { start: start + lead, end: start + lead + run.length + stop };
  }
  const sentence = /^[^.:;]{3,60}(?=[.:;]|\s-\s)/.exec(
    folded.slice(start + lead, Math.min(end, start + lead + 64)),
  );
  const words =
    sentence ?? /^[A-Z][A-Z ]{3,40}(?=,)/.exec(folded.slice(start + lead, Math.min(end, start + lead + 48)));
  if (openers.test(words?.[0] ?? '')) return { start: start + lead, end: start + lead };
  return { start: start + lead, end: start + lead + (words?.[0].length ?? 0) };
}

/** Words that open a body, not a title. */
const openers =
  /^(?:EM|POR|PEL[OA]S?|CONFORME|CONSOANTE|N[OA]S?|NOS TERMOS|A REQUERIMENTO|ATENDENDO|A VISTA|A(?:O|OS)?|D[EOA]S?|TENDO|PROCED[A-Z-]+|FIC[A-Z]+|[OA]S?|AVERB[A-Z-]+|COM|SEGUNDO|CERTIFIC[A-Z]+|MEDIANTE|ATRAVES|CONSTA|PARA|CUMPRINDO|FOI|FORAM|NAO)\s/;

const placeOnly =
  /^[A-Z][A-Z'-]*(?:\s+[A-Z'-]+){0,5}\s?(?:[-/(]\s?[A-Z]{2}\)?)?\s?[,.]\s{0,2}(?:EM\s|AOS\s)?$/;

/** Behind the closing date comes a signature or next to nothing, never the deed. */
function isSigned(folded: string, at: number, end: number): boolean {
  const rest = folded.slice(at, end).trim();
  if (rest.length <= 75) return true;
  const mark =
    /\b(?:OFICIALA?|SELO|ESCREVENTE|TITULAR|REGISTRADORA?|SUBSTITUT[OA]|PREPOST[OA]|SERVENTUARI[OA]|SUB-?OFICIAL|AGENTE DELEGADO)\b|\bDOU FE\b|\(A\)|\bEU,|\bO REFERIDO\b|\bEMOL/.exec(
      rest,
    );
  return mark !== null && mark.index <= 48;
}
