import { matchesIn, type Range } from '../text/found.ts';
import type { ActKind, EventCode, Link, LinkKind } from './model.ts';
import { sentencesOf } from './sentences.ts';

/** Another act of the same record, named in a text. */
export interface Citation extends Range {
  readonly code: string;
}

export interface FoundLink extends Link, Range {}

/** What is known of the acts before: which codes exist, what they are, whether they stand. */
export interface EarlierAct {
  readonly code: string;
  readonly kind: ActKind;
  readonly order: number;
  readonly event: EventCode;
  /** Whether it is in force before this act. */
  readonly stands: () => boolean;
  readonly creditor: string | null;
}

/**
 * Links of an act to earlier ones. Which of the cited acts are cancelled is told sentence by sentence: those behind
 * the word that cancels, else those before it (`o penhor do R.5 fica CANCELADO`). A cancellation that cites nothing
 * ends the only standing act of the kind it names.
 */
export function readLinks(
  folded: string,
  body: Range,
  event: EventCode,
  number: string | null,
  earlier: readonly EarlierAct[],
): FoundLink[] {
  const citations = findCitations(folded, body, number, earlier);
  const links = new Map<string, FoundLink>();
  const add = (kind: LinkKind, { code, start, end }: Citation) => {
    const before = links.get(code);
    if (!before || strength[kind] > strength[before.kind]) links.set(code, { kind, code, start, end });
  };
  const title = folded.slice(body.start, body.start + 48).split('.')[0] ?? '';
  for (const sentence of sentencesOf(folded, body)) {
    const cited = citations.filter(({ start }) => start >= sentence.start && start < sentence.end);
    for (const citation of cited) add('cites', citation);
    const text = folded.slice(sentence.start, sentence.end);
    for (const citation of restoredIn(text, sentence, cited)) add('restores', citation);
    for (const citation of cancelledIn(text, sentence, cited, event))
      add(isPartial(`${title} ${text}`) ? 'cancels-in-part' : 'cancels', citation);
  }
  if (amending.has(event) || isAssignment(folded, body, event)) amend(links, citations);
  if (
    event === 'cancelamento' &&
    ![...links.values()].some(({ kind }) => kind !== 'cites' && kind !== 'amends')
  ) {
    const target = onlyStanding(folded, body, earlier);
    if (target)
      add(isPartial(folded.slice(body.start, body.end)) ? 'cancels-in-part' : 'cancels', {
        code: target.code,
        ...body,
      });
    else if (citations.length > 0 && /CANCEL|BAIXA|LEVANT/.test(folded.slice(body.start, body.end))) {
      for (const citation of citations) add('cancels', citation);
    }
  }
  if (event === 'consolidacao_propriedade') {
    const target = onlyStandingOf(['alienacao_fiduciaria'], folded.slice(body.start, body.end), earlier);
    if (target && ![...links.keys()].includes(target.code)) add('cites', { code: target.code, ...body });
  }
  return [...links.values()];
}

const strength: Readonly<Record<LinkKind, number>> = {
  cites: 0, 'carries-over': 1, amends: 2, restores: 5, 'cancels-in-part': 3, cancels: 4,
}; // biome-ignore format: a table reads better than a column
const amending: ReadonlySet<EventCode> = new Set(['aditivo_cedula']);

function amend(links: Map<string, FoundLink>, citations: readonly Citation[]): void {
  const [first] = citations;
  if (first && links.get(first.code)?.kind === 'cites') links.set(first.code, { kind: 'amends', ...first });
}

/** Assignment of a credit, or of the rights it gives, hangs on the guarantee. */
const isAssignment = (folded: string, { start, end }: Range, event: EventCode): boolean =>
  (event === 'outro' && /CESSAO D[EO]S? CREDITO|CEDEU O CREDITO|SUB-?ROGA/.test(folded.slice(start, end))) ||
  (event === 'caucao' &&
    /DIREITOS CREDITORIOS|CREDITOS? FIDUCIARI|DIREITOS D[OA] CREDOR/.test(folded.slice(start, end)));

const codeCitation =
  /(?<![A-Z\d$])((?:R|AV|REGISTROS?|AVERBAC(?:AO|OES)|AVS|RS)(?:\s?[.ºO:/~-]{1,2}|,(?=\d)|(?=\s?\d)|\s(?=N?[ºO.]|\d|SOB))\s?(?:SOB\s)?(?:[OA]S?\s)?(?:N[ºO.]{0,2}S?[ºO.]{0,2}\s?)?)[0O]{0,2}([1-9]\d{0,2}|[L|I](?![A-Z]))(?![\d]|,\d)((?:\s?[-/.]\s?(?:M\s?[-.]?\s?)?)(\d{1,3}(?:\.\d{3})+|\d{2,8}))?/g;
