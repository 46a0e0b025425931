import { AppError } from '../../../../domain/errors.ts';
import type { Actor } from '../../actors/actor.ts';

/** Asked before an export. @throws AppError 'exports-too-many' (429) with the seconds to wait */
export type ExportAllowance = (actor: Actor) => void;

const minuteMs = 60_000;

/**
 * So many exports a minute for each person, whatever lists they are of: a whole list in one file is what somebody
 * who should not have it would take. Counted by this process alone, like the other limits.
 */
export function createExportAllowance(perMinute: number, now: () => number = Date.now): ExportAllowance {
  const taken = new Map<number, number[]>();
  return ({ userId }) => {
    if (userId === null) return;
    const since = now() - minuteMs;
    for (const [user, times] of taken) if ((times.at(-1) ?? 0) <= since) taken.delete(user);
    const recent = (taken.get(userId) ?? []).filter((time) => time > since);
    const [first] = recent;
    if (first !== undefined && recent.length >= perMinute)
      throw new AppError('exports-too-many', { seconds: Math.max(1, Math.ceil((first - since) / 1000)) });
    taken.set(userId, [...recent, now()]);
  };
}
