import { digitsOf } from '../../../documents/normalise.ts';
import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import type { EventCode } from '../../model/model.ts';
import type { EarlierAct } from './citations.ts';
import { endedClauses, isLien, kindsToEnd, namedKinds } from './endedKinds.ts';
import {
  auxiliariesIn,
  casesIn,
  contractsIn,
  courtsIn,
  entriesIn,
  notesIn,
  protocolsIn,
  tokensIn,
} from './printedNumbers.ts';

/**
 * What a cancellation ends that cites nothing: of each kind it names the only standing act, told from others of its
 * kind by its creditor or by the number of its case or note.
 * @param spared codes the text says to go on
 * @see domain rules, section 4: no number cited, one standing act of the named kind
 */
export function onlyStanding(
  folded: string,
  { start, end }: Range,
  number: string | null,
  earlier: readonly EarlierAct[],
  spared: ReadonlySet<string>,
): readonly EarlierAct[] {
  const text = folded.slice(start, end);
  const toEnd = kindsToEnd(text);
  if (asksOnly.test(text)) return [];
  const elsewhere = otherRecords(text, number);
  const candidates = earlier.filter(
    (act) =>
      !spared.has(act.code) &&
      (elsewhere.length === 0 || elsewhere.some((other) => unpunctuated(act.text()).includes(other))),
  );
  // The number of a note or a case says enough without a kind.
  if (toEnd.length === 0) {
    if (ofNoLien.test(text)) return [];
    const liens = candidates.filter(({ event, stands }) => isLien(event) && stands());
    const told = numbered(liens, text);
    const owed = inItsFavour.test(text)
      ? liens.filter(({ creditor }) => creditor !== null && names(text, creditor))
      : [];
    return told.length > 0 || owed.length !== 1 ? told : owed;
  }
  return [
    ...new Set(
      toEnd.flatMap((events) => {
        const several = bothOf(events, text, candidates) ?? severalOf(events, text, candidates);
        return several.length > 0 ? several : (onlyStandingOf(events, text, candidates) ?? []);
      }),
    ),
  ];
}

/** `o cancelamento do que, em seu favor, constava desta matrícula`: whatever its creditor has. */
const inItsFavour =
  /\b(?:D?O|TUDO O?|QUANTO) QUE\b[^.;]{0,70}\b(?:EM|A) SEU FAVOR\b|\b(?:EM|A) SEU FAVOR\b[^.;]{0,60}\bCONSTA/;

/** What else an act may end: a note issued, a notice, a cadastre. */
const ofNoLien =
  /\b(?:CANCEL|BAIX|LEVANT|EXTIN|SEM EFEITO)\w*(?:-SE)?\s(?:D?[AEO]S?\s)?(?:REFERID[OA]\s|PRESENTE\s)?(?:AVERBACAO D[EA]\s)?(?:INTIMAC|C\.?C\.?I\b|CESSAO|AFETACAO|PATRIMONIO|ARROLAMENTO|PROTESTO|BLOQUEIO|CADASTR|CONSTRUC|INCORPORAC|NUMERAC|PRENOTAC|PROTOCOLO|LEILAO|LEILOES)/;

/** Liens in force that print a number the words name: of a note, a case, an entry. */
export const standingByNumber = (text: string, earlier: readonly EarlierAct[]): readonly EarlierAct[] =>
  numbered(
    earlier.filter(({ event, stands }) => isLien(event) && stands()),
    text,
  );

/**
 * Acts that print a number the words name. The protocol of an order tells it from others of its case; a note counts
 * where neither a protocol nor a case does. People's and the land's own numbers are in many acts and tell none.
 */
function numbered(acts: readonly EarlierAct[], text: string): readonly EarlierAct[] {
  const sharing = (numbersIn: (words: string) => readonly string[], wanted = numbersIn(text)) =>
    acts.filter(
      (act) => wanted.length > 0 && numbersIn(act.text()).some((number) => wanted.includes(number)),
    );
  const auxiliary = sharing(auxiliariesIn);
  if (auxiliary.length > 0) return auxiliary;
  const entered = sharing(entriesIn, entriesIn(text));
  if (entered.length > 0) return entered;
  const ordered = sharing(protocolsIn);
  const told = new Set(ordered.flatMap((act) => casesIn(act.text())));
  const ofCases = sharing(
    casesIn,
    casesIn(text).filter((number) => !told.has(number)),
  );
  if (ordered.length + ofCases.length > 0)
    return acts.filter((act) => ordered.includes(act) || ofCases.includes(act));
  const noted = sharing((words) => [...notesIn(words), ...contractsIn(words)]);
  return noted.length > 0 ? noted : sharing(tokensIn);
}

