/** How fast pages go, as measured. */
export interface ReadingPace {
  /** Of one file while it is being read. */
  readonly secondsPerPage: number;
  /** Files read side by side. */
  readonly filesAtOnce: number;
}

/**
 * Seconds until a file being read is done, at its own pace where that can be told, else at the usual one.
 * @param own pages done and seconds they took; null when the file was begun by an earlier process
 * @returns null while nobody can say
 */
export function secondsOfRunning(
  { pages, done }: { readonly pages: number; readonly done: number },
  own: { readonly seconds: number } | null,
  usual: ReadingPace | null,
): number | null {
  const left = Math.max(0, pages - done);
  if (own && done >= 2) return Math.round((own.seconds / done) * left);
  return usual && pages > 0 ? Math.round(usual.secondsPerPage * left) : null;
}

/**
 * Seconds until a waiting file is done: the pages before it, shared by as many files as are read at once, then its own.
 * @returns null while nothing was ever measured
 */
export function secondsOfWaiting(
  { pagesAhead, pages }: { readonly pagesAhead: number; readonly pages: number },
  usual: ReadingPace | null,
): number | null {
  if (!usual) return null;
  return Math.round(usual.secondsPerPage * (pagesAhead / usual.filesAtOnce + pages));
}
