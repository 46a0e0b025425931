import { entityNamed } from '../../../metadata/entities.ts';
import { RecordValue } from '../../entities/RecordValue.tsx';
import { isIssued, type Line } from './checklistLines.ts';

/** What the certificate says, by a mark and a word of its own; nothing while none is issued. */
export function ResultCell({ line }: { readonly line: Line }) {
  const { certificate } = line;
  const entity = entityNamed('certidao');
  const field = entity.fields.find(({ name }) => name === 'Resultado');
  if (!certificate || !field || !isIssued(line)) return <span className="hint">–</span>;
  return <RecordValue entity={entity} field={field} record={certificate} />;
}
