import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Glyph } from './Glyph.tsx';
import { IconLoader2 } from './icons.ts';

/** Shows that its work is under way, and does not take a second press; keeps the focus meanwhile. */
export function BusyButton({ busy, busyText, children, className = '', onClick, ...rest }: BusyButtonProps) {
  return (
    <button
      {...rest}
      className={`btn ${className}`}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <Glyph icon={IconLoader2} className="spin" />
          {busyText}
        </>
      ) : (
        children
      )}
    </button>
  );
}

interface BusyButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly busy: boolean;
  readonly busyText: ReactNode;
}
