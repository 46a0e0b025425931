import { entities } from './entities.ts';
import { type Permission, permissionsOf } from './permissionsOf.ts';

export type { Permission } from './permissionsOf.ts';

/** Every code of the product. */
export const permissions: readonly Permission[] = permissionsOf(entities);

const known = new Set(permissions.map(({ code }) => code));
export const isPermission = (code: string): boolean => known.has(code);
