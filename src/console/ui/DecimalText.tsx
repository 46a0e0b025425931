import { formatDecimal, parseDecimal } from '../../domain/units.ts';
import { useSurroundings, type WidgetProps } from './fieldTypeConsole.ts';
import { isNumber, TypedText } from './TypedText.tsx';

/**
 * A decimal typed as people write it: 1234,5 · 1.234,50 · R$ 1.234,50. The number on the wire has at most 15
 * digits, so it is exact; a longer text is passed on as text and refused by name.
 */
export function DecimalText({ places, suffix, prefix, ...props }: DecimalTextProps) {
  const { locale } = useSurroundings();
  return (
    <TypedText<number>
      {...props}
      right
      inputMode="decimal"
      isValue={isNumber}
      write={(value) => formatDecimal(String(value), locale, Math.max(places, decimalsOf(value)))}
      read={(text) => {
        const decimal = parseDecimal(text, locale);
        return decimal === null || significant(decimal) > 15 ? null : Number(decimal);
      }}
      {...(suffix ? { suffix } : {})}
      {...(prefix ? { prefix } : {})}
    />
  );
}

interface DecimalTextProps extends WidgetProps<number> {
  /** Decimals shown at least; more are kept when typed. */
  readonly places: number;
  readonly suffix?: string;
  readonly prefix?: string;
}

const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0;
const significant = (decimal: string) => decimal.replace(/[-.]/g, '').replace(/^0+/, '').length;
