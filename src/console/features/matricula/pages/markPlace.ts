import type { Box } from '../../../../domain/pages/words.ts';

/** Where a box stands within another, as CSS; the whole page unless told. */
export function placed(box: Box, within: Box = { left: 0, top: 0, right: 1, bottom: 1 }) {
  const [width, height] = [within.right - within.left, within.bottom - within.top];
  return {
    left: percent((box.left - within.left) / width),
    top: percent((box.top - within.top) / height),
    width: percent((box.right - box.left) / width),
    height: percent((box.bottom - box.top) / height),
  };
}

export const percent = (fraction: number): string => `${(fraction * 100).toFixed(3)}%`;
