import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Field } from '../../field-types/types.ts';
import type { Row } from '../database/database.ts';
import type { EntityModel } from './models.ts';
import { and, type Sql, scopeOf } from './scope.ts';
import type { Work } from './work.ts';

interface Mention {
  readonly field: Field;
  readonly path: string;
  readonly ids: readonly number[];
}

/**
 * Checks that everything a record refers to is there for this actor, and holds it, so that it cannot be
 * deleted before this transaction ends. Another company's record and none at all answer alike.
 * @param values the fields to check, in wire form; others are left alone
 * @throws AppError 'reference-not-found' naming the field
 */
export async function checkReferences(work: Work, model: EntityModel, values: Row): Promise<void> {
  const mentions = mentionsIn(model, values).filter(
    ({ field }) => field.entity !== null && work.models.find(field.entity),
  );
  if (mentions.length === 0) return;
  const counts = mentions.map(({ field, ids }) => countOf(work, work.models.named(field.entity ?? ''), ids));
  const { rows } =
    await sql<Row>`select ${sql.join(counts.map((count, index) => sql`${count} as ${sql.ref(`n${index}`)}`))}`.execute(
      work.tx,
    );
  for (const [index, { field, path, ids }] of mentions.entries()) {
    if (rows[0]?.[`n${index}`] === ids.length) continue;
    throw new AppError('reference-not-found', { label: field.label[work.actor.locale] }, { field: path });
  }
}

function mentionsIn(model: EntityModel, values: Row): Mention[] {
  return [
    ...model.columns.flatMap((field) => mention(field, field.name, values[field.name])),
    ...model.lines.flatMap(({ field }) =>
      rowsOf(values[field.name]).flatMap((row, index) =>
        field.fields.flatMap((inner) =>
          mention(inner, `${field.name}.${index}.${inner.name}`, row[inner.name]),
        ),
      ),
    ),
  ];
}

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

function mention(field: Field, path: string, value: unknown): Mention[] {
  if (field.type === 'reference' && typeof value === 'number') return [{ field, path, ids: [value] }];
  if (field.type === 'referenceMany' && Array.isArray(value) && value.length > 0)
    return [{ field, path, ids: value }];
  return [];
}

/** How many of the identifiers are living records within the actor's scope. */
function countOf({ actor, models }: Work, { entity }: EntityModel, ids: readonly number[]) {
  const conditions: Sql[] = [
    sql`r."Identificador" in (${sql.join([...new Set(ids)])})`,
    sql`r."ExcluidoEm" is null`,
    scopeOf(entity, actor, models, 'r'),
  ];
  return sql`(select count(*)::int from (select 1 from ${sql.table(entity.table)} as r where ${and(conditions)}
    for key share of r) held)`;
}
