import { intlTag, type Locale } from '../../../domain/locale.ts';
import { enumeration } from '../../../metadata/enums.ts';

interface Item {
  readonly code: string;
  readonly label: string;
}

/**
 * The choices of an enumeration as a person reads them: in its own order, or, where that is no more than the
 * alphabet of its codes, in that of the labels. Two or three are seen at a glance and stay.
 */
export function enumItems(name: string, locale: Locale): readonly Item[] {
  const codes = enumeration(name)?.codes ?? [];
  const items = codes.map(({ code, label }) => ({ code, label: label[locale] }));
  const isByCode = items.every(({ code }, index) => index === 0 || (items[index - 1]?.code ?? '') < code);
  if (!isByCode || items.length <= 3) return items;
  const { compare } = new Intl.Collator(intlTag[locale]);
  return items.sort((one, other) => compare(one.label, other.label));
}
