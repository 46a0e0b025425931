import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** A short mark of what is too long for a line: another text has another one. */
export const marked = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 12);

const listPath = (name: string): string => join(import.meta.dirname, 'lists', `${name}.txt`);

/** A value on one line, functions by their names. */
export const shown = (value: unknown): string =>
  JSON.stringify(value, (_key, part) => (typeof part === 'function' ? part.name || 'function' : part));

/** A line for each thing that each feature says of itself, of whatever kind. */
export const featureLines = (features: readonly { readonly name: string }[]): readonly string[] =>
  features.flatMap(({ name, ...kinds }) => [
    name,
    ...Object.entries(kinds).flatMap(([kind, things]) =>
      thingsIn(things).map((thing) => `${name} ${kind} ${thing}`),
    ),
  ]);

const thingsIn = (things: unknown): readonly string[] =>
  Array.isArray(things)
    ? things.map(shown)
    : typeof things === 'object' && things !== null
      ? Object.entries(things).map(([name, thing]) => `${name} ${shown(thing)}`)
      : [shown(things)];

/** Holds what the product consists of to a list that `npm run inventory` writes. */
export async function expectListed(name: string, lines: readonly string[]): Promise<void> {
  expect(lines.length).toBeGreaterThan(0);
  const isWriting = expect.getState().snapshotState.snapshotUpdateState === 'all';
  expect(isWriting || existsSync(listPath(name)), `${name}.txt is not there`).toBe(true);
  await expect(`${lines.join('\n')}\n`, 'npm run inventory writes what has changed').toMatchFileSnapshot(
    listPath(name),
  );
}
