import { existsSync } from 'node:fs';
import { readFile, stat, utimes } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pixelsOf, toPgm, writePgm } from '../../features/matricula/reader/greyPicture.ts';
import type { GreyImage } from '../../features/matricula/reader/render.ts';
import { makePictureFiles, type PictureFiles, sweepPictureFiles } from './pictureFiles.ts';

const DAY = 24 * 3_600_000;

let pictures: PictureFiles;
beforeEach(async () => {
  pictures = await makePictureFiles(2);
});
afterEach(() => pictures.remove());

const picture = (width: number, height: number): GreyImage => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, i) => (i * 7) % 256),
});

describe('files for pictures', () => {
  test('hold one picture at a time, whole, also a smaller one after a larger one', async () => {
    const { path, descriptor } = pictures.files[1]!;
    for (const image of [picture(120, 80), picture(30, 20)]) {
      writePgm(descriptor, image);
      expect(await readFile(path)).toEqual(toPgm(image));
      const { width, height } = image;
      expect((await pixelsOf({ width, height, path })).pixels).toEqual(Buffer.from(image.pixels));
    }
  });

  test('are not believed to hold what they do not', async () => {
    const { path, descriptor } = pictures.files[0]!;
    writePgm(descriptor, picture(30, 20));
    await expect(pixelsOf({ width: 30, height: 21, path })).rejects.toThrow();
  });

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
