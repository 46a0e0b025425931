import type { MemoryStep } from '../../../../domain/calculators/memory.ts';
import { withoutDocument } from '../../../../domain/calculators/ownership/namesakes.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { valueText } from '../../../../metadata/valueText.ts';
import { type Words, wordsOr } from './words.ts';

/** A step's formula twice: by the names of its values, where the rule has words for them, and by the values themselves. */
export interface Formula {
  readonly inWords: string | null;
  /** Null where the formula holds no value that the step tells. */
  readonly inNumbers: string | null;
  /** What the step tells and its formula does not hold: which index, how many periods. */
  readonly beside: readonly { readonly label: string; readonly text: string }[];
}

export function formulaOf({ Passo, Formula: whole, Valores }: MemoryStep, words: Words): Formula {
  // What a factor is the product of is told month by month.
  const [Formula = whole] = whole.split(', F = ');
  // Values that are people stand under their names, which are no letters of a formula.
  const held = new Set(Passo === ofPeople ? [] : Formula.match(names));
  const put = (text: (name: string) => string) => signs(Formula.replaceAll(names, text));
  const known = (name: string) => Object.hasOwn(Valores, name);
  const told = Object.entries(Valores);
  const inLetters = put((name) => name);
  const inWords = put((name) => valueLabel(Passo, name, words));
  const parts = Valores.parcelas?.split(', ').map((part) => valueText('', part, words));
  const inNumbers = parts
    ? parts.join(' + ')
    : told.some(([name]) => held.has(name))
      ? put((name) =>
          known(name) ? termText(Passo, name, Valores[name] ?? '', words) : valueLabel(Passo, name, words),
        )
      : null;
  return {
    inWords: inWords === inLetters && inNumbers !== null ? null : inWords,
    inNumbers,
    beside: told
      .filter(([name]) => Passo === ofPeople || !(held.has(name) || apart.includes(name)))
      .map(([name, value]) => ({
        label: Passo === ofPeople ? personLabel(name, words) : valueLabel(Passo, name, words),
        text: choices.includes(name)
          ? withinLine(valueText(name, value, words), words)
          : valueText(name, value, words),
      })),
  };
}

/** Values that are one of a list of choices, which reads on within a line. */
const choices = ['contagem', 'modo', 'motivo', 'antes', 'u'];

/** The step whose values are the shares of owners. */
const ofPeople = 'owners-after';

/** A namesake without a document is said to have none in the person's language. */
function personLabel(name: string, { t }: Words): string {
  const tail = `, ${withoutDocument}`;
  if (!name.endsWith(tail)) return readableName(name);
  return `${readableName(name.slice(0, -tail.length))}, ${t('calculation.withoutDocument')}`;
}

/** What the rule calls a value: letters of other steps may stand for something else. */
function valueLabel(step: string, name: string, words: Words): string {
  const found = wordsOr(
    words,
    `calculation.values.${step}.${name}`,
    wordsOr(words, `calculation.values.${name}`, name),
  );
  // Within a line; what nobody has words for is a name as it is.
  return found === name ? name : withinLine(found, words);
}

const withinLine = (text: string, { locale }: Words): string =>
  text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

/** Counts that are added to a day, by step and letter: a bare number beside a date would not say of what. */
const spans: Readonly<Record<string, string>> = {
  'due.m': 'inMonths',
  'due.d': 'inDays',
  'notice.A': 'inDays',
};

function termText(step: string, name: string, value: string, words: Words): string {
  const span = spans[`${step}.${name}`];
  return span
    ? words.t(`calculators.result.${span}`, { smart_count: Number(value) })
    : valueText(name, value, words);
}

/** What is told elsewhere: the months of an index in their table, the parts of a sum in its numbers, the degree
 * in its title. */
const apart = ['F', 'variacoes', 'd', 'n', 'parcelas', 'grau'];

const names = /\p{L}+/gu;

/** Signs of arithmetic as they are printed. */
const signs = (formula: string): string => formula.replaceAll(' · ', ' × ').replaceAll(' / ', ' ÷ ');

/** A formula cut where powers are raised: `(1 + 12%)^(106 ÷ 365)`. */
export function raised(formula: string): readonly { readonly text: string; readonly isPower: boolean }[] {
  return formula
    .split(/\^\(([^()]*)\)/)
    .map((text, index) => ({ text, isPower: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** What a step works out, and of which degree where it is about one. */
export function titleOfStep({ Passo, Valores }: MemoryStep, words: Words): string {
  const degree = Valores.grau === undefined ? '' : valueText('grau', Valores.grau, words);
  return wordsOr(words, `calculation.steps.${Passo}`, Passo, { degree });
}

/** A step's result; rates, which formulas end with `· 100`, say that they are percentages. */
export const resultText = ({ Formula, Resultado }: MemoryStep, words: Words): string => {
  const text = valueText('', Resultado, words);
  return Formula.endsWith('· 100') && text !== '-' ? `${text}%` : text === '-' ? '–' : text;
};
