import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../../../field-types/types.ts';
import { columnText, quoted } from '../../../kit/sql/names.ts';
import type { Actor } from '../../actors/actor.ts';
import { maySee } from '../../permissions/requireCode.ts';
import { type EntityModel, halfOf, type Models } from '../models.ts';
import { inUseText } from '../write/inUse.ts';
import { fieldText } from './fieldSql.ts';
import { labelText } from './labelText.ts';

/** Prefix of result columns that hold the text of a reference. */
export const labelPrefix = 'rotulo:';

/**
 * The text of a reference as the database gives it: one letter that tells whether the record is in use, then its name.
 * Asked for in one look-up: a second one for every reference of every row is what lists would feel.
 */
export const markedLabel = (target: EntityModel, alias: string): string => {
  const used = inUseText(target, alias);
  const mark =
    used === null ? `'${inUseMark}'` : `case when ${used} then '${inUseMark}' else '${outOfUseMark}' end`;
  return `(${mark} || ${labelText(target, alias)})`;
};

const inUseMark = '+';
const outOfUseMark = '-';

export const labelIn = (marked: string): string => marked.slice(1);
export const isOutOfUse = (marked: string): boolean => marked.startsWith(outOfUseMark);

const systemNames = [
  'Identificador',
  'Versao',
  'CriadoEm',
  'CriadoPor',
  'AlteradoEm',
  'AlteradoPor',
  'ExcluidoEm',
  'ExcluidoPor',
] as const;

type Select = (model: EntityModel, actor: Actor, models: Models, alias: string) => RawBuilder<unknown>;

const people = ['CriadoPor', 'AlteradoPor', 'ExcluidoPor'] as const;

/** What a query reads of a record: system columns, field columns, and the texts of its references. */
export const selection: Select = (model, actor, models, alias) =>
  remembered(model, readColumns(model), actor, models, alias, []);

/** As `selection`, with the names of who created and changed the record, for the page of one. */
export const fullSelection: Select = (model, actor, models, alias) =>
  remembered(model, readColumns(model), actor, models, alias, people);

/** As `selection`, without what only the record by itself carries. */
export const listSelection: Select = (model, actor, models, alias) =>
  remembered(model, listColumns(model), actor, models, alias, []);

/** As `listSelection`, with the names of who put a record into the trash. */
export const trashSelection: Select = (model, actor, models, alias) =>
  remembered(model, listColumns(model), actor, models, alias, people);

/** Columns of the table, and what every query works out of them. */
export const readColumns = ({ columns, derived }: EntityModel): readonly Field[] => [...columns, ...derived];

/** Columns that lists carry. */
export const listColumns = (model: EntityModel): readonly Field[] =>
  readColumns(model).filter(({ recordOnly }) => !recordOnly);

const known = new WeakMap<EntityModel, Map<string, RawBuilder<unknown>>>();

/** The same for every reader of the same names, and long: its text is put together once. */
function remembered(
  model: EntityModel,
  columns: readonly Field[],
  actor: Actor,
  models: Models,
  alias: string,
  persons: readonly string[],
): RawBuilder<unknown> {
  const labelled = columns.filter((field) => isLabelled(field, actor, models));
  const key = [alias, columns.length, ...persons, ...labelled.map(({ name }) => name)].join();
  const ofModel = known.get(model) ?? new Map<string, RawBuilder<unknown>>();
  known.set(model, ofModel);
  const ready = ofModel.get(key) ?? sql.raw(textOf(model, columns, labelled, models, alias, persons));
  ofModel.set(key, ready);
  return ready;
}

function textOf(
  model: EntityModel,
  columns: readonly Field[],
  labelled: readonly Field[],
  models: Models,
  alias: string,
  named: readonly string[],
): string {
  const persons = models.find('usuario');
  return [
    ...systemNames.map((name) => columnText(alias, name)),
    ...columns.map(({ name }) => `${fieldText(model, name, alias)} as ${quoted(name)}`),
    ...labelled.map((field) =>
      labelOf(models.named(field.entity ?? ''), field, fieldText(model, field.name, alias)),
    ),
    ...(persons ? named.map((name) => singleLabel(persons, name, columnText(alias, name))) : []),
  ].join(', ');
}

function isLabelled(field: Field, actor: Actor, models: Models): boolean {
  if (field.type !== 'reference' && field.type !== 'referenceMany') return false;
  const target = field.entity === null ? undefined : models.find(field.entity);
  return target !== undefined && seesLabel(target, actor);
}

/** The text a record is called by, unless the reader may not see that very field. */
export function seesLabel(target: EntityModel, actor: Actor): boolean {
  const field = target.fields.get(target.entity.representation);
  return field !== undefined && maySee(actor, field) && halfOf(field).column !== null;
}

/** What this reader may call a record: its name, or its number where that is not his to see. */
export const shownLabel = (target: EntityModel, { actor }: { readonly actor: Actor }, alias: string) =>
  sql.raw(
    seesLabel(target, actor) ? labelText(target, alias) : `${columnText(alias, 'Identificador')}::text`,
  );

const labelOf = (target: EntityModel, { type, name }: Field, value: string) =>
  type === 'reference' ? singleLabel(target, name, value) : manyLabels(target, name, value);

/** @param value what refers: a column, or what a rule works it out by */
const singleLabel = (target: EntityModel, name: string, value: string) => `
  (select ${markedLabel(target, 'l')} from ${quoted(target.entity.table)} as l
   where l."Identificador" = ${value}) as ${quoted(`${labelPrefix}${name}`)}`;

const manyLabels = (target: EntityModel, name: string, value: string) => `
  (select array_agg(${markedLabel(target, 'l')}
     order by array_position(${value}, l."Identificador"))
   from ${quoted(target.entity.table)} as l
   where l."Identificador" = any (${value})) as ${quoted(`${labelPrefix}${name}`)}`;
