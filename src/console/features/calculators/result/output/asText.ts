import { formatMonth } from '../../../../../domain/dates.ts';
import { formatDecimal } from '../../../../../domain/units.ts';
import { sourceText } from '../ActCode.tsx';
import { alertsOf, marksOf } from '../alerts.ts';
import { type CorrectionMonths, everyMonth } from '../derivation/correctionMonths.ts';
import { type AccountLine, derivationOf, type Group } from '../derivation/derivation.ts';
import { figuresOf } from '../figures.ts';
import type { ResultPanelProps } from '../resultProps.ts';
import type { ActPlace } from '../rowAt.ts';
import type { Words } from '../words.ts';
import { headingText, madeText, roundingText } from './ruleText.ts';
import type { Block } from './textTable.ts';
import { type Align, tablesAsText } from './textTables.ts';

/**
 * The whole result in the person's language, to take along: what it is and whether it may be relied on, figures with every place they have, warnings, each step with
 * its formula, where each input was read, and every table and history.
 */
export function asText(props: ResultPanelProps, words: Words, align: Align): readonly Block[] {
  const { t } = words;
  const { head, rest } = figuresOf(props.calculator, props.result, words);
  const alerts = alertsOf(props, words);
  const { facts = [], cautions = [] } = props;
  const lines = [
    headingText(props, words),
    ...facts,
    '',
    ...(cautions.length > 0 ? [...cautions, ''] : []),
    ...[...head, ...rest].map(({ label, text }) => `${label}: ${text}`),
    ...marksOf(props.result, words).map(({ label, sentence }) => `${label}: ${sentence}`),
    ...(alerts.length > 0 ? ['', `${t('calculators.result.alerts')}:`] : []),
    ...alerts.map(({ flag, text, code, row }) =>
      [`- ${[flag, text].filter(Boolean).join(' ')}`, (code ?? row) && ` (${code ?? row})`].join(''),
    ),
    '',
    `${t('calculators.result.derivation')}:`,
    ...derivationOf(props, words).flatMap((group) => groupText(group, words)),
    '',
    ...[roundingText(props, words), madeText(props, words)].filter((line) => line !== ''),
  ];
  return [...lines.map(plain), ...tablesAsText(props, words, align).map(plainBlock)];
}

function groupText({ code, title, terms, lines }: Group, words: Words): string[] {
  const named = [code, title === code ? null : title].filter(Boolean).join(' ');
  return [
    ...(named ? ['', named] : ['']),
    ...terms.map(({ label, text, source }) => `   ${label}: ${text}${readIn(source, words)}`),
    ...lines.flatMap((line) => lineText(line, words)),
  ];
}

function lineText(line: AccountLine, words: Words): string[] {
  const { letter, title, source, formula, product, months, note, result } = line;
  const beside = formula?.beside.map(({ label, text }) => `${label} ${text}`).join(', ');
  return [
    `${letter ? `${letter})` : '=='} ${title}: ${result}${readIn(source, words)}`,
    ...[
      note,
      formula?.inNumbers ?? formula?.inWords,
      product,
      beside,
      months && monthsText(months, words),
    ].flatMap((text) => (text ? [`   ${text}`] : [])),
  ];
}

/** `12/2023 0,56%; 01/2024 0,42%` */
const monthsText = (months: CorrectionMonths, { locale, t }: Words): string =>
  everyMonth(months)
    .map(({ month, variation }) =>
      [
        formatMonth(month),
        variation === null ? t('calculators.result.notPublished') : `${formatDecimal(variation, locale)}%`,
      ].join(' '),
    )
    .join('; ');

const readIn = (source: ActPlace | null, { t }: Words): string =>
  source ? ` (${sourceText(source, t)})` : '';

/** Spaces that keep a number together are others than those one searches for. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Spreadsheets know a number below zero by its hyphen. */
const plainCell = (text: string): string => plain(text).replace(/^−(?=[\d.,]+%?$)/, '-');

const plainBlock = (block: Block): Block =>
  typeof block === 'string'
    ? plain(block)
    : {
        ...block,
        rows: block.rows.map((row) => row.map(plainCell)),
        ...(block.total && { total: block.total.map(plainCell) }),
      };
