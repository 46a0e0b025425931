import { DefinedInput } from '../../console/kit/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/kit/ui/PlainText.tsx';
import { definition } from './definition.ts';

/** Receipts and pages break the number; it is kept and shown in one piece. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'id'),
  Widget: (props) => <DefinedInput {...props} definition={definition} inputMode="text" />,
};
