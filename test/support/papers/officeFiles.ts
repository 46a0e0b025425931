import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP archive of texts, by the names of its parts. */
export async function archiveOf(parts: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(parts)) archive.addBuffer(Buffer.from(text), name);
  archive.end();
  return buffer(archive.outputStream);
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${main}.main+xml"/></Types>`;

/** The least that is a Word document, and a workbook. */
export const docx = (): Promise<Buffer> =>
  archiveOf({
    '[Content_Types].xml': contentTypes('wordprocessingml.document'),
    'word/document.xml': '<w:document/>',
  });

export const xlsx = (): Promise<Buffer> =>
  archiveOf({
    'xl/workbook.xml': '<workbook/>',
    '[Content_Types].xml': contentTypes('spreadsheetml.sheet'),
  });
