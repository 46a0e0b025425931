/** Where a developer writes a migration, as refusals say it. */
export const migrationsPlace = 'src/server/migrations';
