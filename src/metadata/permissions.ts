import { entities } from './entities.ts';
import { codesOfEntities, type Permission, permissionsOf } from './permissionsOf.ts';

export type { Permission } from './permissionsOf.ts';

/** Every code of the product. */
export const permissions: readonly Permission[] = permissionsOf(entities);

const known = new Set(permissions.map(({ code }) => code));
export const isPermission = (code: string): boolean => known.has(code);

/** Codes that follow from schemas: the ones the profile administrador holds without being asked, also of new entities. */
export const generatedCodes: readonly string[] = codesOfEntities(entities);
