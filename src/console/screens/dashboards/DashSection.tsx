import { type ReactNode, useId } from 'react';
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
  const id = useId();
  return (
    <section className="dash-section" aria-labelledby={id}>
      <div className="dash-head">
        <h2 id={id} className="grow">
          {title}
        </h2>
        {side && <span className="sm mut">{side}</span>}
      </div>
      {definition && <Definition of={definition} />}
      {children}
    </section>
  );
}
