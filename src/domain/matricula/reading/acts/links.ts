import type { Range } from '../../../text/found.ts';
import { isAcquisition } from '../../model/events.ts';
import type { EventCode, Link, LinkKind } from '../../model/model.ts';
import { foldName } from '../../model/persons/names.ts';
import { sentencesOf } from '../text/sentences.ts';
import { endingClause, restoredIn, type Verdict, verdictOn } from './cancelledActs.ts';
import { type Citation, type EarlierAct, findCitations, nearbyCitations } from './citations.ts';
import { endedKinds, isNamedKind, namedKinds } from './endedKinds.ts';
import { mayTurnBack } from './mayTurnBack.ts';
import { onlyStanding, onlyStandingOf, standingByNumber } from './onlyStanding.ts';
import { isOfOneHolder, isPartial } from './partialRelease.ts';

export interface FoundLink extends Link, Range {
  /** Whether the words leave doubt which act ends, or that it ends. */
  readonly isUnsure: boolean;
}

/**
 * Links of an act to earlier ones. Which of the cited acts are cancelled is told sentence by sentence; what any
 * sentence says to go on is not. A cancellation that cites nothing ends the only standing act of the kind it names;
 * one that leaves doubt ends nothing, so that a person looks (RF-42).
 */
export function readLinks(
  folded: string,
  body: Range,
  event: EventCode,
  number: string | null,
  earlier: readonly EarlierAct[],
): FoundLink[] {
  const numbered = findCitations(folded, body, number, earlier);
  const citations =
    event === 'cancelamento' && numbered.length === 0 ? nearbyCitations(folded, body, earlier) : numbered;
  const links = new Map<string, FoundLink>();
  const add = (kind: LinkKind, { code, start, end }: Citation, isUnsure = false) => {
    const before = links.get(code);
    if (!before || strength[kind] > strength[before.kind])
      links.set(code, { kind, code, start, end, isUnsure });
  };
  const eventOf = (code: string) => earlier.findLast((act) => act.code === code)?.event;
  const title = folded.slice(body.start, body.start + 48).split('.')[0] ?? '';
  const verdicts = sentencesOf(folded, body).map((sentence) => {
    const text = folded.slice(sentence.start, sentence.end);
    const cited = citations.filter(({ start }) => start >= sentence.start && start < sentence.end);
    const restored = restoredIn(text, sentence, cited);
    const others = cited.filter((citation) => !restored.includes(citation));
    const verdict = verdictOn(text, sentence, others, event, eventOf);
    // An act that is not surely ended stands: the sentence is open for a person, and RF-42 asks for the target.
    const about = event === 'cancelamento' ? `${title} ${text}` : endingClause(text);
    const inPart = isPartial(about, number);
    const unsure = inPart
      ? []
      : verdict.cancelled.filter((citation) =>
          mayTurnBack(text.slice(citation.end - sentence.start), eventOf(citation.code)),
        );
    return {
      text,
      inPart,
      cited,
      restored,
      unsure,
      cancelled: verdict.cancelled.filter((citation) => !unsure.includes(citation)),
      spared: [...verdict.spared, ...unsure],
    };
  });
  const spared = new Set(verdicts.flatMap((verdict) => verdict.spared.map(({ code }) => code)));
  for (const verdict of verdicts) {
    const { text, inPart, cited, restored, cancelled, unsure } = verdict;
    for (const citation of cited) add('cites', citation, unsure.includes(citation));
    for (const citation of restored) add('restores', citation);
    for (const citation of cancelled) {
      // Released in part, the act goes on as well, and a gift whose usufruct one of two givers keeps loses nothing.
      if (!inPart && spared.has(citation.code)) continue;
      if (inPart && mayKeepUsufruct(eventOf(citation.code)) && isOfOneHolder(text)) continue;
      const kind = inPart ? 'cancels-in-part' : endOf(text, eventOf(citation.code));
      if (kind) add(kind, citation, leavesDoubt(text, verdict));
    }
    const [kept] = cited;
    if (
      inPart &&
      event === 'cancelamento' &&
      cancelled.length === 0 &&
      kept &&
      cited.every(({ code }) => code === kept.code) &&
      !isAcquisition(eventOf(kept.code) ?? 'outro') &&
      !restored.includes(kept)
    )
      add('cancels-in-part', kept, true);
  }
  if (amending.has(event) || isAssignment(folded, body, event)) amend(links, citations);
  // `aditivo que prorroga a EAC-85/00901-6`: by the number of its note.
  if (amending.has(event) && citations.length === 0) {
    const [amended, ...others] = standingByNumber(folded.slice(body.start, body.end), earlier);
    if (amended && others.length === 0) add('amends', { code: amended.code, ...body });
  }
  if (
    event === 'cancelamento' &&
    ![...links.values()].some(({ kind }) => kind !== 'cites' && kind !== 'amends')
  ) {
    const text = folded.slice(body.start, body.end);
    const kind = isPartial(text, number) ? 'cancels-in-part' : 'cancels';
    // `levanto a constrição respectiva; e fica também baixada a hipoteca`: each by itself.
    const clauses = clausesOf(folded, body).filter(({ start, end }) =>
      endsSomething.test(folded.slice(start, end)),
    );
    const targets = (clauses.length > 1 ? clauses : [body]).flatMap((range) =>
      onlyStanding(folded, range, number, earlier, spared),
    );
    for (const { code } of new Set(targets)) add(kind, { code, ...body });
    if (targets.length === 0)
      for (const citation of citations)
        if (!spared.has(citation.code) && isNamedKind(text, eventOf(citation.code)))
          add(kind, citation, true);
  }
  if (event === 'cancelamento' || event === 'consolidacao_propriedade') {
    const ended = [...links.values()].filter(({ kind }) => kind === 'cancels');
    for (const { code, at } of amendmentsEnded(folded, body, ended, earlier)) add('cancels', { code, ...at });
    for (const { code, at } of alsoOfCreditor(folded, body, ended, earlier)) add('cancels', { code, ...at });
    for (const { code, at } of amendedEnded(folded, body, ended, earlier)) add('cancels', { code, ...at });
  }
  if (event === 'consolidacao_propriedade') {
    const target = onlyStandingOf(['alienacao_fiduciaria'], folded.slice(body.start, body.end), earlier);
    if (target && ![...links.keys()].includes(target.code)) add('cites', { code: target.code, ...body });
  }
  return [...links.values()];
}

