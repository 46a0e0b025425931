import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

/** Receipts and pages break the number; it is kept and shown in one piece. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'id'),
  Widget: (props) => <DefinedInput {...props} definition={definition} inputMode="text" />,
};