const registered =
  /\b(REGISTRAD|AVERBAD|INSCRIT)[OA]S?\s+(?:NESTA\s+)?(?:SOB\s+)?(?:[OA]S?\s+)?N[ºO.]{1,2}S?\s*[0]{0,2}([1-9]\d{0,2})(?![\d./-]\d)(?!\s?,?\s?(?:NO |DO )?(?:L\b|L\.|LIV))/g;

/** Citations of this record's earlier acts, in order; other records' and unknown numbers are left out. */
export function findCitations(
  folded: string,
  { start, end }: Range,
  number: string | null,
  earlier: readonly EarlierAct[],
): Citation[] {
  const found: Citation[] = [];
  const push = (kind: ActKind, order: number, at: number, until: number) => {
    const act =
      earlier.findLast((item) => item.kind === kind && item.order === order) ??
      earlier.findLast((item) => item.order === order);
    if (act) found.push({ code: act.code, start: at, end: until });
  };
  for (const match of matchesIn(codeCitation, folded, start, end)) {
    const until = match.index + match[0].length;
    if (isOtherRecord(folded, match[4], until, number)) continue;
    const kind: ActKind = match[1]?.startsWith('R') ? 'R' : 'AV';
    const order = /[LI|]/.test(match[2] ?? '') ? 1 : Number(match[2]);
    push(kind, order, match.index, until);
    // `R-2 a R-5`, `R-2 e 3`, `averbações nºs 4, 5 e 6`
    const isPlural =
      /S$|OES|NS|ºS/.test((match[1] ?? '').replace(/[\s.ºO:/-]+$/, '')) ||
      /N[ºO.]{0,2}S/.test(match[1] ?? '');
    for (const next of more(folded, until, isPlural)) {
      if (next.from !== null)
        for (let order2 = order + 1; order2 < next.order && order2 < order + 40; order2 += 1)
          push(kind, order2, match.index, next.end);
      if (next.isBare) push(kind, next.order, next.start, next.end);
    }
  }
  for (const match of matchesIn(registered, folded, start, end)) {
    if (/LIVRO\s?N?[ºO.]{0,2}\s?3/.test(folded.slice(match.index, match.index + 70))) continue;
    push(match[1] === 'AVERBAD' ? 'AV' : 'R', Number(match[2]), match.index, match.index + match[0].length);
  }
  const seen = new Set<string>();
  return found
    .sort((a, b) => a.start - b.start)
    .filter(({ code, start: at }) => {
      const key = `${code}@${at}`;
      return seen.size < 300 && !seen.has(key) && Boolean(seen.add(key));
    });
}

/** The numbers that go on after a citation without a letter of their own, and ranges. */
function* more(
  folded: string,
  at: number,
  isPlural: boolean,
): Generator<{ order: number; start: number; end: number; from: number | null; isBare: boolean }> {
  const range = /^\s?(?:A|AO|ATE(?: O)?)\s(?:R|AV)?\s?[-.]?\s?([1-9]\d{0,2})(?![\d./]\d|,\d|\/)/.exec(
    folded.slice(at, at + 18),
  );
  if (range && /^\s?(?:A|AO|ATE(?: O)?)\s(?:R|AV)/.test(range[0]))
    yield { order: Number(range[1]), start: at, end: at + range[0].length, from: at, isBare: false };
  if (!isPlural) return;
  let position = at;
  for (let count = 0; count < 20; count += 1) {
    const next =
      /^\s?(?:,|E|,\s?E|A)\s{1,2}(?:N[ºO.]{1,2}\s?)?([1-9]\d{0,2})(?![\d./]\d|\d|,\d|\s?DE\s[A-Z])/.exec(
        folded.slice(position, position + 16),
      );
    if (!next) return;
    const isRange = /^\s?A\s/.test(next[0]);
    position += next[0].length;
    yield {
      order: Number(next[1]),
      start: position - (next[1] ?? '').length,
      end: position,
      from: isRange ? at : null,
      isBare: true,
    };
  }
}

function isOtherRecord(
  folded: string,
  printed: string | undefined,
  until: number,
  own: string | null,
): boolean {
  const digits = printed?.replace(/\D/g, '');
  if (digits && own && digits !== own && digits.length > 2 && !nearlySame(digits, own)) return true;
  const after =
    /^\s?,?\s?(?:D[AE]STA\b|D[AO]S?\s+(?:REFERIDA\s+|ANTERIOR\s+)?(?:MATRICULAS?|M\.|MATR?\.)\s*(?:N[ºO.]{0,3}S?\s*)?(?:M-)?([\d.]*\d)|D[AO]\s+MATRICULA\s+(?:ANTERIOR|DE ORIGEM)|D[AO]\s+LIVRO\s+3)/.exec(
      folded.slice(until, until + 50),
    );
  if (!after || after[0].includes('STA')) return false;
  const named = after[1]?.replace(/\D/g, '');
  return named ? named !== own : true;
}

