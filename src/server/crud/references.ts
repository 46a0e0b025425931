import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import type { Field } from '../../field-types/types.ts';
import type { WireError } from '../../metadata/wire/envelope.ts';
import type { Row } from '../database/database.ts';
import { isLines } from '../database/schema/tableModel.ts';
import { Failures, statusOf, toWireError } from '../http/failures.ts';
import { tableNamed } from '../sql/names.ts';
import { labelText } from './labelText.ts';
import type { EntityModel } from './models.ts';
import { and, type Sql, scopeOf } from './scope.ts';
import { seesLabel } from './selection.ts';
import type { Work } from './work.ts';

interface Mention {
  readonly field: Field;
  readonly path: string;
  readonly ids: readonly number[];
  readonly target: EntityModel;
}

/**
 * Checks that everything some values refer to is there for this actor, and holds it, so that it cannot be
 * deleted before this transaction ends. Another company's record and none at all answer alike.
 * @param fields of the values, which are in wire form; values of other names are left alone
 * @throws Failures with a 'reference-not-found' or, by its name, a 'reference-deleted' beside every field
 */
export async function checkReferences(work: Work, fields: readonly Field[], values: Row): Promise<void> {
  const mentions = mentionsIn(work, fields, values);
  if (mentions.length === 0) return;
  const counts = mentions.map(({ target, ids }) => countOf(work, target, ids));
  const { rows } =
    await sql<Row>`select ${sql.join(counts.map((count, index) => sql`${count} as ${sql.ref(`n${index}`)}`))}`.execute(
      work.tx,
    );
  const missing = mentions.filter(({ ids }, index) => rows[0]?.[`n${index}`] !== new Set(ids).size);
  if (missing.length === 0) return;
  const errors: WireError[] = [];
  for (const mention of missing) errors.push(await explain(work, mention));
  throw new Failures(statusOf['not-found'], errors);
}

function mentionsIn(work: Work, fields: readonly Field[], values: Row): Mention[] {
  return fields.flatMap((field) =>
    isLines(field)
      ? rowsOf(values[field.name]).flatMap((row, index) =>
          field.fields.flatMap((inner) =>
            mention(work, inner, `${field.name}.${index}.${inner.name}`, row[inner.name]),
          ),
        )
      : mention(work, field, field.name, values[field.name]),
  );
}

export const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : []);

function mention({ models }: Work, field: Field, path: string, value: unknown): Mention[] {
  const target = field.entity === null ? undefined : models.find(field.entity);
  if (!target) return [];
  if (field.type === 'reference' && typeof value === 'number') return [{ field, path, ids: [value], target }];
  if (field.type === 'referenceMany' && Array.isArray(value) && value.length > 0)
    return [{ field, path, ids: value, target }];
  return [];
}

const within = ({ actor, models }: Work, { entity }: EntityModel, ids: readonly number[]): Sql[] => [
  sql`r."Identificador" in (${sql.join([...new Set(ids)])})`,
  scopeOf(entity, actor, models, 'r'),
];

/** How many of the identifiers are living records within the actor's scope. */
const countOf = (work: Work, target: EntityModel, ids: readonly number[]) =>
  sql`(select count(*)::int from (select 1 from ${tableNamed(target.entity.table)} as r
    where ${and([...within(work, target, ids), sql`r."ExcluidoEm" is null`])} for key share of r) held)`;

/** What lies in the trash is called by its name; what is not this actor's to see is not there. */
async function explain(work: Work, { field, path, ids, target }: Mention): Promise<WireError> {
  const { locale } = work.actor;
  const label = field.label[locale];
  const name = seesLabel(target, work.actor) ? sql.raw(labelText(target, 'r')) : sql`r."Identificador"::text`;
  const { rows } = await sql<{ name: string | null }>`select ${name} as name
    from ${tableNamed(target.entity.table)} as r
    where ${and([...within(work, target, ids), sql`r."ExcluidoEm" is not null`])} order by 1`.execute(
    work.tx,
  );
  const names = rows.flatMap((row) => row.name ?? []).join(', ');
  const error = names
    ? new AppError('reference-deleted', { label, name: names }, { field: path })
    : new AppError('reference-not-found', { label }, { field: path });
  return toWireError(error, locale);
}
