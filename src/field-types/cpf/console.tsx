import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { formatCpf, normaliseCpf } from '../../domain/documents/cpf.ts';
import { definition } from './definition.ts';

/** Pasted with or without punctuation; shown, and copied, with it. */
export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) => <DefinedText {...props} definition={definition} className="id nw" />,
  Widget: (props) => (
    <TypedText
      {...props}
      inputMode="numeric"
      isValue={isText}
      write={formatCpf}
      read={(text) => normaliseCpf(text) || null}
    />
  ),
};
