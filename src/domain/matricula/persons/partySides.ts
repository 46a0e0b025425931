import type { Range } from '../../text/found.ts';
import { findShares } from '../../text/shareText.ts';
import type { Labelled } from '../acts/labels.ts';
import { isAcquisition } from '../model/events.ts';
import type { EventCode } from '../model/model.ts';
import { withDealingWords } from '../text/misread.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { findMentions, type Mention } from './parties.ts';
import { activeTransfer, sale, wordings } from './partyWordings.ts';
import { partHeirs, partReceivers } from './usufructHolders.ts';

/** Who gives and who receives, and the words that tell it. */
export interface Sides {
  readonly givers: readonly Mention[];
  readonly receivers: readonly Mention[];
  /** Named among the receivers, who get only the usufruct. */
  readonly usufructuaries: readonly Mention[];
  /** The words that speak of the givers, for references. */
  readonly giverText: Range;
  /** The words that may hold the receivers' shares. */
  readonly receiverText: Range;
  /** Where the object of the transfer is named. */
  readonly objectText: Range;
  readonly all: readonly Mention[];
}

/** By the deed's labels (`Transmitente: ... Adquirente: ...`) where it has them, else by its verbs. */
export function sidesOf(
  folded: string,
  text: string,
  body: Range,
  event: EventCode,
  labels: readonly Labelled[],
): Sides {
  const byLabel = sidesByLabel(folded, text, labels, event);
  // `Dos bens de ANA. Coube aos herdeiros: ...`: a label for the receivers only.
  if (byLabel && byLabel.givers.length === 0) {
    const givers = estateOf(folded, text, body, event).filter((item) => !isAmong(item, byLabel.receivers));
    if (givers.length > 0) return { ...byLabel, givers };
  }
  if (byLabel) return byLabel;
  const byVerb = sidesByVerb(folded, text, body, event);
  // `coube a MARIA. Transmitente: JOÃO.`: a label for the giver only.
  const giverText = giverRange(folded, labels, event);
  const givers = giverText ? parties(findMentions(folded, text, giverText, true)) : [];
  if (!giverText || givers.length === 0) return byVerb;
  const isGiver = (item: Mention) => item.start >= giverText.start && item.start < giverText.end;
  const receivers = byVerb.receivers.filter((item) => !isGiver(item));
  return receivers.length === 0 ? byVerb : { ...byVerb, givers, receivers, giverText };
}

const isAmong = ({ name }: Mention, others: readonly Mention[]): boolean =>
  others.some((other) => other.name === name);

/** Whose estate or community an act says it shares out. */
function estateOf(folded: string, text: string, body: Range, event: EventCode): Mention[] {
  if (event !== 'partilha_inventario') return [];
  const all = findMentions(folded, text, body);
  const match = wordings[event]?.from?.exec(withDealingWords(folded.slice(body.start, body.end)));
  return match
    ? inOneBreath(nearest(all, body.start + match.index + match[0].length, folded), all, folded)
    : [];
}

/** Who loses what a court sells or awards is the debtor: `Executado: ... Arrematante: ...`. */
const forced: ReadonlySet<EventCode> = new Set(['arrematacao', 'adjudicacao', 'consolidacao_propriedade']);

const inSentence = (folded: string, range: Range): Range => ({
  start: range.start,
  end: sentenceEnd(folded, range.start, range.end),
});

function giverRange(folded: string, labels: readonly Labelled[], event: EventCode): Range | null {
  const label =
    labels.find(({ role }) => role === 'giver') ??
    (forced.has(event) ? labels.find(({ role }) => role === 'debtor') : undefined);
  return label ? inSentence(folded, label.value) : null;
}

function sidesByLabel(
  folded: string,
  text: string,
  labels: readonly Labelled[],
  event: EventCode,
): Sides | null {
  // `Meeira: ... Herdeiros: ...`: several labels may announce receivers.
  const receiving = labels.filter(({ role }) => role === 'receiver');
  const owning = receiving.filter(({ label }) => !usufructuary.test(label));
  // `Adquirente: ... Usufrutuária: ...`: the second gets no land; alone it names whoever the deed is for.
  const isSplit = isAcquisition(event) && owning.length > 0;
  const announced = (isSplit ? owning : receiving).map(({ value }) => inSentence(folded, value));
  const [first] = announced;
  if (!first) return null;
  const holding = isSplit ? receiving.filter((label) => !owning.includes(label)) : [];
  const holders = holding.flatMap(({ value }) => findMentions(folded, text, inSentence(folded, value), true));
  const giverText = giverRange(folded, labels, event) ?? { start: first.start, end: first.start };
  const givers = findMentions(folded, text, giverText, true);
  const receivers = announced.flatMap((range) => findMentions(folded, text, range, true));
  if (receivers.length === 0) return null;
  const object = labels.find(({ role }) => role === 'object');
  const receiverText = { start: first.start, end: Math.max(...announced.map(({ end }) => end)) };
  return {
    givers: parties(givers),
    receivers: parties(receivers),
    usufructuaries: parties(holders),
    giverText,
    receiverText:
      object && findShares(folded, object.value.start, object.value.end).length > 1
        ? { start: receiverText.start, end: Math.max(receiverText.end, object.value.end) }
        : receiverText,
    objectText: object ? inSentence(folded, object.value) : giverText,
    all: [...givers, ...receivers, ...holders],
  };
}

