import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { isText, TypedText } from '../../console/ui/TypedText.tsx';
import { formatCnpj, normaliseCnpj } from '../../domain/documents/cnpj.ts';
import { definition } from './definition.ts';

/** Pasted with or without punctuation; shown, and copied, with it. */
export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) => <DefinedText {...props} definition={definition} className="id nw" />,
  Widget: (props) => (
    <TypedText
      {...props}
      inputMode="text"
      isValue={isText}
      write={formatCnpj}
      read={(text) => normaliseCnpj(text) || null}
    />
  ),
};
