import { columnText } from '../../../kit/sql/names.ts';
import { type EntityModel, halfOf } from '../models.ts';

/**
 * What a record is called by, as an expression of text on an alias of its table: its own name, what stands in for it
 * until it has one, else its number. Asked only where `seesLabel` says that the reader may see the name.
 */
export function labelText({ entity, fields }: EntityModel, alias: string): string {
  const stand = fields.get(entity.representationFallback ?? '');
  const isOpen = stand !== undefined && stand.seeCode === null && halfOf(stand).column !== null;
  const names = [entity.representation, ...(isOpen ? [stand.name] : []), 'Identificador'];
  return `coalesce(${names.map((name) => `${columnText(alias, name)}::text`).join(', ')})`;
}
