const least = 1;
const most = 48 * 3600;
const span = Math.log10(most / least);

/** Marks of the scale, in seconds; their words stand in `dashboards.times.tick`. */
export const ticks = [1, 10, 60, 600, 3600, 36_000] as const;

/** Where a time stands between one second and two days, in percent, each tenfold as far as the one before. */
export const placeOnScale = (seconds: number): number =>
  (Math.log10(Math.min(most, Math.max(least, seconds)) / least) / span) * 100;
