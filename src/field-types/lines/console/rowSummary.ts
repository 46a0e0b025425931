import type { Surroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import { formatDate } from '../../../domain/dates.ts';
import { degreeText, givenNumber, isDegree, nameText } from '../../../metadata/valueText.ts';
import { definitions } from '../../generated/definitions.ts';
import { isOfKind, plainText } from '../../kinds.ts';
import type { Field } from '../../types.ts';
import type { Row } from './useRows.ts';

/** A row in one line: a code for its margin, what it is, how much, and what else tells it from others. */
export interface RowSummary {
  /** `R-2`; null where the row has no code of its own. */
  readonly code: string | null;
  readonly title: string;
  readonly amount: string;
  readonly rest: string;
}

/** Fields that tell a row from others: those with `list`; the first four where the schema names none. */
export function tellingFields(fields: readonly Field[]): readonly Field[] {
  const listed = fields.filter(({ list }) => list === true);
  return listed.length > 0 ? listed : fields.filter(({ type }) => type !== 'lines').slice(0, 4);
}

export function summaryOf(field: Field, row: Row, surroundings: Surroundings): RowSummary {
  const said = tellingFields(field.fields).flatMap((inner) => {
    const text = textOf(inner, row[inner.name], surroundings);
    return text === '' ? [] : [{ field: inner, text }];
  });
  const code = said.find(({ field: { type }, text }) => type === 'text' && isCode(text));
  const name = said.find((item) => item !== code && words.includes(item.field.type));
  const place = said.find(({ field: { type } }) => type === 'integer');
  const amount = said.find(({ field: { type } }) => amounts.includes(type));
  const labelled = ({ field: inner, text }: (typeof said)[number]) => {
    const label = lowered(inner.label[surroundings.locale]);
    if (isDegree(inner)) return `${text} ${label}`;
    if (bare.includes(inner.type) || amounts.includes(inner.type)) return `${label} ${text}`;
    return inner.type === 'enum' ? lowered(text) : text;
  };
  const shown = [code, name, place, amount];
  return {
    code: code?.text ?? null,
    title: [name?.text, place && labelled(place)].filter(Boolean).join(', '),
    amount: amount
      ? [amount.field.type === 'money' && currencyIn(field, row, surroundings), amount.text]
          .filter(Boolean)
          .join(' ')
      : '',
    rest: said
      .filter((item) => !shown.includes(item))
      .map(labelled)
      .join(', '),
  };
}

/** Values that do not say by themselves what they are. */
const bare: readonly string[] = ['boolean', 'date', 'decimal', 'fraction', 'integer', 'month', 'percent'];
const words: readonly string[] = ['enum', 'text', 'longText'];
const amounts: readonly string[] = ['money', 'statedArea', 'area', 'decimal'];

/** Reais, unless the row says another currency. */
function currencyIn({ fields }: Field, row: Row, { enumLabel }: Surroundings): string {
  const currency = row[fields.find((inner) => inner.enum === 'Moeda')?.name ?? ''];
  return typeof currency === 'string' && currency !== 'BRL' ? enumLabel('Moeda', currency) : 'R$';
}

/** Inside a line; a name in capitals stays one. */
const lowered = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** A short sign such as an act's stands in the margin; a name of two words does not fit there. */
const isCode = (text: string) => /^\p{Lu}{1,4}[-./ ]?\d{1,5}$/u.test(text);

function textOf(field: Field, value: unknown, surroundings: Surroundings): string {
  if (value === null || value === undefined || value === '' || field.type === 'lines') return '';
  if (!isOfKind(value, field)) return plainText(value);
  if (isDegree(field)) return degreeText(Number(value), surroundings.locale);
  // Rows are of acts, which span more than a century: two digits of a year would not say which.
  if (field.type === 'date') return formatDate(String(value), surroundings.locale, 'full');
  const text =
    givenNumber(field, value, surroundings.locale) ??
    definitions[field.type]?.text(value, field, surroundings) ??
    plainText(value);
  return nameText(field, text);
}
