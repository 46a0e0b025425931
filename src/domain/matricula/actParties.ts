import type { AreaRead } from '../text/areaText.ts';
import type { Range } from '../text/found.ts';
import { findShares } from '../text/shareText.ts';
import type { Share } from '../units.ts';
import { apportion } from './apportion.ts';
import { isAcquisition, replacesOwners } from './events.ts';
import type { Labelled } from './labels.ts';
import { isDecree } from './land.ts';
import { findLandShares, isNotional } from './landShares.ts';
import type { EventCode, Party, Transfer } from './model.ts';
import { findParty } from './names.ts';
import { findMentions, type Mention, toParty } from './parties.ts';
import { sentenceEnd } from './sentences.ts';

/** What the record says so far, for `os proprietários`, `os doadores`, `os adquirentes`. */
export interface KnownPeople {
  readonly owners: () => readonly Party[];
  readonly lastGrantors: readonly Party[];
  readonly lastGrantees: readonly Party[];
  readonly lastDebtors: readonly Party[];
  /** The record's land at the time, for shares told by measure. */
  readonly area: () => AreaRead | null;
}

export interface PartiesRead {
  readonly grantors: readonly SourcedParty[];
  readonly grantees: readonly SourcedParty[];
  readonly transfers: readonly Transfer[];
  /** Where the share of the transfer is printed. */
  readonly shareAt: Range | null;
}

/** A party and the words that name it; null for one named only by reference. */
export interface SourcedParty {
  readonly party: Party;
  readonly mention: Mention | null;
}

const withParties: ReadonlySet<EventCode> = new Set(['compromisso_venda', 'usufruto', 'servidao']);

/** Who gives and who receives in an act, and which share moves. Empty for acts that move nothing. */
export function readParties(
  folded: string,
  text: string,
  body: Range,
  event: EventCode,
  labels: readonly Labelled[],
  known: KnownPeople,
): PartiesRead {
  const nothing = { grantors: [], grantees: [], transfers: [], shareAt: null };
  if (!isAcquisition(event) && !withParties.has(event)) return nothing;
  if (event === 'desapropriacao' && isDecree(folded, body)) return nothing;
  const sides = sidesByLabel(folded, text, labels) ?? sidesByVerb(folded, text, body, event);
  const givers = resolve(sides.givers, folded, sides.giverText, known, event);
  // Who alone keeps all in a divorce receives from the other.
  const keeper =
    event === 'partilha_divorcio' && sides.givers.length === 0 && sides.receivers.length === 1
      ? sides.receivers[0]?.name
      : undefined;
  const others = givers.length > 1 ? givers.filter(({ party }) => party.name !== keeper) : givers;
  const grantors =
    event === 'partilha_inventario' && sides.givers.length === 0 ? leaving(others, sides.receivers) : others;
  const grantees =
    sides.receivers.length > 0
      ? sourced(sides.receivers)
      : resolveReceivers(folded, body, event, known, grantors);
  if (!isAcquisition(event))
    return {
      ...nothing,
      grantors: event === 'usufruto' && isReserved(folded, body) ? [] : grantors,
      grantees,
    };
  if (grantees.length === 0) return { ...nothing, grantors };
  const region = sides.receiverText;
  const people = grantees.flatMap(({ mention }) => mention ?? []);
  const parts = apportion(folded, people, region, known.area());
  const stated = grantees.map(({ mention }) => (mention ? (parts[people.indexOf(mention)] ?? null) : null));
  const whole = objectShare(folded, body, labels, sides, event, stated, known.area());
  return {
    grantors,
    grantees,
    shareAt: whole?.at ?? null,
    transfers: [
      {
        from: grantors.map(({ party }) => party.name),
        to: grantees.map(({ party }, index) => ({ name: party.name, share: stated[index] ?? null })),
        share: whole?.share ?? null,
        of: whole?.isOfHolding ? 'holding' : 'property',
        mode: replacesOwners(event) ? 'replace' : 'transfer',
      },
    ],
  };
}

