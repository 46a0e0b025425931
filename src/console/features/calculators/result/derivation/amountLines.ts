import { rowsIn } from '../../../../../domain/calculators/calculation.ts';
import { fieldText, isAbsent } from '../fieldText.ts';
import { valuesOf } from '../figures.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import { type InputRow, sourceOf } from '../rowAt.ts';
import type { Words } from '../words.ts';
import type { AccountLine } from './derivation.ts';
import { amountTypes, firstText, givenText, isAmount } from './terms.ts';

/** The amounts a row starts from, and the rows within it. */
export function amountLines(
  { field, path, row, index }: InputRow,
  { result, sources }: Pick<ResultPanelProps, 'result' | 'sources'>,
  letter: () => string,
  words: Words,
): AccountLine[] {
  const given = field.fields.filter((inner) => isAmount(inner) && !isAbsent(row[inner.name]));
  const line = (title: string, at: string, result: string, note = ''): AccountLine => ({
    letter: letter(),
    title,
    source: sourceOf(sources, at),
    formula: null,
    note,
    result,
    product: null,
    months: null,
  });
  const worked = rowsIn(valuesOf(result)[field.name])[index] ?? {};
  return given.flatMap((inner): AccountLine[] => {
    const at = `${path}.${inner.name}`;
    if (amountTypes.includes(inner.type))
      return [line(inner.label[words.locale], at, fieldText(inner, row[inner.name], words))];
    // Goods that the account works out one by one stand there.
    if (result.Memoria.some(({ De, Valores }) => De === path && Valores.bem !== undefined)) return [];
    return rowsIn(row[inner.name]).map((nested, place) => {
      const told = inner.fields.filter(({ name, type }) => type !== 'lines' && !isAbsent(nested[name]));
      const rest = told.slice(1);
      const value = rowsIn(worked[inner.name])[place]?.Valor ?? nested.Valor;
      return line(
        firstText(inner, nested, words),
        `${at}.${place}`,
        isAbsent(value) ? '–' : fieldText({ ...inner, name: 'Valor', type: 'money' }, value, words),
        rest
          .filter(({ name }) => name !== 'Valor')
          .map((one) => `${one.label[words.locale]} ${givenText(one, nested[one.name], words)}`)
          .join(', '),
      );
    });
  });
}
