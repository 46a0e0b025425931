import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The words of each page of a PDF, as a program that reads it finds them, with one space between two. */
export async function wordsOfPages(bytes: Uint8Array): Promise<readonly string[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()].map((page) => inOneLine(page.getText()));
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
