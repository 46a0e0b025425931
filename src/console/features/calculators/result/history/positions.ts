import { Precise, type Rounding } from '../../../../../domain/calculators/arithmetic.ts';
import {
  type HistoryRow,
  type Position,
  positionOn,
} from '../../../../../domain/calculators/mortgage/history.ts';
import {
  type PledgeHistoryRow,
  type SeasonTotal,
  seasonTotals,
} from '../../../../../domain/calculators/pledge/history.ts';
import { formatDate, type LocalDate } from '../../../../../domain/dates.ts';
import { readableName } from '../../../../../domain/text/readableName.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { degreeText } from '../../../../../metadata/valueText.ts';
import type { TextTable } from '../output/textTable.ts';
import type { Words } from '../words.ts';

/** What stood on a day, row by row in words; `keys` are those of the chart's series, a row each. */
export interface PositionRows extends TextTable {
  readonly keys: readonly string[];
}

const absent = '–';
const keyless = '~';

/** What stood of each degree, and the sum. */
export function degreesOn(rows: readonly HistoryRow[], day: LocalDate, words: Words): PositionRows {
  const { t, locale } = words;
  const { PorGrau, Total } = positionOn(rows, day);
  const money = (amount: string) => formatDecimal(amount, locale, 2);
  return {
    title: t('calculators.result.byDegree'),
    heads: [
      { label: t('calculators.result.degree'), isNumber: false },
      { label: t('calculators.result.total'), isNumber: true },
    ],
    keys: PorGrau.map(({ Grau }) => degreeKey(Grau)),
    rows: PorGrau.map(({ Grau, Total: total }) => [degreeLabel(Grau, words), money(total)]),
    total: [t('calculators.result.total'), money(Total)],
  };
}

export const degreeKey = (degree: number | null): string => String(degree ?? keyless);

export const degreeLabel = (degree: number | null, { t, locale }: Words): string =>
  degree === null
    ? t('calculators.result.noDegree')
    : t('calculators.result.ofDegree', { degree: degreeText(degree, locale) });

/** What stood of each season: the goods and the land it binds and the credit, and the sum of that. */
export function seasonsOn(
  rows: readonly PledgeHistoryRow[],
  day: LocalDate,
  rounding: Rounding,
  words: Words,
): PositionRows {
  const { t, locale } = words;
  const totals = seasonsUntil(rows, day, rounding).toSorted((a, b) =>
    seasonKey(a).localeCompare(seasonKey(b)),
  );
  const money = (amount: string) => formatDecimal(amount, locale, 2);
  return {
    title: t('calculators.result.bySeason'),
    heads: [
      { label: t('calculators.result.season'), isNumber: false },
      { label: t('calculators.result.goods'), isNumber: false },
      { label: t('calculators.result.boundArea'), isNumber: true },
      { label: t('calculators.result.credit'), isNumber: true },
    ],
    keys: totals.map(seasonKey),
    rows: totals.map((total) => [
      seasonLabel(total, words),
      goodsText(total, words),
      areaText(total, words),
      money(total.Credito),
    ]),
    total: [t('calculators.result.total'), '', '', money(positionOn(rows, day).Total)],
  };
}

export const seasonsUntil = (
  rows: readonly PledgeHistoryRow[],
  day: LocalDate,
  rounding: Rounding,
): readonly SeasonTotal[] =>
  seasonTotals(
    rows.filter(({ Data }) => Data <= day),
    rounding,
  );

export const seasonKey = ({ Safra }: SeasonTotal): string => Safra ?? keyless;
export const seasonLabel = ({ Safra }: SeasonTotal, { t }: Words): string =>
  Safra ?? t('calculators.result.noSeason');

const goodsText = ({ Produtos }: SeasonTotal, { locale, enumLabel }: Words): string =>
  Produtos.map(
    ({ Produto, Unidade, Quantidade }) =>
      `${Produto} ${formatDecimal(Quantidade, locale)} (${enumLabel('UnidadeBem', Unidade)})`,
  ).join('; ') || absent;

const areaText = ({ AreaVinculada }: SeasonTotal, { locale }: Words): string =>
  new Precise(AreaVinculada).isZero() ? absent : `${formatDecimal(AreaVinculada, locale, 4)} ha`;

/**
 * Each guarantee that stood: its registered degree, and apart from it the rank it takes among those that are left. Without
 * any degree there is no rank to set beside it.
 */
export function ranksOf(guarantees: Position['Garantias'], { t, locale }: Words): TextTable {
  const isRanked = guarantees.some(({ Grau }) => Grau !== null);
  const head = (name: string, isNumber = false) => ({ label: t(`calculators.result.${name}`), isNumber });
  return {
    title: t('calculators.result.ranks'),
    heads: [
      head('act'),
      head('creditor'),
      ...(isRanked ? [head('registered'), head('effective')] : []),
      head('due'),
      head('value', true),
    ],
    rows: guarantees.map(({ Garantia, Grau, Credor, Vencimento, Valor, PosicaoEfetiva }) => [
      Garantia,
      Credor === null ? absent : readableName(Credor),
      ...(isRanked
        ? [Grau === null ? absent : degreeText(Grau, locale), degreeText(PosicaoEfetiva, locale)]
        : []),
      Vencimento ? formatDate(Vencimento, locale, 'full') : absent,
      formatDecimal(Valor, locale, 2),
    ]),
  };
}
