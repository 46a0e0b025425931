import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../field-types/types.ts';
import type { Actor } from '../actor.ts';
import { maySee } from '../permissions/requireCode.ts';
import { columnText, quoted } from '../sql/names.ts';
import { type EntityModel, halfOf, type Models } from './models.ts';

/** Prefix of result columns that hold the text of a reference. */
export const labelPrefix = 'rotulo:';

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

/** What a query reads of a record: system columns, field columns, and the texts of its references. */
export const selection = (model: EntityModel, actor: Actor, models: Models, alias: string) =>
  remembered(model, actor, models, alias, []);

/** As `selection`, with the names of who created and changed the record, for the page of one. */
export const fullSelection = (model: EntityModel, actor: Actor, models: Models, alias: string) =>
  remembered(model, actor, models, alias, ['CriadoPor', 'AlteradoPor', 'ExcluidoPor']);

const known = new WeakMap<EntityModel, Map<string, RawBuilder<unknown>>>();

/** The same for every reader of the same names, and long: its text is put together once. */
function remembered(
  model: EntityModel,
  actor: Actor,
  models: Models,
  alias: string,
  people: readonly string[],
): RawBuilder<unknown> {
  const labelled = model.columns.filter((field) => isLabelled(field, actor, models));
  const key = [alias, ...people, ...labelled.map(({ name }) => name)].join();
  const ofModel = known.get(model) ?? new Map<string, RawBuilder<unknown>>();
  known.set(model, ofModel);
  const ready = ofModel.get(key) ?? sql.raw(textOf(model, labelled, models, alias, people));
  ofModel.set(key, ready);
  return ready;
}

function textOf(
  { columns }: EntityModel,
  labelled: readonly Field[],
  models: Models,
  alias: string,
  people: readonly string[],
): string {
  const persons = models.find('usuario');
  return [
    ...[...systemNames, ...columns.map(({ name }) => name)].map((name) => columnText(alias, name)),
    ...labelled.map((field) => labelOf(models.named(field.entity ?? ''), field, alias)),
    ...(persons ? people.map((name) => singleLabel(persons, name, alias)) : []),
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

const labelOf = (target: EntityModel, { type, name }: Field, alias: string) =>
  type === 'reference' ? singleLabel(target, name, alias) : manyLabels(target, name, alias);

const singleLabel = ({ entity }: EntityModel, name: string, alias: string) => `
  (select ${columnText('l', entity.representation)}::text from ${quoted(entity.table)} as l
   where l."Identificador" = ${columnText(alias, name)}) as ${quoted(`${labelPrefix}${name}`)}`;

const manyLabels = ({ entity }: EntityModel, name: string, alias: string) => `
  (select array_agg(${columnText('l', entity.representation)}::text
     order by array_position(${columnText(alias, name)}, l."Identificador"))
   from ${quoted(entity.table)} as l
   where l."Identificador" = any (${columnText(alias, name)})) as ${quoted(`${labelPrefix}${name}`)}`;
