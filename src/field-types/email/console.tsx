import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { DefinedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
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
