import type { Entity } from '../../metadata/entity.ts';
import { addressOf } from '../screens/screen.ts';

/** Where a record opens: the screen its schema names, or the generated page. */
export const addressOfRecord = (entity: Entity, id: number): string =>
  addressOf(entity.screen, id) ?? `/nav/${entity.name}/${id}/show`;

export const addressOfList = (entity: Entity): string => `/nav/${entity.name}`;

export const addressOfEdit = (entity: Entity, id: number): string => `/nav/${entity.name}/${id}`;

/** A new record that begins as a copy of another. */
export const addressOfCopy = (entity: Entity, id: number): string => `/nav/${entity.name}/create?copia=${id}`;
