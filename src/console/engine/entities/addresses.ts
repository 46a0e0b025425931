import type { SavedView } from '../../../metadata/calls/views.ts';
import type { EntityOutline } from '../../../metadata/entity.ts';
import { outlines } from '../../../metadata/outlines.ts';
import { addressOf } from '../screens/screen.ts';

/** Where a record opens: the screen its schema names, or the generated page. */
export const addressOfRecord = (entity: EntityOutline, id: number): string =>
  addressOf(entity.screen, id) ?? `/nav/${entity.name}/${id}/show`;

export const addressOfHistory = (entity: EntityOutline, id: number): string =>
  `${addressOfRecord(entity, id)}?aba=historico`;

export const addressOfList = (entity: EntityOutline): string => `/nav/${entity.name}`;

/** A list as a saved view shows it, for whoever may see that view. */
export const addressOfView = ({
  Entidade,
  Identificador,
}: Pick<SavedView, 'Entidade' | 'Identificador'>): string => `/nav/${Entidade}?visao=${Identificador}`;

export const addressOfEdit = (entity: EntityOutline, id: number): string => `/nav/${entity.name}/${id}`;

/** What was done to many records at once. @param number of the call that is pointed out */
export const addressOfBatches = (entity: EntityOutline, number?: number): string =>
  `/nav/${entity.name}/conjuntos${number === undefined ? '' : `?lote=${number}`}`;

/** A new record that begins as a copy of another. */
export const addressOfCopy = (entity: EntityOutline, id: number): string =>
  `/nav/${entity.name}/create?copia=${id}`;

/** The record that stands at an address of ours (`/nav/cliente/12/show`); null where none does. */
export function recordAt(path: string): { readonly entity: EntityOutline; readonly id: number } | null {
  const [, name = '', id = ''] = /^\/nav\/([\w/-]+?)\/([1-9]\d{0,14})(?:\/show)?$/.exec(path) ?? [];
  const entity = outlines.find((one) => {
    const own = addressOf(one.screen, ':id');
    return own ? own === `/nav/${name}/:id` : one.name === name;
  });
  return entity ? { entity, id: Number(id) } : null;
}
