import { permissions } from './generated/permissions.ts';

export type { Permission } from './permissionsOf.ts';

/** Every code of the product. */
export { permissions };

const known = new Set(permissions.map(({ code }) => code));
export const isPermission = (code: string): boolean => known.has(code);
