import { sql } from 'kysely';
import type { Entity } from '../../../../metadata/entity.ts';
import { columnText, quoted } from '../../../kit/sql/names.ts';
import { currentCompany } from '../../database/policies.ts';
import { linesTable } from '../../database/schema/objectName.ts';
import { isLines } from '../../database/schema/tableModel.ts';
import type { EntityModel } from '../models.ts';
import { always, type Sql } from '../scope.ts';

/**
 * Records with a switch `Ativo` can be taken out of use: they stay readable where they stand, and nobody chooses them
 * any more. @see workflow, section 8
 */
export const canLeaveUse = ({ fields }: Pick<EntityModel, 'fields'>): boolean =>
  fields.get('Ativo')?.type === 'boolean';

/**
 * SQL of whether the row under `alias` is in use; null where its entity knows nothing else. A person is in use where they
 * may also work in the company that asks.
 */
export function inUseText(model: Pick<EntityModel, 'entity' | 'fields'>, alias: string): string | null {
  if (!canLeaveUse(model)) return null;
  const own = `${columnText(alias, 'Ativo')} is not false`;
  return model.entity.scope === 'member' ? `(${own} and ${worksHere(model.entity, alias)})` : `(${own})`;
}

/** The same as a condition. */
export function inUse(model: Pick<EntityModel, 'entity' | 'fields'>, alias: string): Sql {
  const text = inUseText(model, alias);
  return text === null ? always : (sql.raw(text) as Sql);
}

function worksHere(entity: Entity, alias: string): string {
  const links = entity.fields.find((field) => isLines(field));
  return `exists (select 1 from ${quoted(linesTable(entity.table, links?.name ?? ''))} v
    where v."IdentificadorPai" = ${columnText(alias, 'Identificador')} and v."IdentificadorEmpresa" = ${currentCompany}
      and v."Ativo" is not false)`;
}
