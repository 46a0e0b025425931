import { type Ref, useRef } from 'react';

interface SchemaTextProps {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly label: string;
  readonly text: string;
  /** Lines that hold a problem. */
  readonly wrong: ReadonlySet<number>;
  readonly describedBy: string;
  readonly type: (text: string) => void;
}

/** A text with its lines numbered. Tab leaves it, as everywhere. */
export function SchemaText({ ref, label, text, wrong, describedBy, type }: SchemaTextProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const lines = text.split('\n');
  return (
    <div className="bench-text">
      <div ref={numbers} className="bench-numbers" aria-hidden="true">
        {lines.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <div key={index} className={wrong.has(index + 1) ? 'wrong' : undefined}>
            {index + 1}
          </div>
        ))}
      </div>
      <textarea
        ref={ref}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={wrong.size > 0}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        value={text}
        onChange={({ target }) => type(target.value)}
        onScroll={({ currentTarget }) => {
          if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
