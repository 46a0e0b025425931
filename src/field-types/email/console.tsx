import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { TextInput, textCell } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

const Text = textCell(definition);

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: (props) =>
    props.place === 'page' ? <a href={`mailto:${props.value}`}>{props.value}</a> : <Text {...props} />,
  Widget: (props) => <TextInput {...props} type="email" />,
};
