import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** A cell as the file says it: a text, or a number and how it is shown. */
export type ReadCell = string | { readonly number: number; readonly format: string };

/** The first sheet of a workbook, read from its parts (ECMA-376): rows of cells by column letter, and the frozen rows. */
export async function readWorkbook(
  bytes: Buffer,
): Promise<{ readonly rows: readonly Readonly<Record<string, ReadCell>>[]; readonly frozenRows: number }> {
  const parts = new Map<string, string>();
  const archive = await fromBufferPromise(bytes, { lazyEntries: true });
  for await (const entry of archive.eachEntry())
    parts.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString());
  const part = (name: string) => parts.get(`xl/${name}.xml`) ?? '';
  const texts = [...part('sharedStrings').matchAll(/<si>(.*?)<\/si>/gs)].map(([, inner = '']) =>
    plain([...inner.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text]) => text).join('')),
  );
  const formats = new Map(
    [...part('styles').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(
      ([, id = '', code = '']) => [id, plain(code)] as const,
    ),
  );
  const [, styles = ''] = /<cellXfs[^>]*>(.*?)<\/cellXfs>/s.exec(part('styles')) ?? [];
  const styleFormats = [...styles.matchAll(/<xf([^>]*)>/g)].map(
    ([, tag = '']) => formats.get(/numFmtId="(\d+)"/.exec(tag)?.[1] ?? '') ?? '',
  );
  const sheet = part('worksheets/sheet1');
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [
        ...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(?:<v>|<is><t[^>]*>)(.*?)(?:<\/v>|<\/t><\/is>)<\/c>/gs),
      ].map(([, column = '', tag = '', value = '']): [string, ReadCell] => [
        column,
        tag.includes('t="s"')
          ? (texts[Number(value)] ?? '')
          : tag.includes('t="inlineStr"')
            ? plain(value)
            : { number: Number(value), format: styleFormats[Number(/s="(\d+)"/.exec(tag)?.[1] ?? 0)] ?? '' },
      ]),
    ),
  );
  return { rows, frozenRows: Number(/<pane ySplit="(\d+)"/.exec(sheet)?.[1] ?? 0) };
}

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
