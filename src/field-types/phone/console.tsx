import { DefinedInput } from '../../console/kit/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/kit/ui/PlainText.tsx';
import { punctuatePhone } from '../../domain/documents/phone.ts';
import { definition } from './definition.ts';

/** Typed and pasted in any usual form; shown, and copied, with its punctuation. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'nw'),
  Widget: (props) => (
    <DefinedInput {...props} definition={definition} inputMode="tel" punctuate={punctuatePhone} />
  ),
};
