import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A short mark of what is too long for a line: another text has another one. */
export const marked = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 12);

export const listPath = (name: string): string => join(import.meta.dirname, 'lists', `${name}.txt`);

/** Holds what the product consists of to a list that `npm run inventory` writes. */
export async function expectListed(name: string, lines: readonly string[]): Promise<void> {
  expect(lines.length).toBeGreaterThan(0);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(listPath(name));
}
