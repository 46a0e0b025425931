import type { MemoryStep } from '../../../../../domain/calculators/memory.ts';
import { valueText } from '../../../../../metadata/valueText.ts';
import { valuesOf } from '../figures.ts';
import { type Formula, formulaOf, resultText, titleOfStep } from '../formula.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import { type ActPlace, type InputRow, rowAt, sourceOf } from '../rowAt.ts';
import type { Words } from '../words.ts';
import { amountLines } from './amountLines.ts';
import { type CorrectionMonths, correctionMonths } from './correctionMonths.ts';
import { factorProduct } from './factorProduct.ts';
import { besideLines, type Term, termsOf, titleOf } from './terms.ts';

/** One line of the account: an amount it starts from, or a step. */
export interface AccountLine {
  /** `a`, `b`, …; null of a sum, which is not carried on by a letter. */
  readonly letter: string | null;
  readonly title: string;
  readonly source: ActPlace | null;
  readonly formula: Formula | null;
  /** What a line of an amount says besides. */
  readonly note: string;
  readonly result: string;
  /** Of a correction: what its factor is the product of, and each month of it. */
  readonly product: string | null;
  readonly months: CorrectionMonths | null;
}

/** The lines about one row of the input, or about the whole. */
export interface Group {
  readonly id: string;
  /** Code of the act it is about. */
  readonly code: string | null;
  /** Null of the whole. */
  readonly title: string | null;
  readonly terms: readonly Term[];
  readonly lines: readonly AccountLine[];
}

type Account = Pick<ResultPanelProps, 'calculator' | 'input' | 'result' | 'terms' | 'sources'>;

/** How a result was worked out, grouped by what each step is about, in the order of the account. */
export function derivationOf(account: Account, words: Words): readonly Group[] {
  const { calculator, input, result } = account;
  let count = 0;
  const letter = () => letterOf(count++);
  const rowOf = (step: MemoryStep) => rowAt(calculator, input, step.De);
  // How halves are rounded is said once, under the account.
  const steps = result.Memoria.filter(({ Passo }) => Passo !== 'rounding');
  const groups = byRow(steps, (step) => rowOf(step)?.path ?? step.De).map(
    ({ of, steps: own }, index): Group => {
      const row = rowAt(calculator, input, of);
      const amounts = row ? amountLines(row, account, letter, words) : [];
      const lines = [...amounts, ...stepLines(own, row, account, letter, words)];
      if (!row) return { id: of ?? `whole-${index}`, code: of, title: of, terms: [], lines };
      return {
        id: row.path,
        code: row.code,
        title: titleOf(row, valuesOf(result), words),
        terms: termsOf(besideLines(row), row.row, `${row.path}.`, account, words),
        lines,
      };
    },
  );
  const fields = calculator.fields.filter(({ type }) => type !== 'lines');
  const terms = termsOf(fields, input, '', account, words);
  if (terms.length === 0) return groups;
  return [
    { id: 'inputs', code: null, title: words.t('calculators.result.inputs'), terms, lines: [] },
    ...groups,
  ];
}

function stepLines(
  steps: readonly MemoryStep[],
  row: InputRow | null,
  { terms, sources }: Account,
  letter: () => string,
  words: Words,
): AccountLine[] {
  const goods = steps.filter(({ Valores }) => Valores.bem !== undefined);
  return steps.map((step): AccountLine => {
    const months = correctionMonths(step, row?.row ?? {}, terms);
    const factor = valueText('F', step.Valores.F ?? '', words);
    const place = goods.indexOf(step);
    return {
      letter: sums.has(step.Passo) ? null : letter(),
      title: titleOfStep(step, words),
      // Goods are worked out one by one, in the order they are given.
      source: row && place >= 0 ? sourceOf(sources, `${row.path}.Bens.${place}`) : null,
      formula: formulaOf(step, words),
      note: '',
      result: resultText(step, words),
      product: months && `${factorProduct(months, words.locale)} = ${factor}`,
      months,
    };
  });
}

/** Results that close a part of the account: the double line under a sum. */
const sums: ReadonlySet<string> = new Set([
  'updated',
  'deduction',
  'margin',
  'most-new',
  'surplus',
  'left-of-yield',
  'fgts-free',
  'fgts-to-ask',
  'owners-after',
  'days-left',
]);

/** Steps about one row together, where the first of them stands; those about the whole where they come. */
function byRow(memory: readonly MemoryStep[], about: (step: MemoryStep) => string | null) {
  const groups: { of: string | null; steps: MemoryStep[] }[] = [];
  for (const step of memory) {
    const of = about(step);
    const own = of === null ? groups.at(-1) : groups.find((group) => group.of === of);
    if (own && own.of === of) own.steps.push(step);
    else groups.push({ of, steps: [step] });
  }
  return groups;
}

/** `a` to `z`, then `aa`. */
function letterOf(index: number): string {
  const own = String.fromCharCode(97 + (index % 26));
  return index < 26 ? own : letterOf(Math.floor(index / 26) - 1) + own;
}
