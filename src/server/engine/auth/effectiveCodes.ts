import { isAutomatic, permissions } from '../../../metadata/permissions.ts';

/**
 * Stands in a profile for every code there is, also for those of entities added later: what makes a profile
 * the administrator's (design, section 5, Permissions).
 */
export const everyCode = '*';

const automatic: readonly string[] = permissions.map(({ code }) => code).filter(isAutomatic);

const everything: ReadonlySet<string> = new Set([everyCode, ...automatic]);

/** What the holder of profiles with these codes may do. */
export function codesToDo(held: readonly string[]): ReadonlySet<string> {
  if (!held.includes(everyCode)) return new Set(held);
  return held.length === 1 ? everything : new Set([...held, ...automatic]);
}

/** Whether the holder may give `code` to others; the administrator also what he does not hold himself. */
export const mayGrant = (grantable: readonly string[], code: string): boolean =>
  grantable.includes(everyCode) || grantable.includes(code);
