import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { RgbaImage } from './render.ts';

/** The page image people see: small and quick to make, 60-110 KB a page at 110 dpi; method 2 takes 70 % longer for 4 % less. */
const OPTIONS = { quality: 60, method: 0 } as const;

let encoder: Promise<typeof import('@jsquash/webp/encode.js')> | null = null;

/** Starts the encoder (one a process) before memory runs short. */
export function startWebp(): Promise<unknown> {
  encoder ??= load();
  return encoder;
}

export async function encodeWebp(image: RgbaImage): Promise<Uint8Array> {
  encoder ??= load();
  const { default: encode } = await encoder;
  const data = { data: image.pixels, width: image.width, height: image.height, colorSpace: 'srgb' as const };
  return new Uint8Array(await encode(data as ImageData, OPTIONS));
}

/** In Node the package cannot find its own WASM: it is handed the compiled module. */
async function load() {
  const wasm = fileURLToPath(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
  const module = await import('@jsquash/webp/encode.js');
  await module.init(await WebAssembly.compile(await readFile(wasm)));
  return module;
}
