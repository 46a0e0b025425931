import { DefinedInput } from '../../console/kit/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/kit/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'nw'),
  Widget: (props) => <DefinedInput {...props} definition={definition} right />,
  align: 'right',
};