/** `as penhoras ordenadas nos autos 98.0018844-2 e na RT 1.044/98`: each by its own number. */
const severalOf = (
  events: readonly EventCode[],
  text: string,
  candidates: readonly EarlierAct[],
): readonly EarlierAct[] =>
  endsSeveral(events, text)
    ? numbered(
        candidates.filter((act) => events.includes(act.event) && act.stands()),
        text,
      )
    : [];

/** `ficam canceladas ambas as indisponibilidades`: where there are just two in force. */
function bothOf(
  events: readonly EventCode[],
  text: string,
  candidates: readonly EarlierAct[],
): readonly EarlierAct[] | null {
  const told = /\b(?:AMB[AO]S [AO]S|AS DUAS|OS DOIS) ((?:[A-Z]+ ){0,1}[A-Z]+)/.exec(text)?.[1] ?? '';
  if (!namedKinds(told).some((event) => events.includes(event))) return null;
  const standing = candidates.filter((act) => events.includes(act.event) && act.stands());
  return standing.length === 2 ? standing : null;
}

/** Whether several liens of these events are what ends: the first such noun of a clause that ends is a plural. */
function endsSeveral(events: readonly EventCode[], text: string): boolean {
  const subjects = [...text.matchAll(severalEnded)].map(([clause]) => clause);
  return [...endedClauses(text), ...subjects].some((clause) => {
    const nouns = [...clause.matchAll(lienNoun)].filter(({ index }) => !office.test(clause.slice(0, index)));
    const own = nouns.find(([noun]) => namedKinds(noun).some((event) => events.includes(event)));
    if (own) return own[1] !== undefined || own[2] !== undefined;
    return nouns.length === 0 && /\b(?:CONSTRICOES|ORDENS|RESTRICOES|GRAVAMES)\b/.test(clause);
  });
}

/** `as penhoras ordenadas nos autos 771/2002 e 880/2003 ficam canceladas`: what ends stands before the word. */
const severalEnded =
  /\b[AO]S\s(?:[A-Z]+\s)?(?:PENHORAS|ARRESTOS|SEQUESTROS|INDISPONIBILIDADES|CONSTRICOES|ORDENS|HIPOTECAS|RESTRICOES|GRAVAMES|PENHORES)\b(?:[^.;]|\.(?=\d)){0,200}?\b(?:CANCELAD[AO]S|BAIXAD[AO]S|LEVANTAD[AO]S|LIBERAD[AO]S|EXTINT[AO]S|REVOGAD[AO]S|INSUBSISTENTES|SEM EFEITO)\b/g;

const lienNoun =
  /\b((?:ORDENS|CONSTRICOES|RESTRICOES|GRAVAMES|AVERBACOES|REGISTROS)\sD[AE]S?\s)?(?:PENHORA|ARRESTO|SEQUESTRO|INDISPONIBILIDADE|HIPOTECA|PENHOR(?!A))(E?S)?\b/g;

/** `Central Nacional de Indisponibilidades`, `Registro Geral de Hipotecas`: a name, no liens. */
const office =
  /\b(?:CENTRAL|CADASTRO|SISTEMA|BANCO|PORTAL|SERVICO|LIVRO|RELATORIO|CONSULTA|PESQUISA|CARTORIO|OFICIO|REGISTRO(?!\s+D[AO]))\s+(?:(?:NACIONAL|ESTADUAL|GERAL|ELETRONIC[AO]|UNIFICAD[AO])\s+){0,2}(?:DE\s+(?:IMOVEIS\s+E|ORDENS)\s+)?(?:D[AEO]S?\s+)?$/;

