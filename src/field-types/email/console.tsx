import { DefinedInput } from '../../console/kit/ui/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/kit/ui/PlainText.tsx';
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
