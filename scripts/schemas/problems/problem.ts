/** A mistake in a schema, said so that it can be mended without reading our code. */
export interface SchemaProblem {
  /** Relative to `schemas/`. */
  readonly file: string;
  /** JSON pointer; `/` = the whole file, `line 3, column 5` where the file is no JSON. */
  readonly pointer: string;
  /** What is wrong, and what to do. */
  readonly message: string;
}

/** Notes a problem at a pointer of one file. */
export type Note = (pointer: string, message: string) => void;

/** Gathers what `judge` notes about one file. */
export function notes(file: string, judge: (note: Note) => void): SchemaProblem[] {
  const found: SchemaProblem[] = [];
  judge((pointer, message) => found.push({ file, pointer, message }));
  return found;
}

/** A key as a step of a JSON pointer. */
export const step = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
