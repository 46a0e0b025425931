import { AppError } from '../../../domain/errors.ts';
import type { ViewDefinition } from '../../../metadata/calls/views.ts';
import { leavesOf, readFilterNode } from '../../../metadata/wire/filterNode.ts';
import type { Actor } from '../actors/actor.ts';
import { askedField } from '../crud/list/filterTree.ts';
import type { EntityModel } from '../crud/models.ts';
import { checkStorable } from '../crud/write/checkBody.ts';
import { maySee } from '../permissions/requireCode.ts';

/** Kilobytes (1024 bytes) of a definition as JSON. */
export const mostViewKilobytes = 8;

/**
 * A definition as a person may keep it: of fields of this list that are theirs to see, asked as their types let them be.
 * Values are judged when the list is asked for: a period means other days tomorrow.
 * @throws AppError 'view-too-large' (413), 'body-invalid', 'query-unknown', 'query-invalid' (400), 'permission-missing' (403)
 */
export function checkDefinition(
  definition: ViewDefinition,
  model: EntityModel,
  actor: Actor,
): ViewDefinition {
  checkStorable(definition, 'Definicao');
  if (Buffer.byteLength(JSON.stringify(definition)) > mostViewKilobytes * 1024)
    throw new AppError('view-too-large', { limit: mostViewKilobytes }, { field: 'Definicao' });
  const { Filtro, Ordem, Colunas, Larguras } = definition;
  const filter = Filtro === null ? null : readFilterNode(Filtro);
  if (filter === null && Filtro !== null)
    throw new AppError('query-invalid', { name: 'Filtro' }, { field: 'Definicao.Filtro' });
  for (const { Campo, Operador } of filter === null ? [] : leavesOf(filter))
    askedField(Campo, Operador, model, actor);
  for (const name of [Ordem.Campo, ...Colunas, ...Object.keys(Larguras)])
    if (!isOffered(name, model, actor)) throw new AppError('query-unknown', { name }, { field: name });
  return { ...definition, Filtro: filter };
}

/** Whether a list of this entity has such a field for this person. */
export function isOffered(name: string, model: EntityModel, actor: Actor): boolean {
  const field = model.queryFields.get(name);
  return field !== undefined && maySee(actor, field);
}
