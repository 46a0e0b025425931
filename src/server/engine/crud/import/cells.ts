import { withoutApostrophe } from '../../../../domain/csv.ts';
import { isCnpj } from '../../../../domain/documents/cnpj.ts';
import { isCpf } from '../../../../domain/documents/cpf.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';

export interface CellValue {
  readonly value: unknown;
  /** The value as it is shown, when zeros a spreadsheet took away were put back. */
  readonly mended: string | null;
}

/**
 * The value of a cell with something in it, by the field type's own reading; what it cannot understand comes back as
 * text, for the schema to refuse by name. Not for references: see `references.ts`.
 */
export function readCell(cell: string, field: Field, context: TextContext): CellValue {
  const text = withoutApostrophe(cell);
  const definition = definitions[field.type];
  const value = definition ? definition.read(text, field, context) : text;
  const whole = padded(text, field.type);
  if (whole === null) return { value, mended: null };
  return { value: whole, mended: definition?.text(whole, field, context) ?? whole };
}

const taxNumbers: Readonly<
  Record<string, readonly { length: number; isValid: (text: string) => boolean }[]>
> = {
  cpf: [{ length: 11, isValid: isCpf }],
  cnpj: [{ length: 14, isValid: isCnpj }],
  cpfCnpj: [
    { length: 11, isValid: isCpf },
    { length: 14, isValid: isCnpj },
  ],
};

/**
 * A spreadsheet takes a CPF for a number and drops its leading zeros. They are put back only where exactly one
 * document results and its check digits agree. @see identifiers.md, section 1
 */
function padded(text: string, type: string): string | null {
  const digits = text.trim();
  const kinds = taxNumbers[type] ?? [];
  if (!/^\d{3,13}$/.test(digits) || kinds.some(({ length }) => length === digits.length)) return null;
  const possible = kinds
    .filter(({ length, isValid }) => length > digits.length && isValid(digits.padStart(length, '0')))
    .map(({ length }) => digits.padStart(length, '0'));
  return possible.length === 1 ? (possible[0] ?? null) : null;
}
