import { formatDate } from '../../../../../domain/dates.ts';
import { ruleText } from '../output/ruleText.ts';
import type { Against, ResultPanelProps } from '../resultProps.ts';
import type { Words } from '../words.ts';
import { differencesOf, type FigureDifference, figureTexts } from './differences.ts';
import { isSameResult } from './sameResult.ts';

/** A figure as it was stored, under the same conditions now, and as this calculation has it where that is not the same. */
export interface ComparedFigure extends FigureDifference {
  readonly own: string | null;
}

export interface ComparisonInWords {
  readonly title: string;
  /** How much changed, under which conditions each side stands, and whether another rule is at work. */
  readonly said: readonly string[];
  /** Of the column names: the stored side, the side held against it, and, where it is apart, this calculation's own. */
  readonly heads: { readonly was: string; readonly is: string; readonly own: string | null };
  readonly figures: readonly ComparedFigure[];
  readonly isChanged: boolean;
}

/**
 * A stored calculation to the last cent beside this one. Both stand under the conditions that were stored, wherever these
 * suffice, so that what lies between them comes of the inputs alone, unless the rule has become another since, which is said;
 * what this calculation's own conditions make of it has a column of its own.
 */
export function comparisonOf(props: ResultPanelProps, words: Words): ComparisonInWords | null {
  const { calculator, result, against } = props;
  if (!against) return null;
  const { t } = words;
  const { alike } = against;
  const differences = differencesOf(calculator, against.result, alike ?? result, words);
  const isApart = alike !== null && !isSameResult(calculator, result, alike);
  const own = isApart ? figureTexts(calculator, result, words) : null;
  const changed = differences.filter(({ isChanged }) => isChanged).length;
  const now = t(`calculators.result.${against.own === 'today' ? 'byToday' : 'asKept'}`);
  return {
    title: t('calculators.result.compared', { title: against.title }),
    said: [
      changed === 0
        ? t('calculators.result.nothingChanged')
        : t('calculators.result.changed', { smart_count: changed }),
      conditionsText(against, words),
      t(`calculators.result.${standing(against, isApart)}`, { own: now }),
      ...ruleChange(against, alike ?? result, words),
    ],
    heads: {
      was: t('calculators.result.saved'),
      is: isApart ? t('calculators.result.sameConditions') : alike ? t('calculators.result.now') : now,
      own: isApart ? now : null,
    },
    figures: differences.map((one) => ({ ...one, own: own ? (own.get(one.name) ?? '–') : null })),
    isChanged: changed > 0 || isApart,
  };
}

/** Under which conditions each side stands, and whether the difference can be of the inputs alone. */
function standing({ alike, isReproduced }: Against, isApart: boolean) {
  if (alike === null) return 'notAlike';
  if (!isReproduced) return 'notReproduced';
  return isApart ? 'apart' : 'alike';
}

const conditionsText = ({ conditions }: Against, { t, locale, enumLabel }: Words): string =>
  t('calculators.result.conditions', {
    day: formatDate(conditions.Hoje, locale, 'full'),
    rounding: enumLabel('Arredondamento', conditions.Arredondamento).toLowerCase(),
  });

const ruleChange = ({ result }: Against, now: ResultPanelProps['result'], words: Words): readonly string[] =>
  result.Regra === now.Regra
    ? []
    : [
        words.t('calculators.result.otherRule', {
          was: ruleText(result.Regra, words),
          is: ruleText(now.Regra, words),
        }),
      ];
