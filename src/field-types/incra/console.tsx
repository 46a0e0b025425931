import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
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
      punctuate={(text) => fillWhileTyping(['000.000.000.000-0'], text)}
    />
  ),
};
