import { definitions } from '../../../field-types/generated/definitions.ts';
import type { Field, TextContext } from '../../../field-types/types.ts';
import type { ConsoleRecord } from '../../data/records.ts';

/**
 * Records as a table that Excel opens as it is: byte order mark, semicolons, CRLF, the text of each field type
 * in the person's language. A text that a spreadsheet would run as a formula is disarmed.
 */
export function toCsv(
  fields: readonly Field[],
  records: readonly ConsoleRecord[],
  context: TextContext,
): string {
  const head = fields.map(({ label }) => label[context.locale]);
  const rows = records.map((record) => fields.map((field) => cellText(field, record, context)));
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
}

function cellText(field: Field, record: ConsoleRecord, context: TextContext): string {
  const value = record[field.name];
  if (value === null || value === undefined) return '';
  const named = record.Rotulos?.[field.name];
  if (named !== undefined) return disarmed([named].flat().join(', '));
  const plain = value instanceof Date ? value.toISOString() : value;
  const text = definitions[field.type]?.text(plain, field, context) ?? String(plain);
  return typeof value === 'number' ? text : disarmed(text);
}

/** @see OWASP, CSV injection */
const disarmed = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
