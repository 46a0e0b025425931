import type { AreaRead } from '../../../text/areaText.ts';
import { fold } from '../../../text/fold.ts';
import type { Range } from '../../../text/found.ts';
import { isAcquisition, replacesOwners } from '../../model/events.ts';
import type { EventCode, Party, PersonChange, Transfer } from '../../model/model.ts';
import { findParty } from '../../model/persons/names.ts';
import { type Mention, toParty } from '../persons/parties.ts';
import { sidesOf } from '../persons/partySides.ts';
import { renamed } from '../persons/personChanges.ts';
import type { Sides } from '../persons/sidesByVerb.ts';
import { isReserved } from '../persons/usufructHolders.ts';
import { apportion, spouses } from '../shares/apportion.ts';
import { objectShare, untoldPart } from '../shares/objectShare.ts';
import { sentenceEnd } from '../text/sentences.ts';
import type { Labelled } from './labels.ts';
import { isDecree } from './land.ts';

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
  /** Who gets only a usufruct by a deed that passes land. */
  readonly usufructuaries: readonly SourcedParty[];
  readonly transfers: readonly Transfer[];
  /** Where the share of the transfer is printed. */
  readonly shareAt: Range | null;
  /** Words that tell of a part no share could be made of: whether all passes is for a person to say. */
  readonly untoldAt: Range | null;
  /** Whom a divorce gives back a former name, and which. */
  readonly newName: PersonChange | null;
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
  const nothing = {
    grantors: [], grantees: [], usufructuaries: [], transfers: [], shareAt: null, untoldAt: null, newName: null,
  }; // biome-ignore format: a table reads better than a column
  const isGranted = event === 'outro' && legitimation.test(folded.slice(body.start, body.end));
  if (!isAcquisition(event) && !withParties.has(event) && !isGranted) return nothing;
  if (event === 'desapropriacao' && isDecree(folded, body)) return nothing;
  const told = sidesOf(folded, text, body, event, labels);
  const named = event === 'partilha_divorcio' ? renamed(folded, body, told.all) : null;
  const sides =
    event === 'partilha_divorcio'
      ? bothKeep(told, folded, body, named, known)
      : byFirstNames(told, folded, body, known);
  const newName = named ? { name: named.owner.name, newName: named.name.name } : null;
  const givers = resolve(sides.givers, folded, sides.giverText, known, event);
  // Who alone keeps all in a divorce receives from the other.
  const keeper =
    event === 'partilha_divorcio' && sides.receivers.length === 1 ? sides.receivers[0]?.name : undefined;
  const creditors = event === 'consolidacao_propriedade' ? sides.receivers.map(({ name }) => name) : [keeper];
  const others = givers.length > 1 ? givers.filter(({ party }) => !creditors.includes(party.name)) : givers;
  // Shared out between the two of a couple, both part with what was common.
  const couple =
    event === 'partilha_divorcio' && named === null && sides.receivers.length === 2 ? sides.receivers : [];
  const areBoth = givers.length === 1 && couple.some(({ name }) => name === givers[0]?.party.name);
  const grantors = areBoth
    ? sourced(couple)
    : event === 'divisao' || (event === 'partilha_inventario' && sides.givers.length === 0)
      ? leaving(others, sides.receivers)
      : others;
  const grantees =
    sides.receivers.length > 0
      ? sourced(namedOnce(sides.receivers))
      : resolveReceivers(folded, body, event, known, grantors);
  if (!isAcquisition(event) && !isGranted)
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
  const isUntold = whole === null && stated.every((share) => share === null) && passesParts(event);
  return {
    grantors,
    grantees,
    usufructuaries: sourced(namedOnce(sides.usufructuaries)),
    newName,
    shareAt: whole?.at ?? null,
    untoldAt: isUntold ? untoldPart(folded, body, labels, sides, known.area()) : null,
    transfers: [
      {
        from: grantors.map(({ party }) => party.name),
        to: grantees.map(({ party }, index) => ({ name: party.name, share: stated[index] ?? null })),
        share: whole?.share ?? null,
        of: whole?.isOfHolding ? 'holding' : 'property',
        mode: replacesOwners(event) || isGranted ? 'replace' : 'transfer',
      },
    ],
  };
}

/** Land settled without a title becomes its holder's, whoever owned it. @see Lei 13.465/2017 arts. 23-27 */
const legitimation = /\bLEGITIMACAO (?:FUNDIARIA|DE POSSE)\b/;

