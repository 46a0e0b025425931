import { DefinedText } from '../../console/kit/inputs/PlainText.tsx';
import type { FieldTypeConsole } from '../../console/kit/ui/fieldTypeConsole.ts';
import { definition } from './definition.ts';

/** A structure of no fixed shape is read, not written, by people. */
export const consoleHalf: FieldTypeConsole = {
  Cell: ({ value, place, ...rest }) =>
    place === 'page' ? (
      <pre className="json">{JSON.stringify(value, null, 2)}</pre>
    ) : (
      <DefinedText {...rest} value={value} place={place} definition={definition} className="cut" />
    ),
  Widget: ({ id, value }) => (
    <pre className="json" id={id}>
      {JSON.stringify(value ?? null, null, 2)}
    </pre>
  ),
};