/** Where an estate names no giver, it is the owner who receives nothing. */
function leaving(givers: readonly SourcedParty[], receivers: readonly Mention[]): readonly SourcedParty[] {
  const left = givers.filter(({ party }) => findParty(party, receivers.map(toParty)) < 0);
  return left.length > 0 ? left : givers;
}

interface Sides {
  readonly givers: readonly Mention[];
  readonly receivers: readonly Mention[];
  /** The words that speak of the givers, for references. */
  readonly giverText: Range;
  /** The words that may hold the receivers' shares. */
  readonly receiverText: Range;
  /** Where the object of the transfer is named. */
  readonly objectText: Range;
  readonly all: readonly Mention[];
}

function sidesByLabel(folded: string, text: string, labels: readonly Labelled[]): Sides | null {
  const value = (item: Labelled): Range => item.value;
  const giver = labels.find(({ role }) => role === 'giver');
  const receiver = labels.find(({ role }) => role === 'receiver');
  if (!receiver) return null;
  const inSentence = (range: Range): Range => ({
    start: range.start,
    end: sentenceEnd(folded, range.start, range.end),
  });
  const giverText = giver
    ? inSentence(value(giver))
    : { start: receiver.value.start, end: receiver.value.start };
  const givers = findMentions(folded, text, giverText, true);
  const receiverText = inSentence(value(receiver));
  const receivers = findMentions(folded, text, receiverText, true);
  const object = labels.find(({ role }) => role === 'object');
  if (receivers.length === 0) return null;
  return {
    givers: parties(givers),
    receivers: parties(receivers),
    giverText,
    receiverText:
      object && findShares(folded, object.value.start, object.value.end).length > 1
        ? { start: receiverText.start, end: Math.max(receiverText.end, object.value.end) }
        : receiverText,
    objectText: object ? inSentence(value(object)) : giverText,
    all: [...givers, ...receivers],
  };
}

const parties = (mentions: readonly Mention[]): Mention[] => mentions.filter(({ role }) => role === 'party');

/** How a deed says who gives to whom, by event; `after` announces receivers, `from` givers. */
interface Wording {
  readonly verb?: RegExp;
  readonly after?: RegExp;
  readonly from?: RegExp;
}

const sale: Wording = {
  verb: /\bVEND(?:EU|ERAM|EM|E)\b|\bTRANSMIT(?:IU|IRAM|EM|E)\b|\bTRANSFER(?:IU|IRAM|EM|E)\b|\bALIEN(?:OU|ARAM)\b|\bCED(?:EU|ERAM)\b|\b(?:DEU|DERAM)\b|\bPERMUT(?:OU|ARAM)\b|\bDO(?:OU|ARAM|AM|A)\b(?=\s)|\bCONFER(?:IU|IRAM)\b|\bINTEGRALIZ(?:OU|ARAM)\b|COMPROMISS(?:OU|ARAM)|COMPROMET(?:EU|ERAM)-SE|\bPROMET(?:EU|ERAM)\b|\bINCORPOR(?:OU|ARAM)\b|\bENTREG(?:OU|ARAM)\b|OUTORG(?:OU|ARAM)/,
  after:
    /ADQUIRID[OA]S?\s+POR|(?:VENDID|DOAD|TRANSMITID|TRANSFERID|PERMUTAD|ALIENAD|CONFERID)[OA]S?(?:\s+\w+){0,4}?\s+(?:A|AO|AOS|PARA)\s/,
  from: /(?:COMPRA|AQUISICAO|VENDA)\s+(?:FEITA|HAVIDA)\s+(?:A|AO|DE|POR)\s|VENDA\s+(?:QUE\s+)?(?:LHES?\s+)?(?:FEZ|FIZERAM|FEITA POR|OUTORGADA POR)|(?:VENDID|TRANSMITID|DOAD)[OA]S?\s+POR\s|OUTORGAD[OA]\s+POR\s|DE\s+PROPRIEDADE\s+D[EOA]\s/,
};