/** The parts of a text between semicolons. */
function clausesOf(folded: string, { start, end }: Range): Range[] {
  const stops = [...folded.slice(start, end).matchAll(/;/g)].map(({ index }) => start + index);
  return [...stops, end].map((stop, index) => ({
    start: index === 0 ? start : (stops[index - 1] ?? start) + 1,
    end: stop,
  }));
}

const endsSomething = /\b(?:CANCEL|BAIXA|BAIXO|LEVANT|SEM EFEITO|EXTINT|EXTING|LIBERAD|REVOG|DESCONSTITU)/;

/** `a hipoteca do R-3 e seu aditivo`: amendments that a cancellation names with what they amend, and no number. */
function amendmentsEnded(
  folded: string,
  { start, end }: Range,
  ended: readonly FoundLink[],
  earlier: readonly EarlierAct[],
): { code: string; at: Range }[] {
  const told = namedAmendments.exec(folded.slice(start, end));
  if (!told) return [];
  const at = { start: start + told.index, end: start + told.index + told[0].length };
  return earlier
    .filter(
      (act) =>
        act.event === 'aditivo_cedula' &&
        act.stands() &&
        act.amends?.some((code) => ended.some((link) => link.code === code)),
    )
    .map(({ code }) => ({ code, at }));
}

/** `a hipoteca do R.5 e a penhora da credora hipotecária`: the only lien of that kind that the same creditor has. */
function alsoOfCreditor(
  folded: string,
  { start, end }: Range,
  ended: readonly FoundLink[],
  earlier: readonly EarlierAct[],
): { code: string; at: Range }[] {
  const told = ofSameCreditor.exec(folded.slice(start, end));
  if (!told?.[1]) return [];
  const creditors = earlier
    .filter(({ code, creditor }) => creditor !== null && ended.some((link) => link.code === code))
    .map(({ creditor }) => foldName(creditor ?? ''));
  const kinds = namedKinds(told[1]);
  const [lien, ...others] = earlier.filter(
    (act) =>
      kinds.includes(act.event) &&
      act.stands() &&
      act.creditor !== null &&
      creditors.includes(foldName(act.creditor)) &&
      !ended.some((link) => link.code === act.code),
  );
  const at = { start: start + told.index, end: start + told.index + told[0].length };
  return lien && others.length === 0 ? [{ code: lien.code, at }] : [];
}

const ofSameCreditor =
  /\bE\s(?:TAMBEM\s|AINDA\s)?[AO]\s(PENHORA|HIPOTECA|ARRESTO|ALIENACAO FIDUCIARIA)\sD[AO]\s(?:MESM[AO]\s)?CREDOR[A]?\b/;