/** `ficou pertencendo a ambos`: the couple receives, who has a new name since under that. */
function bothKeep(
  sides: Sides,
  folded: string,
  body: Range,
  named: ReturnType<typeof renamed>,
  known: KnownPeople,
): Sides {
  const words = folded.slice(body.start, body.end);
  const each = bothTold.exec(words);
  const both =
    /\b(?:A|PARA|DE|ENTRE) AMB[OA]S\b|\bAOS DOIS\b|\bENTRE OS (?:DIVORCIADOS|SEPARADOS|EX-?CONJUGES|CONJUGES)\b/.exec(
      words,
    ) ?? (each && each[1] !== each[2] ? each : null);
  if (!both || (both !== each && sides.receivers.length > 1)) return sides;
  const place = { start: body.start + both.index, end: body.start + both.index + both[0].length };
  const people = sides.all.filter(({ role }) => role !== 'aside');
  const givers = withSpouse(people, named, known, place);
  const couple = givers.map((giver) =>
    giver.name === named?.owner.name
      ? { ...named.name, document: named.name.document ?? giver.document, gender: giver.gender }
      : giver,
  );
  if (couple.length !== 2) return sides;
  const start = both === each ? body.start : place.start;
  const end = sentenceEnd(folded, place.end, body.end);
  return { ...sides, givers, receivers: couple, receiverText: { start, end } };
}

const bothTold = new RegExp(
  `\\b(?:A|AO|PARA) (?:[OA] )?(${spouses})\\b[^;]*?\\b(?:A|AO|PARA) (?:[OA] )?(${spouses})\\b`,
);

/** The couple a divorce names; the one it leaves out is the registered spouse of the other. */
function withSpouse(
  people: readonly Mention[],
  named: ReturnType<typeof renamed>,
  known: KnownPeople,
  place: Range,
): readonly Mention[] {
  const couple = namedOnce(people.filter((item) => item !== named?.name)).slice(0, 2);
  const [one] = couple;
  if (couple.length !== 1 || !one) return couple;
  const other = known.owners().find((owner) => owner.spouse !== null && isSameName(owner.spouse, one.name));
  return other ? [mentionOf(other, place), one] : couple;
}

const isSameName = (a: string, b: string): boolean => findParty(bare(a), [bare(b)]) === 0;
const bare = (name: string): Party => ({ name, document: null, maritalRegime: null, spouse: null });

/** Somebody the words only refer to. */
const mentionOf = ({ name, document }: Party, place: Range): Mention => ({
  ...place, name, role: 'party', partner: null, document: document === null ? null : { value: document, ...place }, regime: null, isSingle: false, gender: null, until: place.end,
}); // biome-ignore format: a table reads better than a column

/** `aos filhos JOSÉ, LÚCIA e RITA, acima qualificados`: owners called by their first names. */
function byFirstNames(sides: Sides, folded: string, body: Range, known: KnownPeople): Sides {
  const list = firstNames.exec(folded.slice(body.start, body.end));
  if (!list?.[1]) return sides;
  const start = body.start + list.index + list[0].length - list[1].length;
  const end = start + list[1].length;
  const owners = known.owners();
  const called = list[1].split(/,\s|\sE\s/).map((first) => {
    const fitting = owners.filter(({ name }) => fold(name).split(' ')[0] === first.trim());
    return fitting.length === 1 ? fitting[0] : undefined;
  });
  if (called.length < 2 || called.some((owner) => owner === undefined)) return sides;
  const receivers = called.flatMap((owner) => (owner ? mentionOf(owner, { start, end }) : []));
  const givers = sides.all.filter((item) => item.role === 'party' && item.end <= start);
  return {
    ...sides,
    givers: givers.length > 0 ? namedOnce(givers) : sides.givers,
    receivers,
    giverText: { start: body.start, end: start },
    objectText: { start: body.start, end: start },
    receiverText: { start, end: sentenceEnd(folded, end, body.end) },
  };
}

const firstNames =
  /\b(?:DO(?:OU|ARAM)|VEND(?:EU|ERAM)|CED(?:EU|ERAM)|PARTILHAD[OA]|COUBE(?:RAM)?)\b[^;]{0,160}?\b(?:AOS|AS|A SEUS|A SUAS)\s(?:(?:SEUS|SUAS|TRES|DOIS|DUAS|QUATRO)\s)?(?:FILH[OA]S|NET[OA]S|IRMAOS|IRMAS|HERDEIR[OA]S|CONDOMIN[OA]S)\s((?:[A-Z]{3,},\s){0,8}[A-Z]{3,}\sE\s[A-Z]{3,})(?=,?\s(?:TOD[OA]S|JA|ACIMA|RETRO|ANTES|QUALIFICAD))/;

/** Whether an act may pass a part of what its givers own: estates and couples have rules of their own. */
const passesParts = (event: EventCode): boolean =>
  !replacesOwners(event) && !/^(?:partilha|consolidacao|desapropriacao|divisao)/.test(event);

/** A party named twice is one. */
const namedOnce = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ name }, index) => mentions.findIndex((other) => other.name === name) === index);

/** Where an estate names no giver, it is the owner who receives nothing. */
function leaving(givers: readonly SourcedParty[], receivers: readonly Mention[]): readonly SourcedParty[] {
  const left = givers.filter(({ party }) => findParty(party, receivers.map(toParty)) < 0);
  return left.length > 0 ? left : givers;
}

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
  const words = folded.slice(range.start, range.end);
  // `os proprietários instituíram o usufruto em favor de`
  const isByOwners = event === 'usufruto' && /\bPROPRIETARI[OA]S?\b/.test(words);
  if (event === 'usucapiao' || (event === 'usufruto' && !isByOwners) || event === 'servidao') return [];
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
