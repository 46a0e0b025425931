import type { FieldTypeConsole, WidgetProps } from '../../console/ui/fieldTypeConsole.ts';
import { TextArea, TextInput } from '../../console/ui/PlainText.tsx';

export const consoleHalf: FieldTypeConsole<string> = {
  Cell: ({ value, place }) => <span className={place === 'page' ? 'pre' : 'cut long-text'}>{value}</span>,
  Widget: TextArea,
  FilterWidget: (props) => <TextInput {...(props as WidgetProps<string>)} />,
};
