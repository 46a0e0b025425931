import type { Range } from '../../../text/found.ts';
import { findShares } from '../../../text/shareText.ts';
import { isAcquisition } from '../../model/events.ts';
import type { EventCode } from '../../model/model.ts';
import type { Labelled } from '../acts/labels.ts';
import { withDealingWords } from '../text/misread.ts';
import { sentenceEnd } from '../text/sentences.ts';
import { findMentions, inOneBreath, type Mention, nearest, parties } from './parties.ts';
import { wordings } from './partyWordings.ts';
import { type Sides, sidesByVerb } from './sidesByVerb.ts';

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
  // `Adquirente: ... Usufrutuária: ...`: the second gets no land; alone it names the person the deed is for.
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
