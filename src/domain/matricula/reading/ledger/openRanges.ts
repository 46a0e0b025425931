import type { SourcedText } from '../../../pages/sourcedText.ts';
import { dateAfter, findDates } from '../../../text/dateText.ts';
import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { isEncumbrance } from '../../model/events.ts';
import type { Act, OpenReason } from '../../model/model.ts';
import { numberingWarnings } from '../../model/situation/numbering.ts';
import { keepsUsufruct } from '../../model/situation/usufruct.ts';
import { classify, isEventTitle } from '../acts/classify.ts';
import { headingAt } from '../acts/heading.ts';
import { sentencesOf } from '../text/sentences.ts';
import type { ReadParts } from './ledger.ts';
import { saysCancellation, saysLien } from './unexplained.ts';

/** Text of a record that a person must look at, although some part of the reading took it. */
export interface OpenRange extends Range {
  readonly why: OpenReason;
}

/**
 * Where a reading may have swallowed something: text before the record begins or after the certificate ends, what
 * looks like the heading of another act, words that create or cancel a lien in an act whose event does not explain
 * them, and the act before a number that is missing.
 */
export function openRanges({ sourced, blocks, acts, record }: ReadParts): OpenRange[] {
  const pages = pagesOf(sourced);
  const inActs = blocks.acts.flatMap((block, index) => {
    const act = acts[index];
    if (!act) return [];
    const body = { start: block.heading.end, end: block.end };
    const found = [
      ...foreignPages(sourced, within(pages, block)),
      ...swallowedHeadings(sourced, body, record.number, act),
      ...unexplained(sourced, body, act, acts.slice(index + 1, index + 4)),
    ];
    return found;
  });
  const lead = leadOf(sourced, blocks.opening);
  const opening = { start: lead?.end ?? blocks.opening.start, end: blocks.opening.end };
  const found = [
    ...(lead ? [lead] : []),
    ...swallowedHeadings(sourced, opening, record.number, null),
    ...liensOfOpening(sourced, opening),
    ...(acts.length === 0 ? salesOfOpening(sourced, opening) : []),
    ...inActs,
    ...behindClosing(sourced, blocks.closing, within(pages, blocks.closing)),
  ];
  return [...found, ...beforeGaps(blocks, acts, found)];
}

/** Text before the record's own beginning that says nothing a head says: a cover, another document. */
function leadOf({ folded }: SourcedText, opening: Range): OpenRange | null {
  const begins = folded.slice(opening.start, opening.end).search(headWords);
  const end = begins < 0 ? opening.end : opening.start + begins;
  return folded.slice(opening.start, end).trim().split(/\s+/).length < 15
    ? null
    : { start: opening.start, end, why: 'before' };
}

const headWords =
  /\bMATR[IL1]CULA\b|\bM A T R I C U L A\b|\bIM[O0]VE[IL1]S?\b|\bDATA\s*:|\bREGISTR|\bLIVRO\b|\bFICHA\b|\bCERTI|\bCARTORI|\bOFICI|\bSERVENTIA|\bCOMARCA|\bPROPRIETARI|\bDENOMINACAO|\bLOTE\b|\bGLEBA\b|\bFAZENDA\b|\bAPARTAMENTO\b|\bTERRENO\b|\bCARACTERISTIC|\bCONFRONTA|\bCASA\b|\bPREDIO\b|\bSITIO\b|\bAREA\b|\bREPUBLICA\b|\bESTADO D|\bTRIBUNAL\b|\bPODER JUD/;

/** Lines inside a part that begin like an act of their own; each is open to the end of the part or the next one. */
function swallowedHeadings(
  sourced: SourcedText,
  { start, end }: Range,
  number: string | null,
  act: Act | null,
): OpenRange[] {
  const { lineStarts } = sourced;
  const starts = lineStarts.filter(
    (at) =>
      at >= start + headRoom &&
      at < end &&
      (looksLikeHeading(sourced, at, end, number) ||
        opensLikeAct(sourced, at, end) ||
        (act !== null && isOtherTitle(sourced, at, act))),
  );
  const signed = act ? behindSignature(sourced, { start, end }) : null;
  const all = [...starts, ...(signed === null ? [] : [signed])].sort((a, b) => a - b);
  return all.map((at, index) => ({ start: at, end: all[index + 1] ?? end, why: 'heading' }));
}

