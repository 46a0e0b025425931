import { certidao } from '../../../metadata/generated/entities/certidao.ts';
import { RecordValue } from '../../engine/entities/RecordValue.tsx';
import { type ChecklistLine, isIssued } from './checklistLines.ts';

/** What the certificate says, by a mark and a word of its own; nothing while none is issued. */
export function ResultCell({ line }: { readonly line: ChecklistLine }) {
  const { certificate } = line;
  const field = certidao.fields.find(({ name }) => name === 'Resultado');
  if (!certificate || !field || !isIssued(line)) return <span className="hint">–</span>;
  return <RecordValue entity={certidao} field={field} record={certificate} />;
}
