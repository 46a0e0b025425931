import type { Field } from '../../../field-types/types.ts';
import { useSurroundings } from '../ui/fieldTypeConsole.ts';
import { outOfUseText } from '../ui/OutOfUse.tsx';
import type { ChoiceTexts } from './ChoiceBox.tsx';

export function useChoiceTexts(field: Field): ChoiceTexts {
  const { t, locale } = useSurroundings();
  return {
    none: t('form.none'),
    failed: t('form.choicesFailed'),
    searching: t('form.searching'),
    clear: t('form.clearValue', { name: field.label[locale] }),
    inactive: outOfUseText(field, t),
    remove: (label) => t('form.clearValue', { name: label }),
  };
}
