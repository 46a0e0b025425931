import type { Range } from '../../../text/found.ts';
import { findRegime } from '../../../text/regimeText.ts';
import type { EventCode, Party, PersonChange } from '../../model/model.ts';
import { foldName } from '../../model/persons/names.ts';
import { findMentions, type Mention } from './parties.ts';
import { isCompanyName } from './personNames.ts';

/** A change of who somebody is, and the words that say it. */
export interface PersonChangeRead {
  readonly change: PersonChange;
  readonly at: Range;
}

/** Marriage, divorce, new name, corrected document: what an averbação of a person's data changes. */
export function readPersonChanges(
  folded: string,
  text: string,
  body: Range,
  event: EventCode,
  owners: () => readonly Party[],
): PersonChangeRead[] {
  if (event === 'obito') return bereaved(folded, text, body, owners());
  if (event !== 'alteracao_estado_civil' && event !== 'qualificacao_pessoal') return [];
  const mentions = findMentions(folded, text, body);
  const words = folded.slice(body.start, body.end);
  const [first] = mentions;
  if (!first) return [];
  if (event === 'qualificacao_pessoal')
    return [...correctedNames(folded, mentions, owners), ...qualification(folded, body, mentions, owners)];
  // `casou-se sob o regime da separação de bens` parts nobody.
  if (/DIVORCI|SEPARACAO(?!(?:\s[A-Z]+)?\sD[EO]S?\s(?:SEUS\s)?BENS)|DESQUIT|SEPAROU|DISSOLUCAO/.test(words))
    return divorce(folded, body, mentions, owners);
  return ofOwner(folded, body, mentions, owners()) ?? marriage(folded, body, mentions);
}

/** Whom the death of a spouse leaves: an owner married no more. */
function bereaved(folded: string, text: string, body: Range, owners: readonly Party[]): PersonChangeRead[] {
  const dead = findMentions(folded, text, body).find(({ start, end }) => {
    const before = folded.slice(Math.max(body.start, start - 40), start);
    return (
      /\b(?:OBITO|FALECIMENTO|MORTE) D[EOA]S?\s[A-Z ]{0,24}$/.test(before) ||
      /^[^.;]{0,30}\bFALECEU\b/.test(folded.slice(end, end + 44))
    );
  });
  if (!dead) return [];
  return owners
    .filter(
      ({ spouse, name }) => spouse !== null && name !== dead.name && foldName(spouse) === foldName(dead.name),
    )
    .map(({ name }) => ({ change: { name, maritalRegime: null, spouse: null }, at: dead }));
}

const renaming =
  /(?:PASS(?:OU|ANDO|A)|VOLT(?:OU|ANDO|A)|CONTINU(?:OU|ANDO|A)|ADOT(?:OU|ANDO))\b[^.;]{0,60}\b(?:ASSINAR(?:-SE)?|USAR|CHAMAR-SE|NOME(?: DE SOLTEIR[AO])?|DENOMINAR-SE|DENOMINACAO)\b[^.;]{0,40}$/;

/** The name behind `passou a assinar`, and whose it becomes: the one named last before, or the one `ela` means. */
export function renamed(
  folded: string,
  body: Range,
  mentions: readonly Mention[],
): { owner: Mention; name: Mention } | null {
  const index = mentions.findIndex(
    (mention, at) =>
      at > 0 && renaming.test(folded.slice(Math.max(body.start, mention.start - 110), mention.start)),
  );
  const name = mentions[index];
  if (!name) return null;
  const before = mentions.slice(0, index);
  const likest = before.toSorted((a, b) => common(b.name, name.name) - common(a.name, name.name))[0];
  const owner = likest && common(likest.name, name.name) > 0 ? likest : before.at(-1);
  return owner ? { owner, name } : null;
}

const takesName = (folded: string, body: Range, { start }: Mention): boolean =>
  renaming.test(folded.slice(Math.max(body.start, start - 110), start));

function common(a: string, b: string): number {
  const words = new Set(
    a
      .toUpperCase()
      .split(/\s+/)
      .filter((word) => word.length > 2),
  );
  const shared = b
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => words.has(word));
  return shared.length + (a.split(/\s+/)[0]?.toUpperCase() === b.split(/\s+/)[0]?.toUpperCase() ? 2 : 0);
}

/** `o nome correto da proprietária é X`: the owner whose name is nearest. */
function correctedNames(
  folded: string,
  mentions: readonly Mention[],
  owners: () => readonly Party[],
): PersonChangeRead[] {
  return mentions.flatMap((mention) => {
    if (
      !/NOME (?:CORRETO|CERTO|COMPLETO)[^.;]{0,60}$/.test(
        folded.slice(Math.max(0, mention.start - 80), mention.start),
      )
    )
      return [];
    const [owner] = owners().toSorted((a, b) => common(b.name, mention.name) - common(a.name, mention.name));
    if (!owner || owner.name === mention.name || common(owner.name, mention.name) < 3) return [];
    return [{ change: { name: owner.name, newName: mention.name }, at: mention }];
  });
}

/** `mudança do seu estado civil para casada com IVO, passando a chamar-se ANA LUZ`: the owner, who is not named. */
function ofOwner(
  folded: string,
  body: Range,
  mentions: readonly Mention[],
  owners: readonly Party[],
): PersonChangeRead[] | null {
  const newName = mentions.find((mention) => takesName(folded, body, mention));
  const [spouse, ...others] = mentions.filter((mention) => mention !== newName && mention.role !== 'aside');
  if (
    !spouse ||
    others.length > 0 ||
    !/\bCOM\s+(?:[AO]\s+)?$/.test(folded.slice(spouse.start - 8, spouse.start))
  )
    return null;
  const likely = newName ? owners.filter(({ name }) => common(name, newName.name) > 2) : owners;
  const [owner] = likely;
  if (!owner || likely.length > 1 || owner.name === spouse.name) return null;
  return [
    {
      change: {
        name: owner.name,
        maritalRegime: findRegime(folded, body.start, body.end)?.value ?? null,
        spouse: spouse.name,
        ...(newName ? { newName: newName.name } : {}),
      },
      at: { start: spouse.start, end: (newName ?? spouse).end },
    },
  ];
}

