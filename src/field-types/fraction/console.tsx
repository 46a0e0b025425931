import {
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/ui/fieldTypeConsole.ts';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import type { Locale } from '../../domain/locale.ts';
import { type Decimal, parseDecimal, type Share, toShare } from '../../domain/units.ts';

export const consoleHalf: FieldTypeConsole<Share> = {
  Cell: ({ value }) => <span className="frac nw">{value}</span>,
  Widget: FractionText,
  align: 'right',
};

function FractionText(props: WidgetProps<Share>) {
  const { locale } = useSurroundings();
  return (
    <TypedText
      {...props}
      right
      isValue={isText}
      write={(value) => value}
      read={(text) => readShare(text, locale)}
    />
  );
}

/** `1/3` is a fraction; `33,33` and `33,33%` are percentages. Exact either way. */
export function readShare(text: string, locale: Locale): Share | null {
  const fraction = /^\s*(\d{1,20})\s*\/\s*(\d{1,20})\s*$/.exec(text);
  if (fraction) return /^0+$/.test(fraction[2] ?? '') ? null : toShare(`${fraction[1]}/${fraction[2]}`);
  const percent = parseDecimal(text, locale);
  return percent === null || percent.startsWith('-') ? null : toShare(hundredth(percent));
}

/** Moves the decimal point two places, in text: no float is made on the way. */
function hundredth(value: Decimal): string {
  const [whole = '0', decimals = ''] = value.split('.');
  const digits = whole.padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${decimals}`;
}
