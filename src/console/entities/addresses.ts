import type { Entity } from '../../metadata/entity.ts';
import { addressOf } from '../screens/screen.ts';

/** Where a record opens: the screen its schema names, or the generated page. */
export const addressOfRecord = (entity: Entity, id: number): string =>
  addressOf(entity.screen, id) ?? `/nav/${entity.name}/${id}/show`;

export const addressOfList = (entity: Entity): string => `/nav/${entity.name}`;
