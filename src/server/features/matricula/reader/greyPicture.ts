import { ftruncateSync, writeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { GreyImage } from './render.ts';

/** A grey picture that lies in a file as PGM: a header and the bytes, which every engine reads. */
export interface GreyFile {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** In memory, or in a file that whoever needs the pixels opens by itself. */
export type GreyPicture = GreyImage | GreyFile;

export const isFile = (picture: GreyPicture): picture is GreyFile => 'path' in picture;

const headerOf = ({ width, height }: GreyPicture) => Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1');

export const toPgm = (image: GreyImage): Buffer => Buffer.concat([headerOf(image), image.pixels]);

/** Replaces what the open file holds. */
export function writePgm(descriptor: number, image: GreyImage): void {
  const header = headerOf(image);
  writeWhole(descriptor, header, 0);
  writeWhole(descriptor, image.pixels, header.length);
  ftruncateSync(descriptor, header.length + image.pixels.length);
}

function writeWhole(descriptor: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    done += writeSync(descriptor, bytes, done, bytes.length - done, position + done);
  }
}

/** The pixels of a picture, fetched from its file if need be. @throws Error when the file holds less */
export async function pixelsOf(picture: GreyPicture): Promise<GreyImage> {
  if (!isFile(picture)) return picture;
  const { width, height, path } = picture;
  const bytes = await readFile(path);
  const start = headerOf(picture).length;
  if (bytes.length !== start + width * height)
    throw new Error('a picture is not as large as it was said to be');
  return { width, height, pixels: bytes.subarray(start) };
}
