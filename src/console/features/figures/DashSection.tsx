import type { ReactNode } from 'react';
import { Definition } from './Definition.tsx';

interface DashSectionProps {
  readonly title: string;
  /** The number that matters, or how to read what follows. */
  readonly side?: ReactNode;
  readonly definition?: string;
  readonly children: ReactNode;
}

/** One drawing or table with its heading. */
export function DashSection({ title, side, definition, children }: DashSectionProps) {
  return (
    <section className="dash-section">
      <div className="dash-head">
        <h2 className="grow">{title}</h2>
        {side && <span className="sm mut">{side}</span>}
      </div>
      {definition && <Definition of={definition} />}
      {children}
    </section>
  );
}
