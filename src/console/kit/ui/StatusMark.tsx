import type { Mark } from '../../../metadata/marks.ts';

/** A state or a finding as a mark and its word; shape carries the meaning, colour only helps. */
export function StatusMark({ mark, label }: { mark: Mark | null; label: string }) {
  return (
    <span className="st">
      {mark && (
        <svg width="14" height="14" viewBox="0 0 14 14" style={{ color: colours[mark] }} aria-hidden="true">
          {shapes[mark]}
        </svg>
      )}
      {label}
    </span>
  );
}

const ring = <circle cx="7" cy="7" r="5.25" fill="none" stroke="currentColor" strokeWidth="1.5" />;
const disc = <circle cx="7" cy="7" r="6" fill="currentColor" />;
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;
const onDisc = { ...stroke, stroke: 'var(--paper)' } as const;
const filled = (d: string) => (
  <>
    {ring}
    <path d={d} fill="currentColor" />
  </>
);

const shapes: Readonly<Record<Mark, React.ReactNode>> = {
  empty: ring,
  quarter: filled('M7 3.4A3.6 3.6 0 0 1 10.6 7H7Z'),
  half: filled('M7 3.4a3.6 3.6 0 0 1 0 7.2Z'),
  'three-quarters': filled('M7 3.4a3.6 3.6 0 1 1-3.6 3.6H7Z'),
  full: (
    <>
      {disc}
      <path d="m4.3 7.2 1.9 1.9 3.5-3.8" {...onDisc} />
    </>
  ),
  pause: (
    <>
      {ring}
      <path d="M5.6 5v4M8.4 5v4" {...stroke} />
    </>
  ),
  clock: (
    <>
      {ring}
      <path d="M7 4v3.2l2 1.3" {...stroke} />
    </>
  ),
  cross: (
    <>
      {disc}
      <path d="m5 5 4 4m0-4L5 9" {...onDisc} />
    </>
  ),
  slash: (
    <>
      {ring}
      <path d="m3.6 10.4 6.8-6.8" {...stroke} />
    </>
  ),
  clear: <path d="m1.8 7.4 3.4 3.4 7-7.4" {...stroke} strokeWidth="2" />,
  notice: (
    <>
      <rect x="1.5" y="1.5" width="11" height="11" rx="1" {...stroke} />
      <path d="M7 6.2v4M7 3.8v1.2" {...stroke} />
    </>
  ),
  doubt: (
    <>
      <path d="M7 .6 13.4 7 7 13.4.6 7Z" fill="currentColor" />
      <path d="M7 4v3.6M7 8.8V10" {...onDisc} />
    </>
  ),
  alert: (
    <>
      <path d="M7 .9 13.6 12.8H.4Z" fill="currentColor" />
      <path d="M7 5v3.8M7 10v1.2" {...onDisc} />
    </>
  ),
};

const colours: Readonly<Record<Mark, string>> = {
  empty: 'var(--ink-3)',
  quarter: 'var(--ink-2)',
  half: 'var(--accent)',
  'three-quarters': 'var(--accent)',
  full: 'var(--accent)',
  pause: 'var(--ink-2)',
  clock: 'var(--media)',
  cross: 'var(--critica)',
  slash: 'var(--closed)',
  clear: 'var(--accent)',
  notice: 'var(--info)',
  doubt: 'var(--media)',
  alert: 'var(--alta)',
};
