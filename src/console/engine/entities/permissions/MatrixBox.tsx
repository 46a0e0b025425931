import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconCheck } from '../../../kit/ui/icons.ts';
import type { GridPlace } from './gridKeys.ts';

interface MatrixBoxProps {
  readonly name: string;
  readonly checked: boolean;
  /** Some of several. */
  readonly mixed?: boolean;
  /** Shown and not to be changed by anybody here: a tick instead of a box. */
  readonly readOnly: boolean;
  readonly disabled: boolean;
  /** Id of the sentence that says why. */
  readonly reasonId?: string;
  /** Shown below when asked for. */
  readonly code: string | null;
  readonly place: GridPlace;
  readonly tabIndex: 0 | -1;
  /** Words beside it, where no column head says them. */
  readonly visible?: string | undefined;
  readonly change: (on: boolean) => void;
}

/** One permission of the matrix, or a box for a whole line of them. */
export function MatrixBox(props: MatrixBoxProps) {
  const { name, checked, mixed = false, readOnly, code, visible } = props;
  if (readOnly && !checked) return null;
  return (
    <>
      {readOnly ? (
        <>
          <Glyph icon={IconCheck} small />
          <span className="vh">{name}</span>
        </>
      ) : (
        <input
          type="checkbox"
          className="ck"
          aria-label={name}
          aria-describedby={props.reasonId}
          checked={checked}
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          disabled={props.disabled}
          data-place={props.place}
          tabIndex={props.tabIndex}
          onChange={(event) => props.change(event.target.checked)}
        />
      )}
      {(visible || code) && (
        <span
          className={props.disabled && !readOnly ? 'matrix-words off' : 'matrix-words'}
          aria-hidden="true"
        >
          {visible}
          {code && <code>{code}</code>}
        </span>
      )}
    </>
  );
}
