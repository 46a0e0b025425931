import { existsSync } from 'node:fs';
import { stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePictureFiles, type PictureFiles, sweepPictureFiles } from './pictureFiles.ts';

const DAY = 24 * 3_600_000;

let pictures: PictureFiles;
beforeEach(async () => {
  pictures = await makePictureFiles(2);
});
afterEach(() => pictures.remove());

describe('files for pictures', () => {
  test('are for this user alone, and gone afterwards', async () => {
    const folder = dirname(pictures.files[0]!.path);
    expect((await stat(folder)).mode & 0o077).toBe(0);
    expect((await stat(pictures.files[0]!.path)).mode & 0o077).toBe(0);
    await pictures.remove();
    expect(existsSync(folder)).toBe(false);
    pictures = await makePictureFiles(0);
  });

  test('that a killed process left are swept away when they are old, not before', async () => {
    const folder = dirname(pictures.files[0]!.path);
    await sweepPictureFiles(DAY);
    expect(existsSync(folder)).toBe(true);
    const before = new Date(Date.now() - 2 * DAY);
    await utimes(folder, before, before);
    await sweepPictureFiles(DAY);
    expect(existsSync(folder)).toBe(false);
  });
});
