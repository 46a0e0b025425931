import { useMemo } from 'react';
import type { TextContext } from '../../../../field-types/types.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';

/** The person's language, as far as a result needs it to be said. */
export interface Words extends TextContext {
  readonly t: Translate;
}

export function useWords(): Words {
  const { locale, t } = useTexts();
  return useMemo(() => ({ locale, t, enumLabel: enumLabel(locale) }), [locale, t]);
}

/** A text if there is one: what has none is called by its own name. */
export function wordsOr(
  { t }: Words,
  key: string,
  otherwise: string,
  params: Readonly<Record<string, string>> = {},
): string {
  const found = t(key, params);
  return found === key ? otherwise : found;
}