const nearlySame = (a: string, b: string): boolean =>
  a.length === b.length && [...a].filter((digit, index) => digit !== b[index]).length <= 1;

const ending =
  /\bCANCEL(?:A|AD[OA]S?|O|AM|ADA|ANDO|AMENTO|AR|OU)(?:-SE)?\b|\bBAIX(?:A|AD[OA]S?|AR)\b|\bSEM EFEITO\b|\bEXTINT[OA]S?\b|\bEXTINGU[A-Z-]+|\bEXTINCAO\b|\bLEVANTA(?:D[OA]S?|MENTO)\b|\bLIBERA(?:D[OA]S?|CAO)\b|\bREVOGAD[OA]S?\b|\bDESCONSTITU[A-Z]+|\bQUITAD[OA]S?\b|\bINSUBSISTENTES?\b|\bRESCINDID[OA]\b|\bINEFICACIA\b|\bNULIDADE\b|\bDISTRAT[A-Z]+/g;
const sideEnding =
  /\bFIC(?:A|AM|ANDO|OU)\b[^.;]{0,40}\b(?:CANCELAD|SEM EFEITO|EXTINT)|CANCELANDO-SE|\bCANCELA(?:M)?-SE\b|QUE\s+(?:SE\s+CANCELA|FICA\s+(?:CANCELAD|SEM EFEITO|EXTINT))|(?:FO(?:I|RAM)|FICA(?:M)?)\s+CANCELAD/;
/** `ficando a do R-3 em primeiro grau`, `o R-3 permanece em vigor` */
const keptAfter =
  /^[^.;,]{0,30}\b(?:EM (?:PRIMEIR|SEGUND|TERCEIR|\d)[A-Zº]* GRAU|EM (?:PLENO )?VIGOR|SUBSIST|PERMANEC|INALTERAD)/;
const lasting =
  /PERMANEC|CONTINUA[M]?\s|MANTID[OA]|SUBSIST|EM VIGOR|RESSALV|PASSA(?:NDO)? A (?:SER|PRIMEIR|SEGUND)/;

function cancelledIn(
  text: string,
  sentence: Range,
  cited: readonly Citation[],
  event: EventCode,
): Citation[] {
  if (cited.length === 0) return [];
  const main = event === 'cancelamento';
  if (!main && !sideEnding.test(text)) return [];
  if (event === 'obito' && lasting.test(text)) return [];
  const words = [...text.matchAll(ending)].map((match) => ({
    start: sentence.start + match.index,
    end: sentence.start + match.index + match[0].length,
    text: match[0],
  }));
  if (words.length === 0) return [];
  const stands = (citation: Citation) => {
    const at = citation.start - sentence.start;
    const near = text.slice(Math.max(0, at - 160), at);
    return (
      lasting.test(near.slice(Math.max(near.lastIndexOf(';'), near.lastIndexOf(','), 0))) ||
      keptAfter.test(text.slice(citation.end - sentence.start, citation.end - sentence.start + 60))
    );
  };
  const open = cited.filter((citation) => !stands(citation));
  const relative = open.filter((citation) =>
    /^[^.;]{0,40}?,?\s*(?:QUE|O QUAL|A QUAL|OS QUAIS)\s+(?:SE\s+CANCELA|FIC[AO][A-Z]*\s+(?:CANCELAD|SEM EFEITO|EXTINT))/.test(
      text.slice(citation.end - sentence.start, citation.end - sentence.start + 70),
    ),
  );
  if (!main && relative.length > 0) return relative;
  const verbs = words.filter(
    ({ start, text: word }) =>
      !/\bNAO (?:FOI |FORAM |FICA )?$/.test(
        text.slice(Math.max(0, start - sentence.start - 12), start - sentence.start),
      ) &&
      (main || !/^(?:BAIXA|QUITAD|LIBERA)/.test(word)),
  );
  const first =
    verbs.find((word) =>
      /\b(?:FIC[A-Z]+|FO(?:I|RAM)|PROCED[A-Z-]+|AVERB[A-Z-]+|SE|E)\s(?:[A-Z]+\s){0,5}$/.test(
        text.slice(Math.max(0, word.start - sentence.start - 50), word.start - sentence.start),
      ),
    ) ?? verbs[0];
  if (!first) return [];
  const behind = open.filter(({ start }) => start >= (verbs[0]?.end ?? first.end));
  const behindMain = open.filter(({ start }) => start >= first.end);
  const chosen = behindMain.length > 0 ? behindMain : behind;
  return chosen.length > 0
    ? chosen.filter((citation) => !isOrigin(text, citation.start - sentence.start))
    : open.filter(({ start }) => start < first.start);
}

