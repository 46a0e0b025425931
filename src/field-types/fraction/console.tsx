import { DefinedInput } from '../../console/kit/inputs/DefinedInput.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import type { Share } from '../../domain/units.ts';
import { definition } from './definition.ts';

/** Typed as a fraction or a percentage; exact either way. */
export const consoleHalf: FieldTypeConsole<Share> = {
  Cell: ({ value }) => <span className="frac nw">{value}</span>,
  Widget: (props) => <DefinedInput {...props} definition={definition} right />,
  align: 'right',
};
