import { sql } from 'kysely';
import { definitions } from '../../../field-types/generated/definitions.ts';
import type { Field } from '../../../field-types/types.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { seesLabel } from '../crud/list/selection.ts';
import { rowsOf } from '../crud/references.ts';
import { scopeOf } from '../crud/scope.ts';
import type { Work } from '../crud/work.ts';

/** A field and what it held before and after a change. */
export interface ChangedField {
  readonly field: Field;
  readonly from: unknown;
  readonly to: unknown;
}

/** Names of the records that references point at, by entity and identifier: `cliente/12`. */
export type Names = ReadonlyMap<string, string>;

export const nameKey = (entity: string, id: unknown) => `${entity}/${id}`;

/** The names of everything the changes refer to, as far as it is within the reader's scope. */
export async function namesInChanges(work: Work, changes: readonly ChangedField[]): Promise<Names> {
  const asked = new Map<string, Set<number>>();
  for (const { field, from, to } of changes)
    for (const value of [from, to]) for (const found of mentions(field, value)) note(asked, found);
  const found = await Promise.all([...asked].map(([entity, ids]) => lookUp(work, entity, [...ids])));
  return new Map(found.flat());
}

type Mention = readonly [entity: string, id: number];

function mentions(field: Field, value: unknown): Mention[] {
  if (field.type === 'lines')
    return rowsOf(value).flatMap((row) => field.fields.flatMap((inner) => mentions(inner, row[inner.name])));
  const { entity } = field;
  if (entity === null) return [];
  return [value].flat().flatMap((id): Mention[] => (typeof id === 'number' ? [[entity, id]] : []));
}

function note(asked: Map<string, Set<number>>, [entity, id]: Mention): void {
  asked.set(entity, (asked.get(entity) ?? new Set<number>()).add(id));
}

async function lookUp(
  { tx, actor, models }: Work,
  name: string,
  ids: readonly number[],
): Promise<[string, string][]> {
  const model = models.find(name);
  if (!model || !seesLabel(model, actor)) return [];
  const { entity } = model;
  const { rows } = await sql<{ id: number; name: string | null }>`
    select t."Identificador" as id, ${sql.ref(`t.${entity.representation}`)}::text as name
    from ${sql.table(entity.table)} as t
    where t."Identificador" in (${sql.join([...ids])}) and ${scopeOf(entity, actor, models, 't')}`.execute(
    tx,
  );
  const called = model.fields.get(entity.representation);
  const context = { locale: actor.locale, enumLabel: enumLabel(actor.locale) };
  return rows.flatMap(({ id, name: value }): [string, string][] => {
    if (!value) return [];
    const text = called && definitions[called.type]?.text(value, called, context);
    return [[nameKey(name, id), text ?? value]];
  });
}
