import { type SqlBool, sql } from 'kysely';
import type { LocalDate } from '../../../domain/dates.ts';
import type { Period } from '../../../domain/figures/period.ts';
import { momentOf, wallTimeOf } from '../../../domain/localInstant.ts';
import type { PeriodDays } from '../../../metadata/calls/figures.ts';
import { and, type Sql, scopeOf } from '../../engine/crud/scope.ts';
import type { Work } from '../../engine/crud/work.ts';

/** What every figure is worked out from: who asks, of which rows, and when. */
export interface Figuring {
  readonly work: Work;
  readonly now: Date;
  /** The day it is in the company's zone. */
  readonly today: LocalDate;
  /** Told of samples that a clock set back made useless. */
  readonly onDiscarded: (step: string, count: number) => void;
}

/** The rows of an entity that its list would show this reader, under alias `t`: no figure counts others. */
export const visible = ({ work: { actor, models } }: Figuring, entity: string): Sql =>
  and([scopeOf(models.named(entity).entity, actor, models, 't'), sql`t."ExcluidoEm" is null`]);

/** A period as instants: from the first on, until before the other. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

export const spanOf = ({ work: { actor } }: Figuring, { from, to }: Period): Span => ({
  from: momentOf(from, 'first', actor.timeZone),
  until: new Date(momentOf(to, 'last', actor.timeZone).getTime() + 1),
});

/** Whether a moment, as SQL, is within a span. */
export const isWithin = (moment: string, { from, until }: Span): Sql =>
  sql<SqlBool>`(${sql.raw(moment)} >= ${from} and ${sql.raw(moment)} < ${until})`;

export const dayAt = (instant: Date, timeZone: string): LocalDate =>
  wallTimeOf(instant.getTime(), timeZone).day;

export const toWire = ({ from, to }: Period): PeriodDays => ({ De: from, Ate: to });
