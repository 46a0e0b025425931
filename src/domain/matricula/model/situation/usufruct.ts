import { fold } from '../../../text/fold.ts';
import { isAcquisition } from '../events.ts';
import type { Act, Encumbrance, Party } from '../model.ts';
import { isSameParty } from '../persons/names.ts';
import type { Holder } from './holders.ts';
import { findHolder } from './holders.ts';
import { targetsOf } from './validity.ts';

/** A right of use over others' shares while it stands. */
export interface Usufruct {
  /** Id of the act it comes from. */
  readonly id: string;
  readonly weighOn: (holders: readonly Holder[]) => readonly Holder[];
  readonly belongsTo: (party: Party) => boolean;
}

/**
 * The usufructs that valid acts create: acts of their own, and deeds that keep or give one in the same act.
 * The weight follows a share to whoever gets it; an owner who is the usufructuary holds in full all the same.
 * @param standing the valid ones of `acts`: a gift's usufruct that had an act of its own ended with that act
 */
export function usufructsOf(standing: readonly Act[], acts: readonly Act[]): Usufruct[] {
  return standing.flatMap((act) => {
    if (act.event === 'usufruto') return [usufruct(act, act.grantees, burdened(act, acts))];
    if (reservesUsufruct(act, acts)) return [usufruct(act, holdersInDeed(act), new Set([act.code]))];
    return [];
  });
}

/**
 * Who holds a right that secures no debt: the usufructuaries, the promised buyers, whom a servitude serves.
 * @returns their names
 */
export function holdersOf({ act: id, event }: Encumbrance, acts: readonly Act[]): string[] {
  const act = acts.find((other) => other.id === id);
  if (!act) return [];
  const isKept = event === 'usufruto' && act.event !== 'usufruto';
  return (isKept ? holdersInDeed(act) : act.grantees).map(({ name }) => name);
}

/**
 * Whether a deed that passes land keeps or gives its usufruct within the same act, with no act of its own beside
 * it (valid or fallen) and nothing that ended it since. It always does where somebody got no land for a usufruct.
 */
export function reservesUsufruct(act: Act, acts: readonly Act[]): boolean {
  if (!keepsUsufruct(act)) return false;
  const apart = acts.some(
    (other) => other.event === 'usufruto' && other.place > act.place && other.date === act.date,
  );
  return !apart && !acts.some((other) => targetsOf(other, 'cancels-in-part', acts).includes(act));
}

/** Whether a deed keeps or gives the usufruct of what it passes, whatever became of it since. */
export const keepsUsufruct = (act: Act): boolean => isAcquisition(act.event) && keepsInDeed(act);

const keepsInDeed = (act: Act): boolean =>
  namedIn(act).length > 0 ||
  (act.event === 'doacao' && reserves.test(act.text)) ||
  (act.event === 'compra_venda' && sellerReserves.test(act.text)) ||
  ((act.event === 'doacao' || act.event === 'compra_venda') && parts.test(act.text));

const namedIn = ({ usufructuaries = [] }: Act): readonly Party[] => usufructuaries;

/** `reservando o usufruto`. A point before a digit (of a CPF, an area, a price) ends no sentence. */
const reserves =
  /reserv(?:[^.;]|\.(?=\d)){0,80}usufruto|usufruto(?:[^.;]|\.(?=\d)){0,80}reserv|usufrutu[áa]ri[oa]s? (?:o|a|os|as) doador/i;

/** A seller keeps it in this deed; one that `foi reservado` by an earlier one is only told of. */
const sellerReserves =
  /(?:\breserv(?:ando|ou|aram|am|a)(?:-se|-lhes?)?\b|com (?:a )?reserva d[eo])(?:[^.;]|\.(?=\d)){0,80}\busufruto/i;

/** In a gift or a sale of the bare land: `e o usufruto a RITA`. */
const parts =
  /nua.?propriedade(?:[^.;]|\.(?=\d)){0,200} e o usufruto(?: vital[íi]cio)? (?:a|ao|para)\s|o usufruto(?: vital[íi]cio)? (?:a|ao|para)\s(?:[^.;]|\.(?=\d)){0,200} e a nua.?propriedade/i;

/** Those the deed names for the usufruct, and its givers where it keeps the usufruct for them too. */
function holdersInDeed(act: Act): readonly Party[] {
  const named = namedIn(act);
  if (named.length === 0) return isGivenAway(act) ? [] : act.grantors;
  const isGiverNamed = act.grantors.some((giver) => named.some((holder) => isSameParty(giver, holder)));
  return isGiverNamed || !keepsForGivers(act, named) ? named : [...act.grantors, ...named];
}

/** Given with the land, though nobody could be told apart for it: then nobody is named, least of all the giver. */
function isGivenAway({ text }: Act): boolean {
  const part = reserves.test(text) ? null : parts.exec(text);
  const words = part && fold(text.slice(part.index, part.index + part[0].length + 40));
  return words !== null && !givers.test(words.slice(words.indexOf('USUFRUTO')));
}

/** `reservando para si e sua mulher ANA`; `reservando o usufruto para sua mulher ANA` keeps nothing for the giver. */
function keepsForGivers({ text }: Act, named: readonly Party[]): boolean {
  const words = fold(text);
  const places = named.map(({ name }) => words.lastIndexOf(fold(name))).filter((at) => at >= 0);
  const lead = words.slice(0, Math.min(...places, words.length));
  const at = [...lead.matchAll(/\bRESERV|\bUSUFRUTUARI/g)].at(-1)?.index;
  return at !== undefined && givers.test(lead.slice(at));
}

const givers = /\bSI\b|^RESERV[A-Z]+-SE\b|\b(?:DOADOR|VENDEDOR|TRANSMITENTE|OUTORGANTE|ALIENANTE|PROPRI[OA])/;

const usufruct = (act: Act, holders: readonly Party[], origins: ReadonlySet<string> | null): Usufruct => ({
  id: act.id,
  weighOn: (owners) => {
    const givers = act.event === 'usufruto' ? owners.filter((owner) => isNamed(owner, act.grantors)) : [];
    const fromOrigin = owners.filter(({ origin }) => origin !== null && origins?.has(origin));
    const chosen =
      [givers.filter((owner) => !isNamed(owner, holders)), fromOrigin].find((some) => some.length > 0) ??
      owners;
    return owners.map((owner) =>
      chosen.includes(owner) ? { ...owner, usufructs: [...owner.usufructs, act.id] } : owner,
    );
  },
  belongsTo: (party) => holders.some((holder) => isSameParty(holder, party)),
});

const isNamed = (owner: Holder, parties: readonly Party[]): boolean =>
  parties.some(({ name }) => findHolder(name, parties, [owner]) === 0);

/** Codes of the acquisitions a usufruct hangs on: those it names, else those whose givers keep it. */
function burdened(act: Act, acts: readonly Act[]): ReadonlySet<string> {
  const linked = (['cites', 'amends'] as const).flatMap((kind) => targetsOf(act, kind, acts));
  const reserved = acts.filter(
    (other) =>
      other.place < act.place &&
      other.event === 'doacao' &&
      other.grantors.some((giver) => act.grantees.some((holder) => isSameParty(giver, holder))),
  );
  return new Set((linked.length > 0 ? linked : reserved).map(({ code }) => code));
}
