import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { fillWhileTyping } from '../../domain/documents/normalise.ts';
import { definition } from './definition.ts';

/** Under a mask, typed with or without punctuation and shown with it. */
export const consoleHalf: FieldTypeConsole<string> = {
  ...definedText(definition),
  Widget: (props) => {
    const { mask } = props.field;
    if (!mask) return <DefinedInput {...props} definition={definition} />;
    return (
      <DefinedInput
        {...props}
        definition={definition}
        inputMode="numeric"
        placeholder={mask}
        punctuate={(text) => fillWhileTyping([mask], text)}
      />
    );
  },
};
