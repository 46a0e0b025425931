import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';

/** The faces our papers are printed in, embedded in each file: Source Serif 4 (OFL-1.1). */
export const faces = { regular: '400Regular', bold: '600SemiBold' } as const;

export type Face = keyof typeof faces;

/** Read once; a face is about 200 kB. */
export function faceBytes(face: Face): Buffer {
  const known = read.get(face);
  if (known) return known;
  const name = faces[face];
  const address = import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}/SourceSerif4_${name}.ttf`);
  const bytes = readFileSync(fileURLToPath(address));
  read.set(face, bytes);
  return bytes;
}

const read = new Map<Face, Buffer>();

/** @returns the first sign that a face cannot print; null when it has them all */
export function unprintable(text: string, face: Face): string | null {
  const font = glyphs(face);
  const signs = new Set(text.replaceAll(/\s/g, ''));
  return [...signs].find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)) ?? null;
}

/** Each sign the face lacks as `_`: for a name that nobody can write anew, such as that of a file. */
export const printable = (text: string, face: Face): string =>
  [...text].map((sign) => (unprintable(sign, face) === null ? sign : '_')).join('');

function glyphs(face: Face): fontkit.Font {
  const known = opened.get(face);
  if (known) return known;
  const font = fontkit.create(faceBytes(face)) as fontkit.Font;
  opened.set(face, font);
  return font;
}

const opened = new Map<Face, fontkit.Font>();
