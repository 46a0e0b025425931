import type { Locale } from '../../../domain/locale.ts';
import type { NamedCode, RightsChange, RightsPreview } from '../../../metadata/calls/rights.ts';
import { permissionName } from '../../../metadata/permissionName.ts';
import { permissions } from '../../../metadata/permissions.ts';
import type { Work } from '../crud/work.ts';
import { codesToDo, everyCode, mayGrant } from './effectiveCodes.ts';
import { type HeldProfile, type Holder, heldBy } from './heldRights.ts';

/**
 * Does a change of rights and tells who gains and who loses what by it, in this company, counting the other
 * profiles people hold. What the change is refused for, this is refused for too; undoing it is the caller's.
 * @param holders whom it concerns before the change; `change` answers whom it concerns besides
 */
export async function previewRights(
  work: Work,
  holders: readonly number[],
  change: () => Promise<readonly number[]>,
): Promise<RightsPreview> {
  const before = await heldBy(work, holders);
  const concerned = await change();
  const after = await heldBy(work, [...new Set([...holders, ...concerned])]);
  const people = after
    .map((now) => changeOf(before.find(({ id }) => id === now.id) ?? null, now, work.actor.locale))
    .sort((a, b) => Number(isAffected(b)) - Number(isAffected(a)));
  return {
    Afetadas: people.filter(isAffected).length,
    Total: people.length,
    Pessoas: people.slice(0, mostNamed),
  };
}

/** More names than this help nobody to judge; the totals say how many there are. */
const mostNamed = 200;

const isAffected = ({ Ganha, Perde, ConcedeMais, ConcedeMenos }: RightsChange) =>
  [Ganha, Perde, ConcedeMais, ConcedeMenos].some((codes) => codes.length > 0);

function changeOf(before: Holder | null, now: Holder, locale: Locale): RightsChange {
  const [oldProfiles, newProfiles] = [before?.profiles ?? [], now.profiles];
  const [did, does] = [codesDone(oldProfiles), codesDone(newProfiles)];
  const [gave, gives] = [codesGranted(oldProfiles), codesGranted(newProfiles)];
  return {
    Identificador: now.id,
    Nome: now.name,
    Ganha: named(does.difference(did), locale),
    Perde: named(did.difference(does), locale),
    ConcedeMais: named(gives.difference(gave), locale),
    ConcedeMenos: named(gave.difference(gives), locale),
    TemPor: unchangedProfiles(oldProfiles, newProfiles),
  };
}

const codesDone = (profiles: readonly HeldProfile[]): Set<string> => {
  const codes = new Set(codesToDo(profiles.flatMap((profile) => profile.codes)));
  codes.delete(everyCode);
  return codes;
};

const codesGranted = (profiles: readonly HeldProfile[]): Set<string> => {
  const granted = profiles.flatMap(({ grants }) => grants);
  return new Set(permissions.map(({ code }) => code).filter((code) => mayGrant(granted, code)));
};

const named = (codes: ReadonlySet<string>, locale: Locale): NamedCode[] =>
  [...codes]
    .map((Codigo) => ({ Codigo, Descricao: permissionName(Codigo, locale) }))
    .sort((a, b) => a.Descricao.localeCompare(b.Descricao, locale));

/** Profiles that stay as they are and hold some of what the others bring or take: why somebody does not change. */
function unchangedProfiles(before: readonly HeldProfile[], now: readonly HeldProfile[]): string[] {
  const same = now.filter((profile) => before.some((old) => isSame(old, profile)));
  const touched = codesDone(
    [...before, ...now].filter((profile) => !same.some(({ id }) => id === profile.id)),
  );
  return same.filter((profile) => !codesDone([profile]).isDisjointFrom(touched)).map(({ name }) => name);
}

const isSame = (one: HeldProfile, other: HeldProfile) =>
  one.id === other.id &&
  String(one.codes) === String(other.codes) &&
  String(one.grants) === String(other.grants);
