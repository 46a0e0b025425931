import { sql } from 'kysely';
import { labelText } from '../../engine/crud/list/labelText.ts';
import { seesLabel } from '../../engine/crud/list/selection.ts';
import type { Work } from '../../engine/crud/work.ts';
import { tableNamed } from '../../kit/sql/names.ts';

/** What records are called by, as far as the reader may see it. */
export async function namesOf(
  { tx, actor, models }: Work,
  entity: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const model = models.named(entity);
  if (ids.length === 0 || !seesLabel(model, actor)) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select l."Identificador" as id, ${sql.raw(labelText(model, 'l'))} as name
    from ${tableNamed(model.entity.table)} as l where l."Identificador" = any (${[...ids]}::bigint[])`.execute(
    tx,
  );
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
