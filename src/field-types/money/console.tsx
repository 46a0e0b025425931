import { DecimalText } from '../../console/ui/DecimalText.tsx';
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { textCell } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  Cell: textCell(definition, 'nw'),
  Widget: (props) => <DecimalText {...props} places={2} prefix="R$" />,
  align: 'right',
};
