import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore, type FileStore } from './fileStore.ts';

let folder: string;
let store: FileStore;
const limits = { name: 'matricula.pdf', maxBytes: 1000 };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'folio-store-'));
  store = createFileStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const parts = () => readdir(join(folder, 'parts'));

async function* chunks(sizes: readonly number[], seen: number[] = []) {
  for (const size of sizes) {
    seen.push(size);
    yield new Uint8Array(size).fill(7);
  }
}

/** It names the file as people know it, never by its key. */
const notStored = { code: 'file-not-stored', params: { file: 'a.pdf' } };

describe('a content-addressed store', () => {
  test('gives back the bytes under their SHA-256, whether they came whole or in pieces', async () => {
    const whole = new Uint8Array(300).fill(7);
    const stored = await store.put(whole, limits);
    expect(stored).toEqual({ key: createHash('sha256').update(whole).digest('hex'), size: 300 });
    expect(await store.put(chunks([100, 150, 50]), limits)).toEqual(stored);

    const { size, stream } = await store.get(stored.key, 'a.pdf');
    expect(size).toBe(300);
    expect(new Uint8Array(await buffer(stream))).toEqual(whole);
    expect(await parts()).toEqual([]);
  });

  test('takes a file of exactly the limit and cuts one at the first byte past it, leaving nothing', async () => {
    await expect(store.put(chunks([600, 400]), limits)).resolves.toMatchObject({ size: 1000 });
    const seen: number[] = [];
    const endless = chunks([600, 401, 600, 600], seen);
    await expect(store.put(endless, limits)).rejects.toMatchObject({
      code: 'file-too-large',
      params: { file: 'matricula.pdf' },
    });
    expect(seen).toEqual([600, 401]);
    expect(await parts()).toEqual([]);
  });

  test('refuses an empty upload', async () => {
    await expect(store.put(chunks([]), limits)).rejects.toMatchObject({ code: 'file-empty' });
  });

  test('leaves nothing of an upload that breaks off', async () => {
    const broken = async function* () {
      yield new Uint8Array(10);
      throw new Error('connection lost');
    };
    await expect(store.put(broken(), limits)).rejects.toThrow('connection lost');
    expect(await parts()).toEqual([]);
  });

  test('keeps one file when the same bytes arrive twice at once', async () => {
    const [a, b] = await Promise.all([store.put(chunks([9]), limits), store.put(chunks([9]), limits)]);
    expect(a.key).toBe(b.key);
    expect(await readdir(join(folder, a.key.slice(0, 2)))).toEqual([a.key]);
  });

  test.each(['../../etc/passwd', 'A'.repeat(64), '', `${'a'.repeat(64)}\n`, 'a'.repeat(63)])(
    'knows no file called %j',
    async (key) => {
      await expect(store.get(key, 'a.pdf')).rejects.toMatchObject(notStored);
      await expect(store.pathOf(key, 'a.pdf')).rejects.toMatchObject(notStored);
    },
  );

  test('tells a key that was never stored and one that was removed', async () => {
    const { key } = await store.put(chunks([5]), limits);
    expect(await store.has(key)).toBe(true);
    await store.remove(key);
    expect(await store.has(key)).toBe(false);
    await expect(store.get(key, 'a.pdf')).rejects.toMatchObject(notStored);
  });

  test('sweeps leftovers of a killed process, and only old ones', async () => {
    const never = new Promise<never>(() => {});
    const hanging = async function* () {
      yield new Uint8Array(3);
      await never;
    };
    void store.put(hanging(), limits);
    await expect.poll(parts).toHaveLength(1);
    const now = new Date();
    expect(await store.sweep(60_000, now)).toBe(0);
    expect(await store.sweep(60_000, new Date(now.getTime() + 120_000))).toBe(1);
    expect(await parts()).toEqual([]);
  });
});
