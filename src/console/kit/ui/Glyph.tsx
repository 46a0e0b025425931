import type { Icon } from '@tabler/icons-react';

/** An icon beside or instead of words: 18 px, 16 inside text; never read aloud, the words are. */
export function Glyph({ icon: Shape, small = false, className }: GlyphProps) {
  return (
    <Shape size={small ? 16 : 18} stroke={1.6} aria-hidden="true" {...(className ? { className } : {})} />
  );
}

interface GlyphProps {
  readonly icon: Icon;
  readonly small?: boolean;
  readonly className?: string;
}