/** A heading's own date and title may have lines of their own. */
const headRoom = 60;

function looksLikeHeading(
  { folded, text }: SourcedText,
  at: number,
  end: number,
  number: string | null,
): boolean {
  const candidate = headingAt(folded, text, at, number, true);
  if (candidate && candidate.score > 2.5) return candidate.end <= end;
  const line = folded.slice(at, at + 60);
  if (ordinalHeading.test(line)) return true;
  if (!number || number.length < 3) return false;
  const own = garbledHeading.exec(line);
  return (
    own !== null &&
    own[1]?.replace(/\D/g, '') === number &&
    /[.;:)"-]\s*$/.test(folded.slice(Math.max(0, at - 4), at))
  );
}

/** A line behind a full stop that goes on like an act behind its code: with a day, the protocol, a title in capitals. */
function opensLikeAct({ folded, text }: SourcedText, at: number, end: number): boolean {
  if (end - at < 70 || !/[.;:)"-]\s*$/.test(folded.slice(Math.max(0, at - 4), at))) return false;
  const line = folded.slice(at, Math.min(end, at + 90));
  const [garbage = ''] =
    /^\S{2,14}(?:\s?[-./=]\s?(?=\S*\d|[A-Z]{1,2}\b)\S{1,9}){0,2}\s{0,2}[-.,:]?\s{0,2}/.exec(line) ?? [];
  // A code, however garbled, mixes signs; a bare number, a sum or a date is none.
  const hasOddSign =
    /[%&;|~=#*?!]|\d/.test(garbage) && /[A-Z%&;|~=#*?!]/.test(garbage) && !/^(?:EM|AOS?)\b|\$/.test(garbage);
  const rest = line.slice(garbage.length);
  if (!hasOddSign) return false;
  const title = /^[\p{Lu} ]{6,60}(?=[.:–-])/u.exec(
    text.slice(at + garbage.length, at + garbage.length + 70),
  )?.[0];
  return (
    dateAfter(folded, at + garbage.length, 24, Math.min(end, at + 120)) !== null ||
    /^\W{0,3}(?:PROT|PRENOT)/.test(rest) ||
    (title !== undefined && isEventTitle(fold(title)))
  );
}

/** `REGISTRO NÚMERO CINCO`, `SÉTIMA AVERBAÇÃO`. */
const ordinalHeading =
  /^\W{0,3}(?:(?:REGISTRO|AVERBACAO)\s+(?:N[ºO.]*\s*|NUMERO\s+)?(?:UM|DOIS|TRES|QUATRO|CINCO|SEIS|SETE|OITO|NOVE|DEZ|ONZE|DOZE)\b|(?:PRIMEIR|SEGUND|TERCEIR|QUART|QUINT|SEXT|SETIM|OITAV|NON|DECIM)[AO]\s+(?:REGISTRO|AVERBACAO)\b)/;

/** How an act is signed; what follows is fees, or another act. */
const signature =
  /\b(?:DOU FE|[OA]\s+(?:OFICIAL|ESCREVENTE|SUBSTITUT|TITULAR|REGISTRADOR|PREPOST|TABELI|SUBOFICIAL|SUB-OFICIAL)[A-Z]*)\b[^.;]{0,70}[.;]/g;

/** What stands behind a signature and is no act. */
const aftermath =
  /\bSELO|\bEMOL|\bCUSTAS|\bISS|\bFUN[A-Z]+\b|\bTAXA|\bHASH|\bDIGITAL|\bASSINAD|\bOFICIAL|\bESCREVENTE|\bSUBSTITUT|\bCERTIF|\bCERTIDAO|EXTRAIDA|REPRODU|INTEIRO TEOR|EM ANDAMENTO|PRENOTAD|NADA MAIS|SUBSCREV/;

/** Words behind an act's signature that are enough for an act of their own, and where they begin. */
function behindSignature({ folded }: SourcedText, { start, end }: Range): number | null {
  const last = [...folded.slice(start, end).matchAll(signature)].find(({ index, 0: text }) => {
    const rest = folded.slice(start + index + text.length, end);
    return (
      rest.split(/\s+/).filter((word) => /[A-Z]{3}/.test(word)).length >= 10 &&
      !aftermath.test(rest.slice(0, 240))
    );
  });
  return last ? start + last.index + last[0].length : null;
}

/** Whatever short sign stands before the record's own number at the beginning of a line. */
const garbledHeading =
  /^\W{0,3}[A-Z]{1,2}\W{0,2}[A-Z0-9]{1,3}\s?[-/.=~]\s?(?:M\W{0,2})?(\d{1,3}(?:[.,]\d{3})+|\d{3,8})(?![\d/,])/;

/** A title in capitals at the beginning of a line that names another event than the act's. */
function isOtherTitle({ folded, text }: SourcedText, at: number, act: Act): boolean {
  if (/[^\s.;:)"-]\s*$/.test(folded.slice(Math.max(0, at - 4), at))) return false;
  const run = /^\s*(\p{Lu}[\p{Lu} ]{5,60}?)\s*(?:[.:–-]\s|\n)/u.exec(text.slice(at, at + 80))?.[1];
  if (!run || /\p{Lu}[\p{Lu} ]{40,}/u.test(text.slice(at + run.length, at + run.length + 200))) return false;
  const title = fold(run);
  if (ofTerms.test(title) || !isEventTitle(title)) return false;
  const event = classify(title, '', act.kind);
  return event !== act.event && event !== 'outro';
}

/** Labels of a deed's terms, which begin lines too. */
const ofTerms = /^(?:VALOR|CONDIC|PRAZO|FORMA|OBJETO|JUROS|GARANTIA|TITULO|NATUREZA)/;

/** Sentences that create or cancel a lien, where the act's event says something else. */
function unexplained({ folded }: SourcedText, body: Range, act: Act, next: readonly Act[]): OpenRange[] {
  // A deed that sells and encumbers gives two acts: the lien's own follows at once. A lien explains itself alone.
  // An amendment that hangs on nothing explains no lien.
  const hangs = act.event !== 'aditivo_cedula' || act.links.some(({ kind }) => kind === 'amends');
  const events = [
    ...[...(hangs ? [act] : []), ...(isEncumbrance(act) ? [] : next)].map(({ event }) => event),
    // A usufruct kept in the deed of a gift or sale is a lien of that act.
    ...(keepsUsufruct(act) ? (['usufruto'] as const) : []),
  ];
  return sentencesOf(folded, { start: body.start, end: Math.min(body.end, body.start + 30_000) }).flatMap(
    (sentence): OpenRange[] => {
      const words = folded.slice(sentence.start, sentence.end);
      if (saysLien(words, events)) return [{ ...sentence, why: 'lien' }];
      return saysCancellation(words, act) ? [{ ...sentence, why: 'cancellation' }] : [];
    },
  );
}

/** A lien told in the description itself is an act of no number. */
const liensOfOpening = ({ folded }: SourcedText, opening: Range): OpenRange[] =>
  sentencesOf(folded, { start: opening.start, end: Math.min(opening.end, opening.start + 60_000) })
    .filter(({ start, end }) => saysLien(folded.slice(start, end), []))
    .map((sentence) => ({ ...sentence, why: 'lien' }));

/** A record without acts whose description tells of deeds has lost its acts: all from the first deed on. */
function salesOfOpening({ folded }: SourcedText, opening: Range): OpenRange[] {
  const told = sentencesOf(folded, opening).find(({ start, end }) => passes.test(folded.slice(start, end)));
  return told ? [{ start: told.start, end: opening.end, why: 'heading' }] : [];
}

const passes =
  /\b(?:VENDEU|VENDERAM|DOOU|DOARAM|TRANSMITIU|TRANSMITIRAM|PERMUTARAM|FOI VENDID|FOI ADQUIRID|ADQUIRIU O IMOVEL|COMPRA E VENDA\s*[.:-]|PENHORA\s*[.:-]|HIPOTECA\s*[.:-]|AVERBA-SE|PROCEDE-SE|PROCEDO A)/;

/** Sentences behind the certificate's closing that say nothing a closing says, and pages that say nothing of it at all. */
function behindClosing({ folded }: SourcedText, closing: Range, ownPages: readonly Range[]): OpenRange[] {
  const isForeign = (least: number) => (range: Range) => {
    const words = folded.slice(range.start, range.end);
    const count = words.trim().split(/\s+/).length;
    // The day alone may have slipped to another page.
    const isDay = count < 15 && findDates(words).length > 0;
    return count >= least && !isDay && !closingWords.test(words);
  };
  const pages = ownPages.filter(isForeign(3));
  const sentences = sentencesOf(folded, closing).filter(isForeign(25));
  return [...pages, ...sentences].map((range) => ({ ...range, why: 'after' }));
}

/** A whole page in the midst of an act that speaks of nothing a record speaks of. */
const foreignPages = ({ folded }: SourcedText, pages: readonly Range[]): OpenRange[] =>
  pages
    .filter(({ start, end }) => {
      const words = folded.slice(start, end);
      return words.split(/\s+/).length >= 4 && !recordWords.test(words);
    })
    .map((range) => ({ ...range, why: 'no-record' }));

/** The stretches of the text that stand on one page each. */
function pagesOf(sourced: SourcedText): Range[] {
  const found: { page: number; start: number; end: number }[] = [];
  for (const [piece, start] of sourced.starts.entries()) {
    const page = sourced.source[sourced.words[piece] ?? 0]?.page ?? 0;
    const last = found.at(-1);
    const end = start + (sourced.lengths[piece] ?? 0);
    if (last?.page === page) last.end = end;
    else found.push({ page, start, end });
  }
  return found;
}

/** The pages that lie in a range as a whole. */
const within = (pages: readonly Range[], { start, end }: Range): Range[] =>
  pages.filter((page) => page.start >= start && page.end <= end);

const recordWords =
  /IMOVEL|MATRICULA|ESCRITURA|REGISTR|AVERB|VALOR|\bCPF|\bCNPJ|\bCGC|CREDOR|DEVEDOR|HIPOTEC|PROPRIET|CONFRONT|AZIMUTE|VERTICE|METROS|RUMO|LIVRO|OFICIAL|TITULO|CEDULA|CREDITO|PENHOR|JUIZ|PROCESSO|BRASILEIR|DOU FE|CARTORIO|AREA/;

const closingWords =
  /CERTI|MATRICULA|SELO|EMOL|PROTOCOL|PRENOT|VALID|ASSINA|OFICI|ESCREV|REGISTRA|CUSTAS|\bISS|TOTAL|HASH|CODIGO|CONSULT|DOU FE|CARTORI|TITULO|ONUS|LEI\b|PROVIMENTO|COPIA|REPRODU|FOTOCOPIA|REFERID/;

/** The part before a missing number, unless what it swallowed is found already. */
function beforeGaps(
  blocks: ReadParts['blocks'],
  acts: readonly Act[],
  found: readonly OpenRange[],
): OpenRange[] {
  return numberingWarnings(acts)
    .filter(({ code }) => code === 'act-number-gap')
    .flatMap((warning): OpenRange[] => {
      const last = warning.acts.length > 1 ? acts.findIndex(({ code }) => code === warning.acts[0]) : -1;
      const part = last < 0 ? blocks.opening : blocks.acts[last];
      if (!part) return [];
      const isFound = found.some(
        ({ start, end, why }) => why === 'heading' && start >= part.start && end <= part.end,
      );
      return isFound ? [] : [{ start: part.start, end: part.end, why: 'number-gap' }];
    });
}
