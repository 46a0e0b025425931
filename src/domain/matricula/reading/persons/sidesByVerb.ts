import type { Range } from '../../../text/found.ts';
import { isAcquisition } from '../../model/events.ts';
import type { EventCode } from '../../model/model.ts';
import { withDealingWords } from '../text/misread.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { findMentions, inOneBreath, type Mention, nearest, parties } from './parties.ts';
import { activeTransfer, sale, wordings } from './partyWordings.ts';
import { isReserved, partHeirs, partReceivers } from './usufructHolders.ts';

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

export function sidesByVerb(folded: string, text: string, body: Range, event: EventCode): Sides {
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

/** Receivers go on until the sentence ends; a list of them may run over several. */
function sameSentence(folded: string, from: number, item: Mention, people: readonly Mention[]): boolean {
  const before = people.filter((other) => other.start > from && other.start < item.start).at(-1);
  const start = before?.end ?? from;
  const stop = sentenceEnd(folded, start, item.start);
  return stop >= item.start - 1;
}

const clauseEnd = (folded: string, from: number, end: number): number =>
  sentenceEnd(folded, from, Math.min(end, from + 500));
