import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText, TextInput } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) => <DefinedText {...props} definition={definition} />,
  Widget: TextInput,
};
