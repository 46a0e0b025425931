import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  ...definedText(definition, 'nw'),
  Widget: (props) => <DefinedInput {...props} definition={definition} right inputMode="decimal" />,
  align: 'right',
};
