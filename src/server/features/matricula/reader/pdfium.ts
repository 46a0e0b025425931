/** Address inside the module's memory; 0 is "none". */
export type Pointer = number;

/**
 * The part of pdfium's C interface we use. The package's own types list only a few functions, and its
 * classes have traps (`render` closes the page, null handles unchecked), so we speak to the module itself.
 * Views such as HEAPU8 go stale when the memory grows: read them from the module again after each call.
 */
export interface Pdfium {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAP32: Int32Array;
  readonly HEAPF32: Float32Array;
  _malloc(size: number): Pointer;
  _free(pointer: Pointer): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument64(data: Pointer, size: number, password: Pointer): Pointer;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: Pointer): number;
  _FPDFDoc_GetAttachmentCount(document: Pointer): number;
  _FPDFDoc_GetJavaScriptActionCount(document: Pointer): number;
  _FPDF_LoadPage(document: Pointer, index: number): Pointer;
  _FPDF_ClosePage(page: Pointer): void;
  _FPDF_GetPageWidthF(page: Pointer): number;
  _FPDF_GetPageHeightF(page: Pointer): number;
  _FPDFPage_GetRotation(page: Pointer): number;
  _FPDF_PageToDevice(
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    x: number,
    y: number,
    outX: Pointer,
    outY: Pointer,
  ): number;
  _FPDFPage_CountObjects(page: Pointer): number;
  _FPDFPage_GetObject(page: Pointer, index: number): Pointer;
  _FPDFFormObj_CountObjects(form: Pointer): number;
  _FPDFFormObj_GetObject(form: Pointer, index: number): Pointer;
  _FPDFPageObj_GetType(object: Pointer): number;
  _FPDFPageObj_SetIsActive(object: Pointer, isActive: number): number;
  _FPDFPageObj_GetBounds(
    object: Pointer,
    left: Pointer,
    bottom: Pointer,
    right: Pointer,
    top: Pointer,
  ): number;
  _FPDFPageObj_GetMatrix(object: Pointer, matrix: Pointer): number;
  _FPDFImageObj_GetImagePixelSize(image: Pointer, width: Pointer, height: Pointer): number;
  _FPDFTextObj_GetTextRenderMode(text: Pointer): number;
  _FPDFText_LoadPage(page: Pointer): Pointer;
  _FPDFText_ClosePage(textPage: Pointer): void;
  _FPDFText_CountChars(textPage: Pointer): number;
  _FPDFText_GetUnicode(textPage: Pointer, index: number): number;
  _FPDFText_IsGenerated(textPage: Pointer, index: number): number;
  _FPDFText_IsHyphen(textPage: Pointer, index: number): number;
  _FPDFText_HasUnicodeMapError(textPage: Pointer, index: number): number;
  _FPDFText_GetLooseCharBox(textPage: Pointer, index: number, rect: Pointer): number;
  _FPDFText_GetTextObject(textPage: Pointer, index: number): Pointer;
  _FPDFBitmap_CreateEx(
    width: number,
    height: number,
    format: number,
    buffer: Pointer,
    stride: number,
  ): Pointer;
  _FPDFBitmap_FillRect(
    bitmap: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    color: number,
  ): void;
  _FPDFBitmap_Destroy(bitmap: Pointer): void;
  _FPDF_RenderPageBitmap(
    bitmap: Pointer,
    page: Pointer,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
}

/** Loads and starts the module, 35-45 ms. Its memory only grows: one process a document. */
export async function startPdfium(): Promise<Pdfium> {
  const { PDFiumModule } = await import('@hyzyla/pdfium');
  const start = PDFiumModule as unknown as (options: object) => Promise<Pdfium>;
  const pdfium = await start({});
  pdfium._FPDF_InitLibrary();
  return pdfium;
}

/** Runs `use` with `size` bytes of the module's memory, given back afterwards. */
export function withMemory<T>(pdfium: Pdfium, size: number, use: (pointer: Pointer) => T): T {
  const pointer = pdfium._malloc(size);
  if (pointer === 0) throw new RangeError('pdfium is out of memory');
  try {
    return use(pointer);
  } finally {
    pdfium._free(pointer);
  }
}
