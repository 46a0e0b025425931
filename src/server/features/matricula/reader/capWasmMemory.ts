const PAGE_BYTES = 65_536;

/** What the capped memory throws when a module asks for more; pdfium then aborts. */
export const MEMORY_LIMIT_MESSAGE = 'memory limit';

/**
 * Caps every WebAssembly memory of this process at `limitBytes`. V8's own limits do not count it, and a
 * module's ceiling is 2 GB, so a content-stream bomb would otherwise take the machine's memory.
 * Call it before the module is imported; the process is good for nothing after the limit was hit.
 * @returns a question: whether the limit was hit so far
 */
export function capWasmMemory(limitBytes: number): () => boolean {
  const capPages = Math.floor(limitBytes / PAGE_BYTES);
  const grow = WebAssembly.Memory.prototype.grow;
  let wasHit = false;
  WebAssembly.Memory.prototype.grow = function capped(this: WebAssembly.Memory, delta: number): number {
    if (this.buffer.byteLength / PAGE_BYTES + delta > capPages) {
      wasHit = true;
      throw new RangeError(MEMORY_LIMIT_MESSAGE);
    }
    return grow.call(this, delta);
  };
  return () => wasHit;
}
