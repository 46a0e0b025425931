import type { FieldTypeConsole } from '../../console/ui/fieldTypeConsole.ts';
import { textCell } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

/** A structure of no fixed shape is read, not written, by people. */
export const consoleHalf: FieldTypeConsole = {
  Cell: ({ value, place, ...rest }) =>
    place === 'page' ? (
      <pre className="json">{JSON.stringify(value, null, 2)}</pre>
    ) : (
      <Text {...rest} value={value} place={place} />
    ),
  Widget: ({ id, value }) => (
    <pre className="json" id={id}>
      {JSON.stringify(value ?? null, null, 2)}
    </pre>
  ),
};

const Text = textCell(definition, 'cut');
