import type { Labels } from '../field-types/types.ts';
import type { EntityOutline } from './entity.ts';

/** What its list is called, in the menu, on the page and by the ways back to it. */
export const listLabel = ({ menu, plural }: Pick<EntityOutline, 'menu' | 'plural'>): Labels =>
  menu.label ?? plural;
