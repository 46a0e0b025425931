import { type RawBuilder, sql } from 'kysely';
import type { Field } from '../../field-types/types.ts';
import type { Actor } from '../actor.ts';
import { maySee } from '../permissions/requireCode.ts';
import { type EntityModel, halfOf, type Models } from './models.ts';
import { column } from './scope.ts';

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
export function selection(
  model: EntityModel,
  actor: Actor,
  models: Models,
  alias: string,
): RawBuilder<unknown> {
  return sql.join([
    ...systemNames.map((name) => column(alias, name)),
    ...model.columns.map(({ name }) => column(alias, name)),
    ...model.columns.flatMap((field) => labelColumn(field, actor, models, alias)),
  ]);
}

/** As `selection`, with the names of who created and changed the record, for the page of one. */
export function fullSelection(
  model: EntityModel,
  actor: Actor,
  models: Models,
  alias: string,
): RawBuilder<unknown> {
  const people = models.find('usuario');
  if (!people) return selection(model, actor, models, alias);
  const names = ['CriadoPor', 'AlteradoPor', 'ExcluidoPor'].map((name) => labelOf(people, name, alias));
  return sql.join([selection(model, actor, models, alias), ...names]);
}

function labelColumn(field: Field, actor: Actor, models: Models, alias: string): RawBuilder<unknown>[] {
  const target = field.entity === null ? undefined : models.find(field.entity);
  if (!target || !seesLabel(target, actor)) return [];
  if (field.type === 'reference') return [labelOf(target, field.name, alias)];
  if (field.type === 'referenceMany') return [labelsOf(target, field.name, alias)];
  return [];
}

/** The text a record is called by, unless the reader may not see that very field. */
export function seesLabel(target: EntityModel, actor: Actor): boolean {
  const field = target.fields.get(target.entity.representation);
  return field !== undefined && maySee(actor, field) && halfOf(field).column !== null;
}

const labelOf = (target: EntityModel, name: string, alias: string) => sql`
  (select l.${sql.ref(target.entity.representation)}::text from ${sql.table(target.entity.table)} as l
   where l."Identificador" = ${column(alias, name)}) as ${sql.ref(`${labelPrefix}${name}`)}`;

const labelsOf = (target: EntityModel, name: string, alias: string) => sql`
  (select array_agg(l.${sql.ref(target.entity.representation)}::text
     order by array_position(${column(alias, name)}, l."Identificador"))
   from ${sql.table(target.entity.table)} as l
   where l."Identificador" = any (${column(alias, name)})) as ${sql.ref(`${labelPrefix}${name}`)}`;