/** An auction or estate may end in a plain transfer by whoever owned meanwhile. */
const activeTransfer = /\bTRANSMIT(?:IU|IRAM)\b|\bVEND(?:EU|ERAM)\b/;

const wordings: Partial<Record<EventCode, Wording>> = {
  partilha_inventario: {
    after:
      /PARTILHAD[OA]S?\b|\bCOUBE(?:RAM)?\b|ATRIBUID[OA]S?\b|ADJUDICAD[OA]S?\b|HAVID[OA] POR|TOCOU|FICOU PERTENCENDO|PERTENCENDO|HERDEIR|AQUINHOAD|NA SEGUINTE PROPORCAO/,
    from: /ESPOLIO D[EOA]S?\s|(?:BENS\s+)?DEIXADOS\s+(?:PEL[OA]|POR)\s+|INVENTARIO\s+(?:DOS\s+BENS\s+)?(?:DEIXADOS\s+)?(?:D[EOA]S?|POR)\s|FALECIMENTO\s+D[EOA]\s|SUCESSAO\s+D[EOA]\s|ARROLAMENTO\s+(?:DOS\s+BENS\s+)?(?:DEIXADOS\s+)?(?:D[EOA]|POR)\s|BENS\s+D[EOA]\s/,
  },
  partilha_divorcio: {
    after:
      /PARTILHAD[OA]\b|\bCOUBE\b|ATRIBUID[OA]\b|FICOU PERTENCENDO|PERTENCERA|FICAND?O? (?:EXCLUSIVAMENTE )?(?:PARA|COM|PERTENCENDO)|PASSOU A PERTENCER|ADJUDICAD[OA]/,
    from: /PROPRIEDADE COMUM D[EO]|DIVORCIO(?: CONSENSUAL| JUDICIAL)? D[EO]|SEPARACAO(?: CONSENSUAL| JUDICIAL)? D[EO]|CASAL/,
  },
  adjudicacao: {
    verb: activeTransfer,
    after: /ADJUDICAD[OA]S?\b|EM FAVOR D|ADJUDICATARI[OA]|COUBE/,
    from: /ESPOLIO D[EOA]S?\s|CONTRA\s|EXECUTAD[OA]S?:?\s|BENS DEIXADOS (?:POR|PEL[OA])\s|FALECIMENTO D[EOA]\s|COMPROMISSAD[OA] POR\s/,
  },
  arrematacao: {
    verb: activeTransfer,
    after: /ARREMATAD[OA]S?\b|ARREMATANTE|EM FAVOR D/,
    from: /EXECUTAD[OA]S?:?\s|CONTRA\s|DEVEDOR(?:A|ES)?\s/,
  },
  consolidacao_propriedade: {
    after: /EM NOME D|EM FAVOR D|CREDOR[A]? FIDUCIARI[OA]|FIDUCIARI[OA]\b|CREDOR[A]?\b/,
    from: /FIDUCIANTES?\b|DEVEDOR(?:A|ES)?\b/,
  },
  usucapiao: { after: /EM FAVOR D|DOMINIO\s+D[OE]|DECLARAD[OA]|RECONHECID|REQUERENTE|AUTOR/ },
  desapropriacao: {
    ...sale,
    after: /EM FAVOR D|DESAPROPRIAD[OA]S?\s+(?:POR|PEL[OA])|EXPROPRIANTE|ADQUIRID[OA]\s+POR/,
  },
  divisao: {
    after:
      /PERMANEC(?:ENDO|EU|E) (?:COM|NA PROPRIEDADE D)|FICAND?O?U? (?:PERTENCENDO|PARA|COM)|COUBE|ATRIBUID[OA]|TOCOU/,
  },
  usufruto: { after: /EM FAVOR D|INSTITUI(?:U|RAM)[^.]{0,60}\bA\b/ },
  servidao: { after: /EM FAVOR D|A FAVOR D|INSTITUID[OA][^.]{0,40}PARA/ },
};

