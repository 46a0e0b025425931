import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds of each test file when it was last run here. A fresh clone has none yet. */
export type Times = Readonly<Record<string, number>>;

const path = 'node_modules/.cache/folio/test-times.json';

export function readTimes(): Times {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Times;
  } catch {
    return {};
  }
}

export function keepTimes(times: Times): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...readTimes(), ...times }, null, 1)}\n`);
}
