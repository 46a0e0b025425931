import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

/** Typed and pasted in any usual form; shown, and copied, as it is. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'id nw'),
  Widget: (props) => <DefinedInput {...props} definition={definition} inputMode="numeric" />,
};
