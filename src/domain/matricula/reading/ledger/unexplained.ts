import type { Act, EventCode } from '../../model/model.ts';
import { liens } from '../acts/lienTable.ts';

/**
 * Sentences that no act read explains: they create a lien, or cancel something. `openRanges.ts` puts what it finds here
 * before a person; the words of each lien stand in `lienTable.ts`.
 */

/** The words that create a lien, and the events that explain such words. */
const families = liens.flatMap(({ created, events, explainedBy = [] }) =>
  created ? [{ words: created, explainedBy: [...events, ...explainedBy] }] : [],
);

/** Burdens of no kind named: `gravado com ônus em favor do BNDES`, `bloqueado por ordem`. */
const unnamed =
  /\b(?:GRAVAD[OA]|ONERAD[OA]|SUJEIT[OA])\b[^.;]{0,40}\b(?:ONUS|GRAVAME|CONSTRICAO|RESTRICAO)\b|\b(?:ONUS|GRAVAME|CONSTRICAO|BLOQUEIO)\b[^.;]{0,30}\b(?:EM|A) FAVOR D|\b(?:FICA|FOI|PROCEDE-SE)\b[^.;]{0,50}\b(?:BLOQUEI[OA]|BLOQUEAD[OA]|CONSTRICAO)\b(?!\s(?:D?A\s)?(?:D?ESTA\s|PRESENTE\s)?MATR)/;

const burdens: readonly EventCode[] = [
  ...new Set(families.flatMap(({ explainedBy }) => explainedBy)),
  'premonitoria',
  'tombamento',
  'compromisso_venda',
  'consolidacao_propriedade',
];

/** What is told of a lien, not created: one registered before, denied, ended, or asked to agree. */
const told =
  /\b(?:R|AV)[\s.:/-]{0,3}\d|\bREGISTRAD|\bAVERBAD|\bOBJETO D|\bCONSTANTE|\bREFERID|\bMENCIONAD|CANCEL|\bLIBERA|\bLIBERT|QUITA|\bBAIXA|EXTIN|EXISTENTE|\bNAO\b|\bSEM\b(?! N(?:UMERO|[ºO.°]))|\bLIVRE|DESEMBARAC|ANUEN|\bANUI|LEVANT|DESCONSTITU|RENUNCI|\bCONSOLID|EXECU[CT]|\bLEILA|REMISSAO|DISPENSAD/;

/** Whether a folded sentence creates a lien that none of `events` explains: those of its act and of the next ones. */
export function saysLien(sentence: string, events: readonly EventCode[]): boolean {
  if (events[0] === 'cancelamento') return false;
  const lead = sentence.slice(0, 3000);
  if (
    !events.some((event) => burdens.includes(event)) &&
    unnamed.test(lead) &&
    !told.test(around(lead, unnamed))
  )
    return true;
  return families.some(
    ({ words, explainedBy }) =>
      !events.some((event) => explainedBy.includes(event)) &&
      words.test(lead) &&
      !told.test(around(lead, words)),
  );
}

/** The clause the words stand in, not all of a long sentence. */
function around(sentence: string, words: RegExp): string {
  const match = words.exec(sentence);
  if (!match) return '';
  return sentence.slice(Math.max(0, match.index - 90), match.index + match[0].length + 110);
}

const cancelling =
  /\b(?:FICA|FICAM|FOI|FORAM|E|SAO|ACHA-SE|PROCEDE-SE)\b[^.;]{0,60}\b(?:CANCELAD[OA]S?|CANCELAMENTO|SEM EFEITO|BAIXAD[OA]S?|LEVANTAD[OA]S?|EXTINT[OA]S?)\b/;

/**
 * Whether a folded sentence cancels what the act has no link for: an act of this record, or, in a cancellation that
 * ended nothing, anything at all.
 */
export function saysCancellation(sentence: string, act: Act): boolean {
  const lead = sentence.slice(0, 3000);
  const ends = act.links.some(({ kind }) => kind !== 'cites' && kind !== 'amends');
  if (act.event === 'cancelamento' && !ends) return endingWords.test(lead);
  if (!cancelling.test(lead) || /\bNAO\b/.test(lead)) return false;
  const linked = new Set(act.links.map(({ code }) => code));
  return [...lead.matchAll(ownCode)].some(
    (match) =>
      !linked.has(`${match[1]}-${Number(match[2])}`) && `${match[1]}-${Number(match[2])}` !== act.code,
  );
}

const endingWords =
  /\b(?:CANCEL|BAIXA|LEVANT|SEM EFEITO|EXTIN|LIBER|QUITA|REVOG|RESCI|RENUNCI|DISTRAT|INSUBSIST|DESCONSTITU|DESONER|EXONER|SUBSTITU|INEFIC|NULIDADE|DESLIG|DESBLOQ|EXCLU)/;

const ownCode = /\b(R|AV)\s?[.-]\s?0{0,2}(\d{1,3})\b(?!\s?[.,/]\d)/g;
