import type { ChoiceTexts } from '../../../console/kit/inputs/ChoiceBox.tsx';
import { useSurroundings } from '../../../console/kit/ui/fieldTypeConsole.ts';
import type { Field } from '../../types.ts';
import { outOfUseText } from './outOfUseText.ts';

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
