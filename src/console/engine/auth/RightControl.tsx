import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconLock } from '../../kit/ui/icons.ts';
import { MissingRight } from './MissingRight.tsx';
import { useCodes } from './rights.ts';
import './rightControl.css';

interface RightControlProps {
  /** Null asks for none. */
  readonly code: string | null;
  /** Words of the control as it stands when it is not the person's to use. */
  readonly label: string;
  /** In a bar or a panel. */
  readonly small?: boolean;
  /** Left to a menu where there is little room. */
  readonly wideOnly?: boolean;
  /** The control itself, for who holds the code; absent where it has another form or stands elsewhere. */
  readonly children?: ReactNode;
}

/**
 * A control whose absence would puzzle: without its code it stands disabled, and says which permission is missing
 * and who grants it.
 *
 * Which controls those are: the ones a person comes to the page for, three in its head at most. Of a list: the new
 * record and the export, and with rows selected their deletion. Of a record: change, delete, and the next step of
 * its state when no step is open to the person. Of the review: the correction and the next step likewise. Of an
 * operation: the upload. Everything else is left out without the code (`useRights`): what goes by the same code as
 * one of these (import, copy, "save and next"), what stands in a menu, what is done seldom. So somebody who only
 * reads sees a calm page and still learns, at the place where they look for it, whom to ask.
 */
export function RightControl({ code, children = null, ...shown }: RightControlProps) {
  const codes = useCodes();
  return code === null || codes.has(code) ? children : <Withheld code={code} {...shown} />;
}

interface WithheldProps extends Omit<RightControlProps, 'children'> {
  readonly code: string;
}

/** Reached and read like any control: `disabled` would take it from the keyboard and its reason with it. */
function Withheld({ code, label, small = false, wideOnly = false }: WithheldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const panel = useRef<HTMLSpanElement>(null);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  useEffect(() => {
    if (!isOpen) return;
    if (panel.current) keepInView(panel.current);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
  return (
    <span
      className={wideOnly ? 'right-control wide-only' : 'right-control'}
      onPointerEnter={open}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) setOpen(false);
      }}
    >
      <button
        type="button"
        className={small ? 'btn withheld keep sq' : 'btn withheld keep'}
        aria-disabled="true"
        aria-describedby={id}
        onFocus={open}
        onBlur={() => setOpen(false)}
        onClick={({ currentTarget }) => {
          // Not every browser gives the focus to a button that is pressed; without it nothing would close this.
          currentTarget.focus();
          open();
        }}
      >
        <Glyph icon={IconLock} small={small} />
        {label}
      </button>
      <span id={id} ref={panel} className="right-why" hidden={!isOpen}>
        <MissingRight code={code} isAsked={isAsked} />
      </span>
    </span>
  );
}

/** Below its control, and moved sideways as far as the window asks. */
function keepInView(panel: HTMLElement): void {
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const beyond = right + margin - document.documentElement.clientWidth;
  const shift = left - Math.max(0, beyond) < margin ? margin - left : -Math.max(0, beyond);
  panel.style.translate = `${shift}px 0`;
}

const margin = 16;
