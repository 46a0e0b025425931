import { DefinedInput } from '../../console/ui/DefinedInput.tsx';
import type { FieldTypeConsole, WidgetProps } from '../../console/ui/fieldTypeConsole.ts';
import { TextArea } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: ({ value, place }) => <span className={place === 'page' ? 'pre' : 'cut long-text'}>{value}</span>,
  Widget: TextArea,
  FilterWidget: (props) => <DefinedInput {...(props as WidgetProps<string>)} definition={definition} />,
};
