import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePictureFiles, type PictureFiles } from '../../../kit/files/pictureFiles.ts';
import { pixelsOf, toPgm, writePgm } from './greyPicture.ts';
import type { GreyImage } from './render.ts';

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
});
