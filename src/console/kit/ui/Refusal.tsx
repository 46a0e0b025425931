import { Glyph } from './Glyph.tsx';
import { IconAlertCircleFilled } from './icons.ts';

/** Why something was not done, above the form it is about. */
export function Refusal({ text }: { text: string }) {
  return (
    <p className="note er" role="alert">
      <Glyph icon={IconAlertCircleFilled} />
      <span className="pre">{text}</span>
    </p>
  );
}
