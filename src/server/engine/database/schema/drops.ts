import type { Entity } from '../../../../metadata/entity.ts';
import { linesTable } from './objectName.ts';
import { isSystemColumn } from './renames.ts';

export interface DropPlan {
  readonly statements: readonly string[];
  readonly refusals: readonly string[];
  /** What goes, as leftovers are named. */
  readonly dropped: readonly string[];
}

/**
 * What was agreed to go, by name: `cliente.Apelido`, a column no schema speaks of any more, or rows of such a field.
 * @param consents as typed: entity or table, a dot, the field
 * @param leftovers `table.column`, and tables of rows by themselves
 */
export function planDrops(
  consents: readonly string[],
  leftovers: readonly string[],
  entities: readonly Entity[],
): DropPlan {
  const dropped: string[] = [];
  const refusals: string[] = [];
  for (const consent of consents) {
    const names = namesOf(consent, entities);
    const found = leftovers.find((leftover) => names.includes(leftover));
    if (found && !isSystemColumn(found.split('.')[1] ?? '')) dropped.push(found);
    else refusals.push(refused(consent, names, leftovers, entities));
  }
  return {
    dropped,
    refusals,
    statements: [...new Set(dropped)].flatMap((name) => {
      const [table, column] = name.split('.');
      if (column === undefined) return [`drop table "${table}"`];
      return [`${column}__ordem`, column]
        .filter((one) => leftovers.includes(`${table}.${one}`))
        .map((one) => `alter table "${table}" drop column "${one}"`);
    }),
  };
}

function namesOf(consent: string, entities: readonly Entity[]): readonly string[] {
  const [of = '', field] = consent.split('.');
  const table = entities.find(({ name }) => name === of)?.table ?? of;
  return field === undefined ? [table] : [`${table}.${field}`, linesTable(table, field)];
}

function refused(
  consent: string,
  [column = '']: readonly string[],
  leftovers: readonly string[],
  entities: readonly Entity[],
): string {
  const [table = '', name = ''] = column.split('.');
  const isField = entities.some(
    (entity) => entity.table === table && entity.fields.some((field) => field.name === name),
  );
  const known = leftovers.filter((leftover) => !isSystemColumn(leftover.split('.')[1] ?? ''));
  if (isField)
    return `--drop ${consent}: ${name} is still a field of schemas/${table.replaceAll('_', '-')}.schema.json. Remedy: take it out of the schema first.`;
  return (
    `--drop ${consent}: no such column is left behind. ` +
    (known.length > 0 ? `Remedy: name one of ${known.join(', ')}.` : 'There is nothing to drop.')
  );
}
