import { DefinedInput } from '../../console/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'nw'),
  Widget: (props) => <DefinedInput {...props} definition={definition} right />,
  align: 'right',
};
