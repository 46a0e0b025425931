import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText, TextInput } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) =>
    props.place === 'page' ? (
      <a href={`mailto:${props.value}`}>{props.value}</a>
    ) : (
      <DefinedText {...props} definition={definition} />
    ),
  Widget: (props) => <TextInput {...props} type="email" />,
};