/** `nos autos referidos no R-6`, `em virtude da arrematação do R-7`, `conforme R-9`: the ground, not the target. */
const isOrigin = (text: string, at: number): boolean =>
  /(?:EM VIRTUDE D|EM RAZAO D|EM CONSEQUENCIA D|POR FORCA D|CONFORME|NOS TERMOS D|DECORRENTE D|AUTOS [A-Z ]{0,20}N|EM CUMPRIMENTO A|CARTA DE (?:ARREMATACAO|ADJUDICACAO)|CONTID[OA]S? N[OA]|EM CUMPRIMENTO D)[A-Z ]{0,40}$/.test(
    text.slice(Math.max(0, at - 60), at),
  );

function restoredIn(text: string, _sentence: Range, cited: readonly Citation[]): Citation[] {
  const match =
    /RESTABELEC|REVIGOR|REPRISTIN|INEFICACIA DO CANCELAMENTO|CANCELAMENTO[^.;]{0,40}SEM EFEITO/.exec(text);
  if (!match) return [];
  const behind = cited.filter(({ start }) => start - _sentence.start > match.index);
  return /^(?:RESTABELEC|REVIGOR|REPRISTIN)/.test(match[0]) && behind.length > 0 ? behind.slice(0, 4) : [];
}

const isPartial = (text: string): boolean =>
  /\bPARCIAL(?:MENTE)?\b|EXCLUSIVAMENTE QUANTO A (?:PARTE|FRACAO|AREA|GLEBA)|TAO SOMENTE QUANTO A (?:PARTE|FRACAO|AREA)|APENAS (?:QUANTO )?(?:A|SOBRE) (?:PARTE|FRACAO|AREA|GLEBA)|DESLIGAMENTO D[EA]|LIBERACAO D[EA] (?:PARTE|AREA|GLEBA|FRACAO)|A PARTE (?:DO USUFRUTO|QUE LHE)|LIBERAD[OA]S?[^.;]{0,60}\b(?:GLEBA|AREA|FRACAO)\b|PERMANECENDO HIPOTECAD/.test(
    text,
  );

const kinds: readonly (readonly [RegExp, readonly EventCode[]])[] = [
  [/HIPOTECA/, ['hipoteca', 'hipoteca_cedular']],
  [/(?:ALIENACAO|PROPRIEDADE) FIDUCIARIA/, ['alienacao_fiduciaria']],
  [/\bPENHORA\b/, ['penhora']],
  [/\bPENHOR\b/, ['penhor', 'penhor_cedular']],
  [/USUFRUTO/, ['usufruto']],
  [/INDISPONIBILIDADE/, ['indisponibilidade']],
  [/ARRESTO/, ['arresto']],
  [/SEQUESTRO/, ['sequestro']],
  [/CLAUSULAS?|INALIENAB|IMPENHORAB|INCOMUNICAB/, ['clausulas_restritivas']],
  [/LOCACAO/, ['locacao']],
  [/ARRENDAMENTO/, ['arrendamento']],
  [/COMPROMISSO|PROMESSA/, ['compromisso_venda']],
  [/SERVIDAO/, ['servidao']],
  [/CAUCAO/, ['caucao']],
  [/PREMONITORIA|ART\.? 828|EXISTENCIA DE/, ['premonitoria']],
  [/CEDULA/, ['hipoteca_cedular', 'penhor_cedular', 'cedula_credito', 'alienacao_fiduciaria']],
];

/** @see domain rules, section 4: no number cited, one standing act of the named kind */
function onlyStanding(
  folded: string,
  { start, end }: Range,
  earlier: readonly EarlierAct[],
): EarlierAct | null {
  const text = folded.slice(start, end);
  const events = kinds.find(([pattern]) => pattern.test(text))?.[1];
  if (!events) return null;
  return onlyStandingOf(events, text, earlier);
}

function onlyStandingOf(
  events: readonly EventCode[],
  text: string,
  earlier: readonly EarlierAct[],
): EarlierAct | null {
  const fitting = earlier.filter((act) => events.includes(act.event) && act.stands());
  const named = fitting.filter(
    ({ creditor }) =>
      creditor !== null && text.includes(creditor.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : named.length === 1 ? (named[0] ?? null) : null;
}
