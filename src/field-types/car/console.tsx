import { DefinedInput } from '../../console/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

/** Receipts and pages break the number; it is kept and shown in one piece. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'id'),
  Widget: (props) => <DefinedInput {...props} definition={definition} inputMode="text" />,
};
