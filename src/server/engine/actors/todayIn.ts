import type { LocalDate } from '../../../domain/dates.ts';
import { wallTimeOf } from '../../../domain/localInstant.ts';
import type { Actor } from './actor.ts';

/** The calendar day it is in the time zone of the actor's company. */
export const todayIn = ({ timeZone }: Pick<Actor, 'timeZone'>, now: Date): LocalDate =>
  wallTimeOf(now.getTime(), timeZone).day;
