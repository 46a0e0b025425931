import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { formatCpfCnpj, normaliseCpfCnpj } from '../../domain/documents/cpfCnpj.ts';
import { definition } from './definition.ts';

/** Pasted with or without punctuation; shown, and copied, with it. */
export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) => <DefinedText {...props} definition={definition} className="id nw" />,
  Widget: (props) => (
    <TypedText
      {...props}
      inputMode="text"
      isValue={isText}
      write={formatCpfCnpj}
      read={(text) => normaliseCpfCnpj(text) || null}
    />
  ),
};
