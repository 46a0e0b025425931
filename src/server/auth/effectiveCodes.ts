import { permissions } from '../../metadata/permissions.ts';

/**
 * Stands in a profile for every code there is, also for those of entities added later: what makes a profile
 * the administrator's (design, section 5, Permissions).
 */
export const everyCode = '*';

/** Signing opinions is never automatic: it is given by name or not at all. */
const isAutomatic = (code: string) => !code.startsWith('PARECER.') || code === 'PARECER.CONSULTAR';

const automatic: readonly string[] = permissions.map(({ code }) => code).filter(isAutomatic);

/** What the holder of profiles with these codes may do. */
export const codesToDo = (held: readonly string[]): ReadonlySet<string> =>
  new Set(held.includes(everyCode) ? [...held, ...automatic] : held);

/** Whether the holder may give `code` to others; the administrator also what he does not hold himself. */
export const mayGrant = (grantable: readonly string[], code: string): boolean =>
  grantable.includes(everyCode) || grantable.includes(code);