/** `quitação da cédula e do aditivo da AV-4, que ficam cancelados`: what the amendment amends ends with it. */
function amendedEnded(
  folded: string,
  { start, end }: Range,
  ended: readonly FoundLink[],
  earlier: readonly EarlierAct[],
): { code: string; at: Range }[] {
  const told = namedWithAmendment.exec(folded.slice(start, end));
  if (!told) return [];
  const at = { start: start + told.index, end: start + told.index + told[0].length };
  const amended = earlier.flatMap((act) =>
    act.event === 'aditivo_cedula' && ended.some(({ code }) => code === act.code) ? (act.amends ?? []) : [],
  );
  return earlier
    .filter((act) => amended.includes(act.code) && act.stands())
    .map(({ code }) => ({ code, at }));
}

const namedWithAmendment =
  /\b(?:CEDULA|HIPOTECA|ALIENACAO FIDUCIARIA|PENHOR|GARANTIA)\sE\s(?:TAMBEM\s)?D?[OA]S?\s(?:SEUS?\s|RESPECTIVOS?\s)?ADITIV[OA]S?\b[^.;]{0,60}\bFICAM\s(?:CANCELAD|EXTINT|SEM EFEITO|BAIXAD)/;

const namedAmendments =
  /\b(?:E|COM|COMO|ASSIM|,)\s(?:TODOS\s)?(?:D[EO]S?\s|[OA]S?\s)?(?:SEUS?|RESPECTIVOS?|SUAS?|CORRESPONDENTES?|POSTERIORES)\s(?:RESPECTIVOS?\s|EVENTUAIS\s)?(?:TERMOS?\s)?(?:ADITIV[O0]S?|ADITAMENTOS?|ADITIV[OA]S? DE RE-?RATIFICACAO)\b/;

/**
 * How an act of its event ends by a full cancellation: of a gift or sale only the usufruct it reserves, of any other
 * acquisition nothing where a right that weighs on it is named.
 */
function endOf(text: string, event: EventCode | undefined): LinkKind | null {
  if (event === undefined || !isAcquisition(event)) return 'cancels';
  const kinds = endedKinds(text);
  if (kinds.includes('usufruto') && mayKeepUsufruct(event)) return 'cancels-in-part';
  return kinds.length === 0 ? 'cancels' : null;
}

const mayKeepUsufruct = (event: EventCode | undefined): boolean =>
  event === 'doacao' || event === 'compra_venda';

/** Words beside an ending that may turn it: a person reads them before it counts. */
const leavesDoubt = (text: string, { cancelled, spared }: Pick<Verdict, 'cancelled' | 'spared'>): boolean =>
  cancelled.length > 0 && (spared.length > 0 || doubtful.test(text));

const doubtful =
  /\b(?:PERMANEC|SUBSIST|EXCET|EXCE[CP]?CAO|SALVO|RESSALV|REMANESC|CONTINUA|MANTID|MANTEND|QUANTO AO?|APENAS|SOMENTE|EXCLUSIVAMENTE|PASSANDO|RETORNANDO|VOLTANDO|EM RELACAO A)|\bNAO\b|\bEM (?:PLENO )?VIGOR\b/;

const strength: Readonly<Record<LinkKind, number>> = {
  cites: 0, 'carries-over': 1, amends: 2, restores: 5, 'cancels-in-part': 3, cancels: 4,
}; // biome-ignore format: a table reads better than a column
const amending: ReadonlySet<EventCode> = new Set(['aditivo_cedula']);

function amend(links: Map<string, FoundLink>, citations: readonly Citation[]): void {
  const [first] = citations;
  if (first && links.get(first.code)?.kind === 'cites')
    links.set(first.code, { kind: 'amends', ...first, isUnsure: false });
}

/** Assignment of a credit, or of the rights it gives, hangs on the guarantee; that of a promise on the promise. */
const isAssignment = (folded: string, { start, end }: Range, event: EventCode): boolean =>
  (event === 'outro' &&
    /CESSAO D[EO]S? CREDITO|\bCED(?:EU|ERAM|E)\b[^;]{0,300}\bCREDITO|CREDITO[^.;]{0,80}\bCEDIDO|SUB-?ROGA/.test(
      folded.slice(start, end),
    )) ||
  (event === 'compromisso_venda' &&
    /\bCED(?:EU|ERAM|E|EM)\b[^;]{0,200}\bDIREITOS\b|\bCESSAO\b/.test(folded.slice(start, end))) ||
  (event === 'caucao' &&
    /DIREITOS CREDITORIOS|CREDITOS? FIDUCIARI|DIREITOS D[OA] CREDOR/.test(folded.slice(start, end)));
