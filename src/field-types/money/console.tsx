import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import { DefinedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  // A column says once what it holds; a single amount says it itself.
  Cell: (props) => (
    <span className="nw">
      {props.place === 'page' && 'R$ '}
      <DefinedText {...props} definition={definition} />
    </span>
  ),
  Widget: (props) => (
    <DefinedInput {...props} definition={definition} right inputMode="decimal" prefix="R$" />
  ),
  align: 'right',
};
