import type { Alert } from '../../../../domain/calculators/alert.ts';
import { rowsIn, type Values } from '../../../../domain/calculators/calculation.ts';
import { formatDecimal } from '../../../../domain/units.ts';
import { valueText } from '../../../../metadata/valueText.ts';
import { valuesOf } from './figures.ts';
import type { ResultPanelProps } from './resultProps.ts';
import { rowAt } from './rowAt.ts';
import { type Words, wordsOr } from './words.ts';

/** A warning of the result in words. */
export interface ShownAlert {
  readonly key: string;
  /** `RF-61`; null of a sentence that is no red flag. */
  readonly flag: string | null;
  readonly text: string;
  /** What it is about: an act, or a row that has none by its place. */
  readonly code: string | null;
  readonly row: string | null;
  /** Place of the row's lines in the account, where it is one of the input. */
  readonly group: string | null;
}

export function alertsOf(
  { calculator, input, result }: Pick<ResultPanelProps, 'calculator' | 'input' | 'result'>,
  words: Words,
): readonly ShownAlert[] {
  return result.Alertas.map((alert, index) => {
    const row = rowAt(calculator, input, alert.De);
    return {
      key: `${alert.Codigo} ${alert.De} ${index}`,
      flag: /^[A-Z]{2}-\d+$/.test(alert.Codigo) ? alert.Codigo : null,
      text: [sentenceOf(alert, words), suggestionOf(alert, valuesOf(result), words)]
        .filter(Boolean)
        .join(' '),
      code: row ? row.code : alert.De,
      row:
        row && row.code === null
          ? words.t('calculators.result.row', {
              list: row.field.label[words.locale],
              number: row.index + 1,
            })
          : null,
      group: row?.path ?? null,
    };
  });
}

function sentenceOf({ Codigo, Valores }: Alert, words: Words): string {
  const params = Object.fromEntries(
    Object.entries(Valores).map(([name, value]) => [name, valueText(name, value, words)]),
  );
  const sentence = words.t(`calculation.alerts.${Codigo}`, params);
  return sentence === `calculation.alerts.${Codigo}` ? Codigo : sentence;
}

/** Hectares that an alqueire of the state would make: offered beside the question, never taken unasked. */
function suggestionOf({ Codigo }: Alert, { Sugestao }: Values, words: Words): string {
  const [found] = rowsIn(Sugestao ? [Sugestao] : []);
  if (Codigo !== 'alqueire-to-confirm' || !found) return '';
  const number = (value: unknown) => formatDecimal(String(value), words.locale);
  return words.t('calculators.result.suggestion', {
    area: number(found.AreaHa),
    each: number(found.HectaresPorAlqueire),
  });
}

/** Why a result is less than certain, each mark with its sentence. */
export const marksOf = (result: ResultPanelProps['result'], words: Words) =>
  (['Estimativa', 'Projetado'] as const)
    .filter((name) => valuesOf(result)[name] === true)
    .map((name) => ({
      name,
      label: wordsOr(words, `calculators.result.marks.${name}`, name),
      sentence: words.t(`calculators.result.marks.${name}Because`),
    }));
