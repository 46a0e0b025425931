/** A value read from a text and the range `[start, end)` that says it. */
export interface Found<Value> {
  readonly value: Value;
  readonly start: number;
  readonly end: number;
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Every match of a global pattern inside `[start, end)`, with positions of the whole text. */
export function* matchesIn(
  pattern: RegExp,
  text: string,
  start = 0,
  end = text.length,
): Generator<RegExpExecArray> {
  const slice = text.slice(start, end);
  for (const match of slice.matchAll(pattern)) {
    match.index += start;
    yield match;
  }
}
