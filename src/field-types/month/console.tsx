import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import {
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'nw'),
  Widget: MonthInput,
};

/** 3/26, 03/2026, mar 2026 and the like. */
function MonthInput(props: WidgetProps<string>) {
  const { t } = useSurroundings();
  return <DefinedInput {...props} definition={definition} placeholder={t('form.monthPlaceholder')} />;
}
