import { DefinedInput } from '../../console/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) =>
    props.place === 'page' ? (
      <a href={`mailto:${props.value}`}>{props.value}</a>
    ) : (
      <DefinedText {...props} definition={definition} />
    ),
  Widget: (props) => <DefinedInput {...props} definition={definition} inputMode="email" />,
};
