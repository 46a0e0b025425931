/**
 * How a state may be drawn, and what an inquiry found. Fill is progress, up to full; up to `slash` the others say how it
 * stands still or ended. The last four are findings, each an outline of its own: nothing against it, something to know,
 * something to judge, something against it.
 */
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
  'clear',
  'notice',
  'doubt',
  'alert',
] as const;

export type Mark = (typeof marks)[number];
