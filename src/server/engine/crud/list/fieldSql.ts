import { type RawBuilder, sql } from 'kysely';
import { serverHalves } from '../../../../field-types/generated/server.ts';
import { column, columnText } from '../../../kit/sql/names.ts';
import type { EntityModel } from '../models.ts';

/** What stands for a field of the row under `alias`: its column, or the expression its rules work it out by. */
export function fieldSql(model: EntityModel, name: string, alias: string): RawBuilder<unknown> {
  const expression = expressionOf(model, name);
  return expression ? sql.raw(`(${expression(alias)})`) : column(alias, name);
}

/** As `fieldSql`, as text. */
export function fieldText(model: EntityModel, name: string, alias: string): string {
  const expression = expressionOf(model, name);
  return expression ? `(${expression(alias)})` : columnText(alias, name);
}

/** A field that no rule gives an expression for is empty; `npm run check` says so. */
function expressionOf(
  { derived, rules }: EntityModel,
  name: string,
): ((alias: string) => string) | undefined {
  const field = derived.find((one) => one.name === name);
  if (!field) return undefined;
  return rules.expressions?.[name] ?? (() => `null::${serverHalves[field.type]?.column ?? 'text'}`);
}
