import { foldName } from '../../matricula/model/index.ts';
import type { InputProblem } from '../problems.ts';
import type { OwnershipInput, PersonInput } from './calculate.ts';
import { nameWithDocument, sharedNames } from './namesakes.ts';

/** Somebody as the fold knows them: their name there is nobody else's. */
export interface KnownPerson {
  readonly name: string;
  readonly document: string | null;
}

/** A list of the input, at its place: `Atos.0.Adquirentes`. */
export interface PeopleList<Person extends PersonInput> {
  readonly people: readonly Person[];
  readonly at: string;
  /** Whoever owns or gives at that moment. */
  readonly known: readonly KnownPerson[];
  /** Names of those who are surely somebody else: nobody buys from themselves. */
  readonly apart?: readonly string[];
}

/** Under which names the fold knows the people of an input, and how they are called in an account. */
export interface People {
  /** The list with everybody under the name the fold knows them by; tells who may be any of several. */
  named<Person extends PersonInput>(list: PeopleList<Person>, problems: InputProblem[]): Person[];
  writtenName(name: string): string;
  /** Name and, of namesakes, document. */
  shownName(person: KnownPerson): string;
}

/**
 * Tells namesakes apart, so that the fold, which goes by names, keeps them apart too. The same document is the same
 * person. Somebody without one is the only known bearer of the name, or the only one of whom no document is known;
 * a document nobody is known by belongs to that one, or to somebody new.
 */
export function peopleOf(input: OwnershipInput): People {
  const shared = sharedNames(input);
  const written = new Map<string, string>();
  const sharedName = (name: string | null | undefined) => (name ? shared.get(foldName(name)) : undefined);

  /** @returns a name of the fold, null where it may be any of several */
  const meant = (name: string, document: string | null, known: readonly KnownPerson[]): string | null => {
    const bearers = known.filter((one) => written.get(one.name) === name);
    const bare = bearers.filter((one) => one.document === null);
    if (bare[0] && bare.length === 1) return bare[0].name;
    if (document === null && bearers.length === 1) return bearers[0]?.name ?? null;
    return document === null && bearers.length > 1 ? null : newName(name, document, known);
  };
  const newName = (name: string, document: string | null, known: readonly KnownPerson[]): string => {
    const own = nameWithDocument(name, document);
    const isTaken = (wanted: string) => known.some((one) => one.name === wanted && one.document !== document);
    let free = own;
    for (let count = 2; isTaken(free); count += 1) free = `${own} (${count})`;
    written.set(free, name);
    return free;
  };

  return {
    named: ({ people, at, known, apart = [] }, problems) => {
      const byDocument = (document: string | null | undefined) =>
        document ? known.find((one) => one.document === document && written.has(one.name))?.name : undefined;
      const claimed = [...apart, ...people.flatMap(({ Documento }) => byDocument(Documento) ?? [])];
      const named: KnownPerson[] = [];
      return people.map((person, place) => {
        const { Nome, Documento = null } = person;
        const name = sharedName(Nome);
        const spouse = sharedName(person.Conjuge);
        const Conjuge =
          spouse === undefined ? person.Conjuge : (meant(spouse, null, known) ?? person.Conjuge);
        if (name === undefined) return { ...person, Conjuge };
        const free = known.filter(
          (one) => ![...claimed, ...named.map((other) => other.name)].includes(one.name),
        );
        const found = byDocument(Documento) ?? meant(name, Documento, free);
        if (found === null)
          problems.push({ field: `${at}.${place}.Documento`, code: 'namesake-unclear', params: { name } });
        else named.push({ name: found, document: Documento });
        return { ...person, Conjuge, Nome: found ?? name };
      });
    },
    writtenName: (name) => written.get(name) ?? name,
    shownName: ({ name, document }) => {
      const own = written.get(name);
      return own === undefined ? name : nameWithDocument(own, document);
    },
  };
}
