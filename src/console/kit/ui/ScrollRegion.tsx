import type { ComponentProps } from 'react';

/** A part of the page that scrolls by itself: named, and reachable by keyboard so that it can be scrolled. */
export function ScrollRegion({ label, ...rest }: { label: string } & ComponentProps<'section'>) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody scrolls it by keyboard
  return <section tabIndex={0} aria-label={label} {...rest} />;
}
