import type { Values } from '../domain/calculators/calculation.ts';
import { readStatedArea, type StatedArea, writeStatedArea } from '../domain/text/statedArea.ts';
import { type Decimal, toDecimal } from '../domain/units.ts';
import type { Field } from '../field-types/types.ts';

/** Types whose value is a JSON number on the wire and decimal text in a calculation. */
const numbers = ['money', 'percent', 'area', 'decimal'];

/** What a form or a call holds, as a calculation takes it. The values have passed the schema. */
export const toValues = (fields: readonly Field[], wire: Values): Values => mapped(fields, wire, fromWire);

/** Inputs of a calculation as forms, calls and stored calculations hold them. */
export const toWire = (fields: readonly Field[], values: Values): Values => mapped(fields, values, ontoWire);

type Convert = (field: Field, value: unknown) => unknown;

function mapped(fields: readonly Field[], given: Values, convert: Convert): Values {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const value = given[field.name];
      return value === undefined || value === null || value === ''
        ? []
        : [[field.name, convert(field, value)]];
    }),
  );
}

function fromWire(field: Field, value: unknown): unknown {
  if (field.type === 'lines') return (value as readonly Values[]).map((row) => toValues(field.fields, row));
  if (field.type === 'statedArea') return readStatedArea(String(value));
  return numbers.includes(field.type) ? toDecimal(value as number) : value;
}

function ontoWire(field: Field, value: unknown): unknown {
  if (field.type === 'lines') return (value as readonly Values[]).map((row) => toWire(field.fields, row));
  if (field.type === 'statedArea') return writeStatedArea(value as StatedArea);
  return numbers.includes(field.type) ? Number(value as Decimal) : value;
}
