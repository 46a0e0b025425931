import { type ReactNode, useId } from 'react';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconChevronDown, IconChevronRight } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';

interface FoldProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Of the place the index of the page leads to. */
  readonly id: string;
  /** Draws its own heading, beside which the button stands. */
  readonly children: ReactNode;
}

/** A part of a page that can be put away: its heading stays, and nothing below it is asked for. */
export function Fold({ title, isOpen, toggle, id, children }: FoldProps) {
  const { t } = useTexts();
  const heading = useId();
  return (
    <div className={isOpen ? 'fold' : 'fold closed-fold'} id={id}>
      <button
        type="button"
        className="btn txt sq ico fold-toggle"
        aria-expanded={isOpen}
        aria-label={t(isOpen ? 'show.fold' : 'show.unfold', { name: title })}
        onClick={toggle}
      >
        <Glyph icon={isOpen ? IconChevronDown : IconChevronRight} small />
      </button>
      {isOpen ? (
        children
      ) : (
        <section className="record-panel" aria-labelledby={heading}>
          <div className="record-panel-head">
            <h2 id={heading}>{title}</h2>
          </div>
        </section>
      )}
    </div>
  );
}
