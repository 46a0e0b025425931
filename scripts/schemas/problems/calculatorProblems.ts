import type { Field } from '../../../src/field-types/types.ts';
import type { Calculator } from '../../../src/metadata/calculator.ts';
import { judgeFields } from './fieldProblems.ts';
import { judgeLayout } from './layoutProblems.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** Everything wrong with one calculator that its vocabulary cannot see. */
export function judgeCalculators(
  calculator: Calculator,
  all: readonly Calculator[],
  { codes, enums }: Surroundings,
  note: Note,
): void {
  const { code, folder, figures, tables } = calculator;
  judgeFields(calculator.fields, 'input', '/properties', note, codes);
  judgeLayout(calculator, '/properties', '/x-calculator', note);
  judgeFields(figures, 'input', '/x-calculator/figures', note, codes);
  judgeFields(tables, 'input', '/x-calculator/tables', note, codes);
  const other = all.find((one) => one.code === code && one.folder !== folder);
  if (other) note('/x-calculator/code', `${other.folder} is called ${code} already: call one otherwise.`);
  const known = enums.Calculadora ?? [];
  if (!known.includes(code))
    note(
      '/x-calculator/code',
      `schemas/enums/Calculadora.json has no ${code}: ${instead(code, known)} Or add it there.`,
    );
  if (!figures.some(({ list }) => list === true))
    note('/x-calculator/figures', 'no figure stands at the head of the result: give one "list": true.');
  for (const { name } of tables.filter(isNoTable))
    note(`/x-calculator/tables/${name}/x-field/type`, 'a table has rows: make it of type lines.');
}

const isNoTable = ({ type }: Field) => type !== 'lines';