function marriage(folded: string, body: Range, mentions: readonly Mention[]): PersonChangeRead[] {
  const name = renamed(folded, body, mentions);
  const people = mentions.filter((mention) => mention !== name?.name && mention.role !== 'aside');
  const [one, other] = people;
  if (!one) return [];
  const regime = findRegime(folded, body.start, body.end)?.value ?? null;
  const called = (person: Mention | undefined) =>
    person && name?.owner === person ? name.name.name : (person?.name ?? null);
  const changes: PersonChangeRead[] = [
    {
      change: {
        name: one.name,
        maritalRegime: regime,
        spouse: called(other),
        ...(name?.owner === one ? { newName: name.name.name } : {}),
        ...(one.document ? { document: one.document.value } : {}),
      },
      at: { start: one.start, end: (other ?? one).end },
    },
  ];
  if (other) {
    changes.push({
      change: {
        name: other.name,
        maritalRegime: regime,
        spouse: called(one),
        ...(name?.owner === other ? { newName: name.name.name } : {}),
      },
      at: { start: other.start, end: other.end },
    });
  }
  return changes;
}

function divorce(
  folded: string,
  body: Range,
  mentions: readonly Mention[],
  owners: () => readonly Party[],
): PersonChangeRead[] {
  const name = renamed(folded, body, mentions);
  const [first] = mentions;
  if (!name && first && mentions.length === 1 && takesName(folded, body, first))
    return ofCouple(first, owners());
  const people = mentions.filter((mention) => mention !== name?.name).slice(0, 2);
  return people.map((person) => ({
    change: {
      name: person.name,
      maritalRegime: null,
      spouse: null,
      ...(name?.owner === person ? { newName: name.name.name } : {}),
    },
    at: { start: person.start, end: person.end },
  }));
}

/** `o divórcio do casal, voltando a mulher a assinar MARIA`: who they are stands in the record. */
function ofCouple(named: Mention, owners: readonly Party[]): PersonChangeRead[] {
  const couple = owners.filter(({ spouse }) => spouse !== null);
  const renamedOne = couple.toSorted((a, b) => common(b.name, named.name) - common(a.name, named.name))[0];
  const at = { start: named.start, end: named.end };
  return couple.map(({ name }) => ({
    change: {
      name,
      maritalRegime: null,
      spouse: null,
      ...(name === renamedOne?.name && common(name, named.name) > 1 ? { newName: named.name } : {}),
    },
    at,
  }));
}

/** `a proprietária passou a denominar-se TELES PIRES S.A.`: the only firm that owns. */
function renamedFirm(
  folded: string,
  body: Range,
  first: Mention,
  owners: () => readonly Party[],
): string | null {
  if (!isCompanyName(first.name) || !takesName(folded, body, first)) return null;
  if (!/\b(?:PROPRIETARIA|SOCIEDADE|EMPRESA|TITULAR)\b/.test(folded.slice(body.start, first.start)))
    return null;
  const firms = owners().filter(({ name }) => isCompanyName(name));
  return firms.length === 1 && firms[0]?.name !== first.name ? (firms[0]?.name ?? null) : null;
}

function qualification(
  folded: string,
  body: Range,
  mentions: readonly Mention[],
  owners: () => readonly Party[],
): PersonChangeRead[] {
  const name = renamed(folded, body, mentions);
  const [first] = mentions;
  if (!first) return [];
  const firm = name ? null : renamedFirm(folded, body, first, owners);
  if (firm) return [{ change: { name: firm, newName: first.name }, at: first }];
  const changes: PersonChangeRead[] = [];
  const ofSpouse =
    name &&
    /\b(?:SUA (?:MULHER|ESPOSA)|SEU (?:MARIDO|ESPOSO))\b[^.;]{0,70}$/.test(
      folded.slice(Math.max(body.start, name.name.start - 130), name.name.start),
    );
  if (name && !ofSpouse)
    changes.push({ change: { name: name.owner.name, newName: name.name.name }, at: name.name });
  const others = mentions.filter((mention) => mention !== name?.name);
  const renameCompany =
    !name &&
    isCompanyName(first.name) &&
    others[1] &&
    isCompanyName(others[1].name) &&
    /RAZAO SOCIAL|DENOMINACAO|INCORPORAD[OA]|TRANSFORMAD|PARA\b|ALTERAD/.test(
      folded.slice(first.end, others[1].start),
    );
  if (renameCompany && others[1])
    changes.push({
      change: { name: first.name, newName: others[1].name },
      at: { start: first.start, end: others[1].end },
    });
  for (const person of others) {
    if (!person.document && !person.regime && !(ofSpouse && person === first)) continue;
    changes.push({
      change: {
        name: person.name,
        ...(person.document ? { document: person.document.value } : {}),
        ...(person.regime ? { maritalRegime: person.regime.value } : {}),
        ...(person.partner ? { spouse: person.partner.name } : {}),
        ...(ofSpouse && person === first && name ? { spouse: name.name.name } : {}),
      },
      at: { start: person.start, end: person.document?.end ?? person.end },
    });
  }
  return changes;
}
