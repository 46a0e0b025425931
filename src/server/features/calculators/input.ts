import type { Values } from '../../../domain/calculators/calculation.ts';
import { AppError } from '../../../domain/errors.ts';
import type { Field } from '../../../field-types/types.ts';
import { withDefaults } from '../../../metadata/asked.ts';
import type { Calculator } from '../../../metadata/calculator.ts';
import { loadValidator } from '../../../metadata/validation.ts';
import type { WireError } from '../../../metadata/wire/envelope.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import { rowsOf } from '../../engine/crud/references.ts';
import { checkStorable } from '../../engine/crud/write/checkBody.ts';
import { validateShape } from '../../engine/crud/write/validateRecord.ts';
import { Failures, toWireError } from '../../kit/http/failures.ts';

/** More is no property's history, and every row costs time that others wait for. */
const mostRows = 1000;

/** Before and after, no calendar and no index tells anything. */
const days = { first: '1800-01-01', last: '2199-12-31' } as const;

/**
 * The input of a calculator as it was sent, judged by the function its form asks, with the defaults of what was left
 * out. What the server gives itself (today, indices, rounding) may not be sent.
 * @throws Failures naming each field as `Entrada.Onus.0.Valor`
 */
export async function judgeInput(calculator: Calculator, given: unknown, actor: Actor): Promise<Values> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new AppError('body-invalid', { name: 'Entrada' }, { field: 'Entrada', text: 'api.wanted.object' });
  checkStorable(given, 'Entrada');
  const asked = calculator.fields.filter(({ readOnly }) => readOnly !== 'always');
  const own = Object.keys(given).filter((name) => calculator.fields.some((field) => field.name === name));
  const closed = own.filter((name) => !asked.some((field) => field.name === name));
  if (closed.length > 0)
    throw new Failures(
      400,
      closed.map((name) => told(new AppError('field-read-only', { name }, { field: name }), actor)),
    );
  const input = withDefaults({ fields: asked }, given as Values);
  await inEntrada(async () => validateShape(input, calculator, await loadValidator(calculator.name), actor));
  const beyond = outside(asked, input, 'Entrada');
  if (beyond.length > 0)
    throw new Failures(
      422,
      beyond.map((error) => toWireError(error, actor.locale)),
    );
  return input;
}

const told = (error: AppError, { locale }: Actor): WireError => inside(toWireError(error, locale));

const inside = ({ Campo, ...rest }: WireError): WireError => ({
  ...rest,
  Campo: Campo ? `Entrada.${Campo}` : 'Entrada',
});

async function inEntrada(judge: () => Promise<void>): Promise<void> {
  try {
    await judge();
  } catch (error) {
    if (!(error instanceof Failures)) throw error;
    throw new Failures(error.status, error.errors.map(inside));
  }
}

/** Values that are right by themselves and would keep the server busy for nothing. */
function outside(fields: readonly Field[], values: Values, at: string): AppError[] {
  return fields.flatMap((field): AppError[] => {
    const value = values[field.name];
    const path = `${at}.${field.name}`;
    if (field.type === 'date' && typeof value === 'string' && (value < days.first || value > days.last))
      return [new AppError('calculation-day-outside', {}, { field: path })];
    if (field.type !== 'lines') return [];
    const rows = rowsOf(value);
    if (rows.length > mostRows)
      return [new AppError('calculation-rows-many', { limit: mostRows }, { field: path })];
    return rows.flatMap((row, index) => outside(field.fields, row, `${path}.${index}`));
  });
}
