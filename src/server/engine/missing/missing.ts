import type { LocalDate } from '../../../domain/dates.ts';
import type { Locale } from '../../../domain/locale.ts';
import { type TextParams, text } from '../../../metadata/texts.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import { Failures } from '../../kit/http/failures.ts';
import { seeingAll } from '../actors/seeingAll.ts';
import type { FullRecord } from '../crud/record.ts';
import type { Work } from '../crud/work.ts';
import { joinedByName } from '../joinedByName.ts';

/** One thing that is missing for a record to go on. */
export interface Point {
  /** Key of its sentence under `missing.points`. */
  readonly code: string;
  readonly params: TextParams;
  /** Who or what it waits for. */
  readonly waits: Waiting;
  /** Code of the step of a workflow it keeps open; null = the record itself. */
  readonly step: string | null;
  /** Where its next step is taken; null = nothing can be done now. */
  readonly act: Act | null;
}

export interface Act {
  /** Key of its words under `operation.act`. */
  readonly code: string;
  readonly entity: string;
  /** The record it is done on; null = a new one. */
  readonly id: number | null;
  /** Code of a calculator, where one is to be used. */
  readonly calculator?: string;
}

/** Key of its words under `missing.waits`, and a name where a person is meant. */
export interface Waiting {
  readonly code: 'person' | 'anybody' | 'reading' | 'source' | 'directorate';
  readonly name?: string;
}

export const waitsFor = (name: unknown): Waiting =>
  typeof name === 'string' && name !== '' ? { code: 'person', name } : { code: 'anybody' };

/** For which record, on which day, something is missing. */
export interface Asked {
  readonly work: Work;
  readonly record: FullRecord;
  /** The event that is held back; null: what is open without holding anything back. */
  readonly transition: string | null;
  /** The day by which that transition is judged. */
  readonly day: LocalDate;
  readonly today: LocalDate;
}

/** One kind of points that a feature knows of; `code` is asked for before a person is told of them. */
export interface MissingSource {
  readonly code: string;
  /** Each point for one transition alone: the first that it holds back. */
  readonly find: (asked: Asked) => Promise<readonly Point[]>;
}

/** By the entity whose records lack something, and by the names of kinds as they travel. */
export type MissingSources = Readonly<Record<string, Readonly<Record<string, MissingSource>>>>;

/** @throws Error where two features give one kind of points of an entity */
export function missingSourcesOf(features: readonly { readonly missing?: MissingSources }[]): MissingSources {
  const given = features.flatMap(({ missing = {} }) => Object.entries(missing));
  return Object.fromEntries(
    [...Map.groupBy(given, ([entity]) => entity)].map(([entity, all]) => [
      entity,
      joinedByName(
        `The kind of points of ${entity}`,
        all.map(([, sources]) => sources),
      ),
    ]),
  );
}

/** What is missing for a transition of a record. The page, the transition itself and its notices ask here. */
export async function missing(
  asked: Asked,
  entity: string,
  sources: readonly MissingSource[] = Object.values(asked.work.models.services.missing[entity] ?? {}),
): Promise<readonly Point[]> {
  // A transition waits for all there is, for each who asks.
  const whole = { ...asked, work: seeingAll(asked.work) };
  return (await Promise.all(sources.map(({ find }) => find(whole)))).flat();
}

export const pointText = ({ code, params }: Point, locale: Locale): string =>
  text(locale, `missing.points.${code}`, params);

/** Points as refusals in the reader's words; `Campo` names the record that mends it: `certidao/12`. */
export const refusalsOf = (points: readonly Point[], locale: Locale): WireError[] =>
  points.map((point) => ({
    Codigo: point.code,
    Texto: pointText(point, locale),
    ...(point.act ? { Campo: [point.act.entity, point.act.id].filter(Boolean).join('/') } : {}),
  }));

/** @throws Failures (422) naming each point */
export function refuseMissing(points: readonly Point[], { actor }: Pick<Work, 'actor'>): void {
  if (points.length > 0) throw new Failures(422, refusalsOf(points, actor.locale));
}
