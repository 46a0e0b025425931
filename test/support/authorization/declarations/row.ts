import type { InjectOptions } from 'fastify';
import { entities } from '../../../../src/metadata/entities.ts';
import type { Entity } from '../../../../src/metadata/entity.ts';
import type { Answer } from '../../servers/startServer.ts';
import type { SeededCompany } from '../seededCompany.ts';

/**
 * Who may ask: everybody; who has a living session; also not before the password is changed; also not before a
 * company is chosen.
 */
export type Door = 'open' | 'session' | 'person' | 'company';

/** One of these sets of codes, whole. `[[]]` asks for none. */
export type Need = readonly (readonly string[])[];

/** Which record a call names: one of the own company, one of another, or one that nobody ever made. */
export type Target = 'own' | 'foreign' | 'missing';

/** What an answer must be. */
export interface Outcome {
  readonly status: number;
  readonly code?: string;
  /** Asked of the body of an answer that is no refusal. */
  readonly untouched?: (answer: Answer) => boolean;
}

/** One way to ask one route, and by which rule it is answered. Nothing asked here may write. */
export interface Row {
  readonly route: string;
  readonly name: string;
  readonly door: Door;
  readonly need: Need;
  /** @param place whose person asks, for what a form can only name in the own company */
  readonly ask: (target: Target, place: 'home' | 'abroad') => InjectOptions;
  readonly targets: readonly Target[];
  /** The entity the named record is of; absent where none is named. */
  readonly entity?: Entity;
  /** For who may, and sees the record. */
  readonly allowed: Outcome;
  /** For who does not see the record. */
  readonly hidden?: Outcome;
  /** Whether the record is looked for before the code is asked for. */
  readonly recordFirst?: boolean;
  /** Whether who may see the record would change it by asking: they are not asked. */
  readonly writes?: boolean;
  /** For who lacks the codes, where it is not 403. */
  readonly refused?: Outcome;
  /** Whether asking ends the session. */
  readonly ends?: boolean;
}

export interface Ground {
  readonly home: SeededCompany;
  readonly abroad: SeededCompany;
}

/** A row before its route is known; it is called by that unless it has a name of its own. */
export type Declared = Omit<Row, 'route' | 'name'> & { readonly name?: string };

/** Rows of calls that no schema declares, by method and path. */
export type Declarations = Readonly<Record<string, Declared | readonly Declared[]>>;

export const json = { 'content-type': 'application/json' };
export const none: Need = [[]];
export const all: readonly Target[] = ['own', 'foreign', 'missing'];

/** Identifier of a record that nobody ever made. */
export const missing = 999_999_999_999;

/** A version that no record has come to. */
export const stale = 999_999;

export type IdOf = (target: Target) => number | undefined;

export const idsOf =
  ({ home, abroad }: Ground, entity: string): IdOf =>
  (target) =>
    target === 'missing' ? missing : (target === 'own' ? home : abroad).living.get(entity);

const byNoun = new Map(entities.map((entity) => [entity.noun, entity]));

export const entityOfNoun = (noun: string): Entity | undefined => byNoun.get(noun);

/** A call that names no record. */
export const plain = (door: Door, url: string, allowed: Outcome = { status: 200 }): Declared => ({
  door,
  need: none,
  targets: ['own'],
  ask: () => ({ method: 'GET', url }),
  allowed,
});

export const post = (door: Door, url: string, payload: object, allowed: Outcome): Declared => ({
  ...plain(door, url, allowed),
  ask: () => ({ method: 'POST', url, headers: json, payload }),
});
