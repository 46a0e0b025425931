import equal from 'fast-deep-equal';
import { maskDocument, maskText } from '../../../domain/documents/maskDocument.ts';
import { definitions } from '../../../field-types/generated/definitions.ts';
import type { Field } from '../../../field-types/types.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import type { Row } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import type { Logged } from '../audit/changes.ts';
import { rowsOf } from '../crud/references.ts';
import { holds } from '../permissions/requireCode.ts';
import { type ChangedField, type Names, nameKey } from './namesInChanges.ts';

export interface ReadingContext {
  readonly entity: Logged;
  readonly actor: Actor;
  readonly names: Names;
}

/** One line of what changed: the field's label, what it was and what it is. */
export interface ReadableChange extends Row {
  readonly Campo: string;
  readonly De: string | null;
  readonly Para: string | null;
}

/** Of rows, only those that went or came are told: a profile may hold hundreds that stayed. */
export function readable({ field, from, to }: ChangedField, context: ReadingContext): ReadableChange {
  const [before, after] = field.type === 'lines' ? [gone(from, to), gone(to, from)] : [from, to];
  const text = (value: unknown) =>
    value === null || value === undefined ? null : readableValue(value, field, context) || null;
  return { Campo: field.label[context.actor.locale], De: text(before), Para: text(after) };
}

const gone = (rows: unknown, others: unknown): readonly Row[] =>
  rowsOf(rows).filter((row) => !rowsOf(others).some((other) => equal(row, other)));

/** A value as lists show it, in the reader's language; covered when it is personal and not his to read. */
export function readableValue(value: unknown, field: Field, context: ReadingContext): string {
  const { entity, actor, names } = context;
  if (field.type === 'lines')
    return rowsOf(value)
      .map((row) => readableRow(row, field, context))
      .join('\n');
  if (field.type.startsWith('reference'))
    return [value]
      .flat()
      .map((id) => names.get(nameKey(field.entity ?? '', id)) ?? `nº ${id}`)
      .join(', ');
  const shown = shownText(value, field, actor);
  if (!field.personal || holds(actor, entity.codes.list)) return shown;
  return documents.has(field.type) ? maskDocument(shown) : maskText(shown);
}

const documents: ReadonlySet<string> = new Set(['cpf', 'cnpj', 'cpfCnpj']);

function readableRow(row: Row, { fields }: Field, context: ReadingContext): string {
  const filled = fields.filter(({ name }) => row[name] !== null && row[name] !== undefined);
  if (fields.length === 1 && filled[0]) return readableValue(row[filled[0].name], filled[0], context);
  return filled
    .map((field) => `${field.label[context.actor.locale]}: ${readableValue(row[field.name], field, context)}`)
    .join('; ');
}

/** What an older schema kept in another form is shown as it was kept. */
function shownText(value: unknown, field: Field, { locale, timeZone }: Actor): string {
  const definition = definitions[field.type];
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (!definition) return plain;
  try {
    return definition.text(value, field, { locale, timeZone, enumLabel: enumLabel(locale) });
  } catch {
    return plain;
  }
}
