/** Where a developer writes a migration, as refusals say it. */
export const migrationsPlace = '"migrations" of its feature or of src/server/engine/database';
