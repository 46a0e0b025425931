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
  Widget: TimeInput,
};

/** 8:30, 8h30, 0830, 8 pm and the like. */
function TimeInput(props: WidgetProps<string>) {
  const { t } = useSurroundings();
  return <DefinedInput {...props} definition={definition} placeholder={t('form.timePlaceholder')} />;
}