function sidesByVerb(folded: string, text: string, body: Range, event: EventCode): Sides {
  const all = findMentions(folded, text, body);
  const people = parties(all);
  const wording = wordings[event] ?? sale;
  const words = folded.slice(body.start, body.end);
  const anchored = (pattern: RegExp | undefined): number | null => {
    const match = pattern?.exec(words);
    return match ? body.start + match.index + match[0].length : null;
  };
  const fromAt = anchored(wording.from);
  const debtor = fromAt === null ? null : nearest(all, fromAt, folded);
  const verbAt =
    event === 'usufruto'
      ? null
      : mainVerb(
          words,
          wording.verb ?? (wordings[event] ? undefined : sale.verb),
          people,
          body.start,
          wording.verb === activeTransfer,
        );
  const afterAt = anchored(wording.after);
  if (verbAt !== null) {
    const receivers = people.filter(
      (item) => item.start > verbAt && item !== debtor && sameSentence(folded, verbAt, item, people),
    );
    const givers = people.filter((item) => item.start < verbAt);
    return {
      givers: givers.length > 0 ? givers : inOneBreath(debtor, all, folded),
      receivers,
      giverText: { start: body.start, end: verbAt },
      receiverText: {
        start: receivers[0]?.start ?? verbAt,
        end: clauseEnd(folded, receivers.at(-1)?.end ?? verbAt, body.end),
      },
      objectText: { start: Math.max(body.start, verbAt - 4), end: receivers[0]?.start ?? body.end },
      all,
    };
  }
  if (event === 'usufruto') return usufructSides(folded, body, all, people, afterAt);
  const estate = fromAt === null ? [] : inOneBreath(debtor, all, folded);
  const named =
    afterAt === null
      ? people.filter((item) => !estate.includes(item))
      : receiversFrom(people, afterAt, estate, folded);
  const receivers =
    event === 'divisao' ? named.filter((item) => !getsOtherRecord(folded, item, people, body.end)) : named;
  const givers =
    estate.length > 0
      ? estate
      : people.filter(
          (item) =>
            !receivers.includes(item) &&
            (named.includes(item) || item.start < (receivers[0]?.start ?? body.end)),
        );
  return {
    givers,
    receivers,
    giverText: { start: body.start, end: afterAt ?? body.start },
    receiverText: {
      start: afterAt ?? receivers[0]?.start ?? body.start,
      end: clauseEnd(folded, receivers.at(-1)?.end ?? body.start, body.end),
    },
    objectText: {
      start: Math.max(body.start, (afterAt ?? body.start) - 170),
      end: receivers[0]?.start ?? body.end,
    },
    all,
  };
}

/** In a division, whose part is the land of another record. */
function getsOtherRecord(folded: string, item: Mention, people: readonly Mention[], end: number): boolean {
  const behind = people.filter((other) => other.start > item.start);
  const next = behind.find((other, index) => {
    const between = folded.slice((index === 0 ? item : (behind[index - 1] ?? item)).end, other.start);
    return !/^[\s,]*E\s+(?:SUA\s+\w+|SEU\s+\w+|S\s?\/\s?M\w*)?[\s,.]*$/.test(between);
  });
  const said = folded.slice(item.end, Math.min(next?.start ?? end, item.end + 220));
  return /\b(?:OBJETO|CONSTANTE|MATRICULAD[OA]|CONSTITU[A-Z]+|N)[OA]?\b[^;.]{0,24}\bMATRICULA\s+N?[ºO.]{0,3}\s*\d/.test(
    said,
  );
}

