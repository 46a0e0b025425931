import { permissions } from './generated/permissions.ts';

export type { Permission } from './permissionsOf.ts';

/** Every code of the product. */
export { permissions };

/** Signing opinions is given by name or not at all, also to who holds everything else (design, section 5). */
export const isAutomatic = (code: string): boolean =>
  !code.startsWith('PARECER.') || code === 'PARECER.CONSULTAR';

const known = new Set(permissions.map(({ code }) => code));
export const isPermission = (code: string): boolean => known.has(code);
