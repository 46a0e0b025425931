import { DefinedInput } from '../../console/kit/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definedText } from '../../console/kit/ui/PlainText.tsx';
import { fillWhileTyping } from '../../domain/documents/normalise.ts';
import { definition } from './definition.ts';

/** Typed and pasted in any usual form; shown, and copied, with its punctuation. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition, 'id nw'),
  Widget: (props) => (
    <DefinedInput
      {...props}
      definition={definition}
      inputMode="numeric"
      punctuate={(text) => fillWhileTyping(['00 0 0000000-0'], text)}
    />
  ),
};