/** Those named behind the word that announces receivers; when all stand before it, those last named before. */
function receiversFrom(
  people: readonly Mention[],
  at: number,
  givers: readonly Mention[],
  folded: string,
): Mention[] {
  const behind = people.filter((item) => item.start >= at - 4 && !givers.includes(item));
  if (behind.length > 0)
    return behind.filter(
      (item) =>
        !/\b(?:EXECUTAD[OA]|CONTRA|ESPOLIO D[EO])\s*:?\s*$/.test(folded.slice(item.start - 30, item.start)),
    );
  return people.filter((item) => !givers.includes(item));
}

function usufructSides(
  folded: string,
  body: Range,
  all: readonly Mention[],
  people: readonly Mention[],
  afterAt: number | null,
): Sides {
  const instituted = afterAt !== null && !isReserved(folded, body);
  const receivers = instituted ? people.filter((item) => item.start >= afterAt) : people;
  return {
    givers: instituted ? people.filter((item) => item.start < afterAt) : [],
    receivers,
    giverText: { start: body.start, end: afterAt ?? body.start },
    receiverText: body,
    objectText: body,
    all,
  };
}

const isReserved = (folded: string, body: Range): boolean =>
  /RESERV/.test(folded.slice(body.start, body.end));

/** The verb that has a party or a reference before it and a party after it. */
function mainVerb(
  words: string,
  pattern: RegExp | undefined,
  people: readonly Mention[],
  offset: number,
  needsGiver: boolean,
): number | null {
  if (!pattern) return null;
  for (const match of words.matchAll(new RegExp(pattern.source, 'g'))) {
    const at = offset + match.index + match[0].length;
    const hasGiver = !needsGiver || people.some((item) => item.end < at);
    if (hasGiver && people.some((item) => item.start >= at)) return at;
  }
  return null;
}

function nearest(mentions: readonly Mention[], at: number, folded: string): Mention | null {
  const found = mentions.find((item) => item.start >= at - 2);
  return found &&
    found.start - at < 60 &&
    !/[.;]/.test(folded.slice(at, found.start).replace(/\bSR[A]?\./g, ''))
    ? found
    : null;
}

/** The first of several named in one breath (`A e B`, `A e sua mulher B`), with those others. */
function inOneBreath(first: Mention | null, mentions: readonly Mention[], folded: string): Mention[] {
  if (!first) return [];
  const group = [first];
  for (const next of mentions.slice(mentions.indexOf(first) + 1)) {
    const between = folded.slice(group.at(-1)?.end ?? next.start, next.start);
    if (
      next.role === 'spouse' ||
      !/^\s*,?\s*E\s+(?:A\s+|O\s+)?(?:S\s?\/\s?M[A-Z]*\.?\s*|SUA\s+\w+\s*,?\s*|SEU\s+\w+\s*,?\s*|DE\s+)?(?:\d\)\s*)?$/.test(
        between,
      )
    )
      break;
    group.push(next);
  }
  return group;
}

/** Receivers go on until the sentence ends; a list of them may run over several. */
function sameSentence(folded: string, from: number, item: Mention, people: readonly Mention[]): boolean {
  const before = people.filter((other) => other.start > from && other.start < item.start).at(-1);
  const start = before?.end ?? from;
  const stop = sentenceEnd(folded, start, item.start);
  return stop >= item.start - 1;
}

const clauseEnd = (folded: string, from: number, end: number): number =>
  sentenceEnd(folded, from, Math.min(end, from + 500));

function sourced(mentions: readonly Mention[]): SourcedParty[] {
  return mentions.map((mention) => ({ party: toParty(mention), mention }));
}

