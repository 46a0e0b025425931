import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText, TextInput } from '../../console/ui/PlainText.tsx';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { digitsOf, fillMask } from '../../domain/documents/normalise.ts';
import { definition } from './definition.ts';

/** Under a mask, typed with or without punctuation and shown with it. */
export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) => <DefinedText {...props} definition={definition} />,
  Widget: (props) => {
    const { mask } = props.field;
    if (!mask) return <TextInput {...props} />;
    return (
      <TypedText
        {...props}
        inputMode="numeric"
        placeholder={mask}
        isValue={isText}
        write={(value) => fillMask(mask, value)}
        read={(text) => digitsOf(text) || null}
      />
    );
  },
};
