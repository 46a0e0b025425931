const SAMPLE_STEP = 7;

/** The brightness of the paper: most of a page is not written on, so 60 % of its pixels do not pass it. */
export function paperOf(pixels: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (let i = 0; i < pixels.length; i += SAMPLE_STEP) histogram[pixels[i]!]!++;
  return percentileOf(histogram, Math.ceil(pixels.length / SAMPLE_STEP), 0.6);
}

/** The value that `share` of `total` counted pixels do not pass. */
export function percentileOf(histogram: Uint32Array, total: number, share: number): number {
  const wanted = share * total;
  let seen = 0;
  for (let value = 0; value < 256; value++) {
    seen += histogram[value]!;
    if (seen >= wanted) return value;
  }
  return 255;
}
