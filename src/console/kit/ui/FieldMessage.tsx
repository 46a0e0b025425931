import { Glyph } from './Glyph.tsx';
import { IconAlertCircleFilled } from './icons.ts';

/** What is wrong with a field, beside the field. */
export function FieldMessage({ id, text }: { id: string; text: string }) {
  return (
    <span className="msg" id={id}>
      <Glyph icon={IconAlertCircleFilled} small />
      <span className="pre">{text}</span>
    </span>
  );
}
