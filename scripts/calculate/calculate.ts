import { datesIn, rowsIn, type Values } from '../../src/domain/calculators/calculation.ts';
import type { Terms } from '../../src/domain/calculators/debt.ts';
import { type IndexRow, indexTable } from '../../src/domain/calculators/indexTable.ts';
import { CalculationRefused, type InputProblem } from '../../src/domain/calculators/problems.ts';
import { defaultLocale } from '../../src/domain/locale.ts';
import type { Field } from '../../src/field-types/types.ts';
import { alertText, problemText, stepText } from '../../src/metadata/calculationTexts.ts';
import { calculators, loadCalculation } from '../../src/metadata/calculators.ts';
import { text } from '../../src/metadata/texts.ts';
import { toTerms } from '../../src/metadata/wire/conditions.ts';
import { parseExactly, type Reading, type ReadProblem, readFields } from './readInput.ts';

/** A reason why nothing was calculated, beside the field it is about. */
export interface ToldProblem {
  readonly Campo: string;
  readonly Codigo: string;
  readonly Texto: string;
}

/** Calculators by the names of their folders, which the command line calls them by. */
export const calculatorNames: readonly string[] = calculators.map(({ folder }) => folder);

/** One calculation from the text of its input; alerts and problems with their sentences in Portuguese. */
export async function calculate(
  name: string,
  input: string,
): Promise<{ readonly result: object; readonly problems: readonly ToldProblem[] }> {
  const calculator = calculators.find(({ folder }) => folder === name);
  if (!calculator) throw new Error(`No calculator ${name}`);
  const reading = { problems: [] as ReadProblem[], unknown: [] as string[] };
  const values = readInput(parseInput(input, reading.problems), calculator.fields, reading);
  const unread = [...reading.problems, ...repeatedMonths(values)];
  if (unread.length > 0) return { result: {}, problems: unread.map(tell) };
  const run = await loadCalculation(calculator);
  try {
    const result = run(values, termsOf(values));
    return { result: { ...(spoken(result) as object), ...ignored(reading.unknown) }, problems: [] };
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    return { result: {}, problems: error.problems.map(tellRefused) };
  }
}

/** What is told of a file that cannot be read. */
export const noFile = (file: string): ToldProblem =>
  tell({ field: '', code: 'file-unreadable', params: { file } });

/** Where a text stops being JSON, as far as the parser tells; one that breaks off does so at its end. */
function brokenAt(input: string, error: unknown): ReadProblem {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line && column) return { field: '', code: 'not-json-at', params: { line, column } };
  if (!message.includes('end of JSON')) return { field: '', code: 'not-json', params: {} };
  const lines = input.split('\n');
  const last = String((lines.at(-1) ?? '').length + 1);
  return { field: '', code: 'not-json-at', params: { line: String(lines.length), column: last } };
}

function parseInput(input: string, problems: ReadProblem[]): unknown {
  try {
    return parseExactly(input);
  } catch (error) {
    problems.push(brokenAt(input, error));
    return {};
  }
}

/** A reference date that is not given is today's. */
function readInput(given: unknown, fields: readonly Field[], reading: Reading): Values {
  const asked = fields.map((field) => (field.name === reference ? { ...field, required: false } : field));
  const values = readFields(given, asked, '', reading);
  return fields.some(({ name }) => name === reference) ? { [reference]: today(), ...values } : values;
}

const reference = 'DataReferencia';

/** What the company's settings and its tables say elsewhere, the input says here. */
function termsOf(values: Values): Terms {
  const { Hoje, Indices, Feriados, Arredondamento, ...settings } = values;
  const conditions = {
    ...settings,
    Hoje: (Hoje as string | undefined) ?? today(),
    Arredondamento: (Arredondamento as Terms['rounding'] | undefined) ?? 'HALF_UP',
    Feriados: datesIn(Feriados),
    Indices: [],
    Demonstracao: false,
  };
  return toTerms(conditions, values, indexTable(rowsIn(Indices).map(toIndexRow)));
}

/** A month that stands twice would be whichever came last. */
function repeatedMonths({ Indices }: Values): ReadProblem[] {
  const firstAt = new Map<string, number>();
  return rowsIn(Indices).flatMap((row, at) => {
    const { Indice, Competencia } = toIndexRow(row);
    const month = `${Indice} ${Competencia}`;
    const first = firstAt.get(month);
    if (first === undefined) firstAt.set(month, at);
    return first === undefined
      ? []
      : [{ field: `Indices.${at}`, code: 'month-repeated', params: { month, first: `Indices.${first}` } }];
  });
}

const toIndexRow = ({ Codigo, Ano, Mes, VariacaoPct }: Values): IndexRow => ({
  Indice: String(Codigo),
  Competencia: `${Ano}-${String(Mes).padStart(2, '0')}`,
  Valor: String(VariacaoPct),
});

/** The calendar day in São Paulo. */
const today = () => new Date().toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' });

const ignored = (keys: readonly string[]) => (keys.length > 0 ? { CamposIgnorados: keys } : {});

/** Alerts and steps, wherever they stand, with their words beside their codes. */
function spoken(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoken);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoken(item)]));
  const { Codigo, Passo, Valores } = value as {
    readonly Codigo?: string;
    readonly Passo?: string;
    readonly Valores?: Readonly<Record<string, string>>;
  };
  if (Valores === undefined) return inner;
  if (Codigo !== undefined) return { ...inner, Texto: alertText({ Codigo, Valores }, defaultLocale) };
  return Passo === undefined ? inner : { ...inner, Texto: stepText({ Passo, Valores }, defaultLocale) };
}

/** What cannot be read is told as it stands in the file. */
const tell = ({ field, code, params }: ReadProblem): ToldProblem => ({
  Campo: field,
  Codigo: code,
  Texto: text(defaultLocale, `calculation.problems.${code}`, params),
});

const tellRefused = (problem: InputProblem): ToldProblem => ({
  Campo: problem.field,
  Codigo: problem.code,
  Texto: problemText(problem, defaultLocale),
});