const usufructuary = /^USUFRUTUARI/;

const parties = (mentions: readonly Mention[]): Mention[] => mentions.filter(({ role }) => role === 'party');

function sidesByVerb(folded: string, text: string, body: Range, event: EventCode): Sides {
  const all = findMentions(folded, text, body);
  const people = parties(all);
  const wording = wordings[event] ?? sale;
  const words = withDealingWords(folded.slice(body.start, body.end));
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
    const named = people.filter(
      (item) => item.start > verbAt && item !== debtor && sameSentence(folded, verbAt, item, people),
    );
    const buyers = named.filter((item, index) => index === 0 || !lends(folded, item));
    // A promise passes nothing yet, so nobody named in it may be left out for a usufruct.
    const { owners: receivers, usufructuaries } = isAcquisition(event)
      ? partReceivers(folded, verbAt, buyers)
      : { owners: buyers, usufructuaries: [] };
    const givers = people.filter((item) => item.start < verbAt);
    return {
      givers: givers.length > 0 ? givers : inOneBreath(debtor, all, folded),
      receivers,
      usufructuaries,
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
    event === 'divisao'
      ? named.filter((item) => !getsOtherRecord(folded, item, people, body.end))
      : event === 'consolidacao_propriedade'
        ? inOneBreath(named[0] ?? null, people, folded)
        : named;
  const { owners, usufructuaries } =
    event === 'partilha_inventario' || event === 'partilha_divorcio'
      ? partHeirs(folded, afterAt ?? body.start, body.end, receivers)
      : { owners: receivers, usufructuaries: [] };
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
    receivers: owners,
    usufructuaries,
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

/** Who pays the price or takes the security beside a sale: `financiados pelo BANCO`, `em garantia hipotecária ao BANCO`. */
const lends = (folded: string, { start }: Mention): boolean =>
  /\b(?:FINANCIAD[OA]S?|FINANCIAMENTO|EMPRESTIMO|EMPRESTAD[OA]S?|MUTUO|MUTUAD[OA]S?|CONCEDID[OA]S?|HIPOTEC\w+|GARANTIA|FIDUCIARI\w+|DIVIDA|CREDITO|INTERVENIENTE\w*|ANUEN\w+|QUITANTE)\b[^.;]{0,50}\b(?:PEL[OA]|POR|AO?|D[OA]|COM|JUNTO AO?|CREDOR[A]?|QUITANTE|INTERVENIENTE|ANUENTE)[\s,:]*$|\bCREDOR[A]?(?:\s(?:HIPOTECARI[OA]|FIDUCIARI[OA]))?[\s,:]*(?:[OA]\s)?$/.test(
    folded.slice(Math.max(0, start - 110), start),
  );

/** In a division, whose part is the land of another record. */
function getsOtherRecord(folded: string, item: Mention, people: readonly Mention[], end: number): boolean {
  const behind = people.filter((other) => other.start > item.start);
  const next = behind.find((other, index) => {
    const between = folded.slice((index === 0 ? item : (behind[index - 1] ?? item)).end, other.start);
    return !/^[\s,]*(?:E\s+(?:SUA\s+\w+|SEU\s+\w+|S\s?\/\s?M\w*)?)?[\s,.]*$/.test(between);
  });
  const said = folded.slice(item.end, Math.min(next?.start ?? end, item.end + 220));
  return /\b(?:OBJETO|CONSTANTE|MATRICULAD[OA]|CONSTITU[A-Z]+|ABR(?:IU|E|INDO)|ABERTA|PASS(?:A|OU|ANDO) A|N)[OA]?\b[^;.]{0,24}\bMATRICULA\s+N?[ºO.]{0,3}\s*\d|\(\s?(?:NOVA\s)?MAT(?:RICULA|R)?\.?\s(?:N[ºO.]{0,3}\s*)?\d/.test(
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
        !/\b(?:EXECUTAD[OA]|EXPROPRIAD[OA]|DESAPROPRIAD[OA]|CONTRA|ESPOLIO D[EO])\s*:?\s*$/.test(
          folded.slice(item.start - 30, item.start),
        ),
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
    usufructuaries: [],
    giverText: { start: body.start, end: afterAt ?? body.start },
    receiverText: body,
    objectText: body,
    all,
  };
}

export const isReserved = (folded: string, body: Range): boolean =>
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
      !/^\s*,\s*$|^\s*,?\s*E\s+(?:A\s+|O\s+)?(?:S\s?\/\s?M[A-Z]*\.?\s*|SUA\s+\w+\s*,?\s*|SEU\s+\w+\s*,?\s*|DE\s+)?(?:\d\)\s*)?$/.test(
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
