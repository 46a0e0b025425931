import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Field } from '../../../field-types/types.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import type { Row } from '../../kit/database/database.ts';
import { Failures, statusOf, toWireError } from '../../kit/http/failures.ts';
import { tableNamed } from '../../kit/sql/names.ts';
import { isLines } from '../database/schema/tableModel.ts';
import { labelText } from './list/labelText.ts';
import { seesLabel } from './list/selection.ts';
import type { EntityModel } from './models.ts';
import { and, type Sql, scopeOf } from './scope.ts';
import type { Work } from './work.ts';
import { canLeaveUse, inUse } from './write/inUse.ts';

interface Mention {
  readonly field: Field;
  readonly path: string;
  readonly ids: readonly number[];
  readonly target: EntityModel;
  /** Whether somebody chooses them now: then they must be in use. */
  readonly isChosen: boolean;
}

/** What a person gave, over the record as it was: old values stay, new ones are choices. */
export interface Choices {
  readonly given: Row;
  readonly before: Row | null;
}

/** Values that nobody chose: a process carries on what stands elsewhere. */
export const noChoices: Choices = { given: {}, before: null };

/**
 * Checks that everything some values refer to is there for this actor, and holds it, so that it cannot be
 * deleted before this transaction ends. Another company's record and none at all answer alike.
 * @param fields of the values, which are in wire form; values of other names are left alone
 * @param choices what of it a person chose: a record out of use is readable where it stands and offered no more
 * @throws Failures with a 'reference-not-found' or, by its name, a 'reference-deleted' or 'reference-inactive' beside
 * every field
 */
export async function checkReferences(
  work: Work,
  fields: readonly Field[],
  values: Row,
  choices: Choices = noChoices,
): Promise<void> {
  const mentions = mentionsIn(work, fields, values).flatMap((mention) => parted(mention, choices));
  if (mentions.length === 0) return;
  const counts = mentions.map((mention) => countOf(work, mention));
  const { rows } =
    await sql<Row>`select ${sql.join(counts.map((count, index) => sql`${count} as ${sql.ref(`n${index}`)}`))}`.execute(
      work.tx,
    );
  const missing = mentions.filter(({ ids }, index) => rows[0]?.[`n${index}`] !== new Set(ids).size);
  if (missing.length === 0) return;
  const errors: WireError[] = [];
  for (const mention of missing) errors.push(await explain(work, mention));
  const isThere = errors.every(({ Codigo }) => Codigo === 'reference-inactive');
  throw new Failures(statusOf[isThere ? 'invalid' : 'not-found'], errors);
}

/** A mention as what stood there before and what is chosen now. */
function parted(mention: Mention, { given, before }: Choices): Mention[] {
  const [name = '', , inner] = mention.path.split('.');
  if (!(name in given) || !canLeaveUse(mention.target)) return [mention];
  const old = new Set(
    (inner === undefined ? [before?.[name]] : rowsOf(before?.[name]).map((row) => row[inner])).flat(),
  );
  const kept = mention.ids.filter((id) => old.has(id));
  const chosen = mention.ids.filter((id) => !old.has(id));
  return [
    ...(kept.length > 0 ? [{ ...mention, ids: kept }] : []),
    ...(chosen.length > 0 ? [{ ...mention, ids: chosen, isChosen: true }] : []),
  ];
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
  if (field.type === 'reference' && typeof value === 'number')
    return [{ field, path, ids: [value], target, isChosen: false }];
  if (field.type === 'referenceMany' && Array.isArray(value) && value.length > 0)
    return [{ field, path, ids: value, target, isChosen: false }];
  return [];
}

const within = ({ actor, models }: Work, { entity }: EntityModel, ids: readonly number[]): Sql[] => [
  sql`r."Identificador" in (${sql.join([...new Set(ids)])})`,
  scopeOf(entity, actor, models, 'r'),
];

/**
 * How many of the identifiers are living records within the actor's scope, and in use where they are chosen. What is
 * chosen is held against being taken out of use as well: who does that waits, and then finds what refers to it.
 */
const countOf = (work: Work, { target, ids, isChosen }: Mention) =>
  sql`(select count(*)::int from (select 1 from ${tableNamed(target.entity.table)} as r
    where ${and([
      ...within(work, target, ids),
      sql`r."ExcluidoEm" is null`,
      ...(isChosen ? [inUse(target, 'r')] : []),
    ])} ${isChosen ? sql`for share of r` : sql`for key share of r`}) held)`;

/** What lies in the trash or is out of use is called by its name; what is not this actor's to see is not there. */
async function explain(work: Work, mention: Mention): Promise<WireError> {
  const { field, path } = mention;
  const { locale } = work.actor;
  const label = field.label[locale];
  const deleted = await namesOf(work, mention, sql`r."ExcluidoEm" is not null`);
  const inactive = mention.isChosen
    ? await namesOf(work, mention, sql`r."ExcluidoEm" is null and not ${inUse(mention.target, 'r')}`)
    : '';
  if (deleted)
    return toWireError(new AppError('reference-deleted', { label, name: deleted }, { field: path }), locale);
  if (inactive)
    return toWireError(
      new AppError('reference-inactive', { label, name: inactive }, { field: path }),
      locale,
    );
  return toWireError(new AppError('reference-not-found', { label }, { field: path }), locale);
}

async function namesOf(work: Work, { ids, target }: Mention, which: Sql): Promise<string> {
  const name = seesLabel(target, work.actor) ? sql.raw(labelText(target, 'r')) : sql`r."Identificador"::text`;
  const { rows } = await sql<{ name: string | null }>`select ${name} as name
    from ${tableNamed(target.entity.table)} as r
    where ${and([...within(work, target, ids), which])} order by 1`.execute(work.tx);
  return rows.flatMap((row) => row.name ?? []).join(', ');
}
