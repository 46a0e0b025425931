import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { TextArea } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole, WidgetProps } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: ({ value, place }) => <span className={place === 'page' ? 'pre' : 'cut long-text'}>{value}</span>,
  Widget: TextArea,
  FilterWidget: (props) => <DefinedInput {...(props as WidgetProps<string>)} definition={definition} />,
};
