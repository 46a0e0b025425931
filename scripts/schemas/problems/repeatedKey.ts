import { step } from './problem.ts';

export interface RepeatedKey {
  readonly key: string;
  /** JSON pointer of the second. */
  readonly pointer: string;
  readonly line: number;
  readonly firstLine: number;
}

interface Frame {
  /** Line of each key seen in an object; null in a list. */
  readonly lines: Map<string, number> | null;
  readonly pointer: string;
  /** Key or place of the value that comes next. */
  next: string | number;
  expectsKey: boolean;
}

/**
 * The first key that one object of a text has twice, of which parsing keeps the last without a word.
 * @param text known to be JSON
 */
export function repeatedKey(text: string): RepeatedKey | null {
  const frames: Frame[] = [];
  let line = 1;
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},\n]/g)) {
    const frame = frames.at(-1);
    if (token === '\n') line += 1;
    else if (token === '{' || token === '[') {
      const isObject = token === '{';
      const pointer = frame ? `${frame.pointer}/${step(String(frame.next))}` : '';
      frames.push({ lines: isObject ? new Map() : null, pointer, next: 0, expectsKey: isObject });
    } else if (token === '}' || token === ']') frames.pop();
    else if (token === ',' && frame) {
      if (typeof frame.next === 'number') frame.next += 1;
      frame.expectsKey = frame.lines !== null;
    } else if (frame?.expectsKey) {
      const key = JSON.parse(token) as string;
      const firstLine = frame.lines?.get(key);
      if (firstLine !== undefined) return { key, pointer: `${frame.pointer}/${step(key)}`, line, firstLine };
      frame.lines?.set(key, line);
      frame.next = key;
      frame.expectsKey = false;
    }
  }
  return null;
}
