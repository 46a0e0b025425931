/** How a state may be drawn. Fill is progress, up to full; the others say how it stands still or ended. */
export const marks = [
  'empty',
  'quarter',
  'half',
  'three-quarters',
  'full',
  'pause',
  'clock',
  'cross',
  'slash',
] as const;

export type Mark = (typeof marks)[number];