function resolve(
  named: readonly Mention[],
  folded: string,
  range: Range,
  known: KnownPeople,
  event: EventCode,
): SourcedParty[] {
  if (named.length > 0) return sourced(named);
  if (event === 'usucapiao' || event === 'usufruto' || event === 'servidao') return [];
  const words = folded.slice(range.start, range.end);
  const list =
    /\b(?:OS MESMOS|AS MESMAS|A MESMA|O MESMO)\b(?!\s+(?:D[AEO]|INSTRUMENTO|TITULO|ESCRITURA|CONTRATO))/.test(
      words,
    )
      ? known.lastDebtors
      : /\bADQUIRENTES?\b|\bCOMPRADOR/.test(words)
        ? known.lastGrantees
        : known.owners();
  return (list.length > 0 ? list : known.owners()).map((party) => ({ party: { ...party }, mention: null }));
}

/** Receivers named only as `os doadores`, `os adquirentes`, `os proprietários`. */
function resolveReceivers(
  folded: string,
  body: Range,
  event: EventCode,
  known: KnownPeople,
  grantors: readonly SourcedParty[],
): SourcedParty[] {
  const words = folded.slice(body.start, body.end);
  if (event === 'servidao') return [];
  const list = /\bDOADOR/.test(words)
    ? known.lastGrantors
    : /\bADQUIRENTES?\b|\bCOMPRADOR|\bDONATARI/.test(words)
      ? known.lastGrantees
      : event === 'usufruto' && grantors.length === 0
        ? known.lastGrantors
        : [];
  return list.map((party) => ({ party: { ...party }, mention: null }));
}

interface ObjectShare {
  readonly share: Share;
  readonly at: Range;
  readonly isOfHolding: boolean;
}

/** The share that moves: named with the object, or beside the only receiver. */
function objectShare(
  folded: string,
  body: Range,
  labels: readonly Labelled[],
  sides: Sides,
  event: EventCode,
  stated: readonly (Share | null)[],
  total: AreaRead | null,
): ObjectShare | null {
  const object = labels.find(({ role }) => role === 'object');
  const single = stated.length === 1;
  const ranges = [
    object
      ? { start: object.value.start, end: sentenceEnd(folded, object.value.start, object.value.end) }
      : sides.objectText,
    ...(single ? [sides.receiverText] : []),
    ...(sides.receivers[0] && !object ? [{ start: body.start, end: sides.receivers[0].start }] : []),
  ];
  const isListed = (share: Share) => stated.filter((item) => item === share).length > 0 && !single;
  for (const range of ranges) {
    const found = findShares(folded, range.start, Math.max(range.start, range.end)).find(
      (item) => !isListed(item.value) || object !== undefined,
    );
    if (!found || /\bMEACAO\b/.test(folded.slice(found.start, found.end))) continue;
    if (!namesLand(folded, found.start, found.end, range) && event !== 'partilha_inventario') continue;
    const near = folded.slice(found.start, found.end + 60);
    const isOfHolding =
      /^.{0,40}?\b(?:D[AEO]S?\s+)(?:SUAS?|SEUS?|DITA|REFERIDA|MESMA)\s+(?:PARTE|QUOTA|COTA|FRACAO|QUINHAO|MEACAO|PORCAO)|^.{0,30}?\bDO QUE (?:LHES? )?(?:POSSU|PERTENC|CABE)/.test(
        near,
      );
    return { share: found.value, at: found, isOfHolding };
  }
  for (const range of ranges) {
    const measured = findLandShares(
      folded,
      { start: range.start, end: Math.max(range.start, range.end) },
      total,
    ).find((item) => isNotional(folded, body.start, item.start));
    if (measured && !isListed(measured.value))
      return { share: measured.value, at: measured, isOfHolding: false };
  }
  return null;
}

/** A share of the land, not of a price or of interest: near `imóvel`, `parte ideal`, or alone behind `Objeto:`. */
function namesLand(folded: string, start: number, end: number, range: Range): boolean {
  const around = folded.slice(Math.max(range.start - 40, start - 60), Math.min(range.end + 60, end + 70));
  return /IMOVEL|PARTE|IDEAL|FRACAO|QUOTA|COTA|PROPRIEDADE|QUINHAO|OBJETO|POSSU|PERTENC|DOMINIO/.test(around);
}
