import type { Work } from '../../engine/crud/work.ts';
import { createChecked } from '../../engine/crud/write/createRecord.ts';
import type { Row } from '../../kit/database/database.ts';

/** Identifiers by the names things go by in the invented data. */
export type Ids = ReadonlyMap<string, number>;

export type Insert = (entity: string, values: Row) => Promise<number>;

/** Makes records by the rules of everybody, and answers their identifiers. */
export const inserterOf =
  (work: Work): Insert =>
  async (entity, values) =>
    (await createChecked(work, work.models.named(entity), values)).Identificador;

export async function insertAll<T>(
  list: readonly T[],
  keyOf: (item: T) => string,
  insert: (item: T) => Promise<number>,
): Promise<Ids> {
  const ids = new Map<string, number>();
  for (const item of list) ids.set(keyOf(item), await insert(item));
  return ids;
}
