/** What a file may cost. Every number can be set by the installation. */
export interface ReadLimits {
  readonly bytes: number;
  readonly pages: number;
  /** WebAssembly memory of the reading process beyond the file itself, in bytes. */
  readonly memoryBytes: number;
  /** Pixels of one embedded image, as declared. */
  readonly imagePixels: number;
  /** Text, rendering and preparation of one page. */
  readonly pageMilliseconds: number;
  /** Recognition of one page. */
  readonly ocrMilliseconds: number;
  readonly documentMilliseconds: number;
}

export const defaultLimits: ReadLimits = {
  bytes: 100 * 1024 * 1024,
  pages: 500,
  memoryBytes: 512 * 1024 * 1024,
  imagePixels: 150_000_000,
  pageMilliseconds: 30_000,
  ocrMilliseconds: 60_000,
  documentMilliseconds: 2 * 60 * 60 * 1000,
};