/** A request taken back or refused ends nothing, and the end of an amendment only the amendment. */
const asksOnly =
  /\bCLAUSULA D[EO] (?:VENCIMENTO|REAJUSTE|MULTA|JUROS|CORRECAO)|\b(?:SEM EFEITO|CANCELAD[OA]|INDEFERID[OA])\s[OA]\s(?:REFERID[OA]\s)?(?:PEDIDO|REQUERIMENTO|PRENOTACAO|PROTOCOLO|INTIMACAO|SOLICITACAO)\b|\bNAO\s(?:[A-Z]+\s){0,2}(?:CANCELAD|BAIXAD|LEVANTAD|EXTINT)|\b(?:INDEFER\w+|NEG(?:OU|AD[OA])|SUST(?:OU|AD[OA])|SUSPEN\w+)\s(?:[OA]S?\s)?(?:(?:PEDIDO|REQUERIMENTO) D[EO]\s)?(?:LEVANTAMENTO|CANCELAMENTO|BAIXA|LIBERACAO)\b|\b(?:CANCEL\w+|BAIXA|SEM EFEITO)\s(?:D?[AO]S?\s)?(?:REFERID[OA]\s)?(?:AVERBACAO\s(?:D[OAE]\s)?)?ADITI(?:VO|AMENTO)\b/;

/** Numbers of other records named with what ends; those an act tells of are its own (a lien carried over). */
const otherRecords = (text: string, number: string | null): string[] =>
  [
    ...text.matchAll(
      /(?<!CERTIDAO\s(?:DE\s\w+\s)?(?:DE\s)?)\bMATRICULAS?\s(?:SOB\s)?(?:O\s)?(?:N[ºO.]{0,3}S?\s*)?(?:M-)?(\d[\d.]*\d)(?!\s\d\d\s\d\d)/g,
    ),
  ]
    .map(([, printed]) => digitsOf(printed ?? ''))
    .filter((digits) => digits.length > 1 && digits !== number);

const unpunctuated = (text: string): string => text.replace(/[.\s-]/g, '');

export function onlyStandingOf(
  events: readonly EventCode[],
  text: string,
  earlier: readonly EarlierAct[],
): EarlierAct | null {
  const fitting = earlier.filter(
    (act) => events.includes(act.event) && act.stands() && !isOfAnotherNote(text, act.text()),
  );
  if (fitting.length === 1) return fitting[0] ?? null;
  const named = fitting.filter(({ creditor }) => creditor !== null && names(text, creditor));
  const byNumber = numbered(fitting, text);
  const told = byNumber.length > 1 ? byNumber.filter((act) => named.includes(act)) : byNumber;
  if (told.length === 1) return told[0] ?? null;
  if (byNumber.length > 0) return null;
  if (named.length === 1) return named[0] ?? null;
  // Another case of the same court is not the one told of.
  const courts = casesIn(text).length > 0 ? [] : courtsIn(text);
  const ordered = fitting.filter((act) => courtsIn(act.text()).some((court) => courts.includes(court)));
  return ordered.length === 1 ? (ordered[0] ?? null) : null;
}

/** By its name, without what kind of company it is, or by the short name printed with it (`- BANESE`). */
const names = (text: string, creditor: string): boolean =>
  fold(creditor)
    .split(/\s[-–]\s/)
    .map((part) => part.replace(/[,\s]+(?:S\s?[./]?\s?A\.?|LTDA\.?|LIMITADA|EIRELI|ME|EPP)$/, '').trim())
    .some((part) => part.length > 4 && new RegExp(`\\b${part.replace(/[^A-Z\d ]/g, '.')}\\b`).test(text));

/** Both name their notes, and those differ: the lien that ends is of another note. */
function isOfAnotherNote(text: string, other: string): boolean {
  const [mine, theirs] = [notesIn(text), notesIn(other)];
  return (
    mine.length > 0 &&
    theirs.length > 0 &&
    !mine.some((note) => theirs.some((known) => isNearly(note, known)))
  );
}

/** Recognition may misread a sign of one. */
const isNearly = (a: string, b: string): boolean =>
  a === b || (a.length === b.length && [...a].filter((sign, index) => sign !== b[index]).length <= 1);
