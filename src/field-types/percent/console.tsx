import { DecimalText } from '../../console/ui/DecimalText.tsx';
import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  Cell: (props) => <DefinedText {...props} definition={definition} className="nw" />,
  Widget: (props) => <DecimalText {...props} places={2} suffix="%" />,
  align: 'right',
};
