import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { SheetValue } from '../../../../field-types/sheetValue.ts';
import { type TableCell, type TableFile, writeTo } from './tableFile.ts';

/**
 * A workbook of one sheet: its head stays in view, numbers and days can be counted with, texts are never formulas. Packed
 * while it is written, so that a million lines take no more memory than a page of them.
 * @see ECMA-376, part 1, 18
 */
export function writeXlsx(header: readonly string[], name: string): TableFile {
  const archive = new ZipFile();
  const sheet = new PassThrough();
  const formats = new Map<string, number>();
  let [line, isBegun] = [1, false];
  const part = (at: string, xml: string) => archive.addBuffer(Buffer.from(declaration + xml), at);
  part('[Content_Types].xml', contentTypes);
  part('_rels/.rels', relationsOf([[`${office}/officeDocument`, 'xl/workbook.xml']]));
  part('xl/workbook.xml', workbookOf(sheetName(name)));
  part(
    'xl/_rels/workbook.xml.rels',
    relationsOf([
      [`${office}/worksheet`, 'worksheets/sheet1.xml'],
      [`${office}/styles`, 'styles.xml'],
    ]),
  );
  archive.addReadStream(sheet, 'xl/worksheets/sheet1.xml');
  const begin = async (lines: readonly (readonly TableCell[])[]) => {
    isBegun = true;
    const cells = header.map((text, at) => textCell(text, `${columnName(at)}1`, headStyle)).join('');
    await writeTo(sheet, `${sheetStart(widthsOf(header, lines))}<row r="1">${cells}</row>`);
  };
  /** Styles stand behind the plain one and the head's. */
  const styleOf = (format: string): number => {
    const known = formats.get(format) ?? formats.size + 2;
    formats.set(format, known);
    return known;
  };
  const rowOf = (cells: readonly TableCell[]): string => {
    line += 1;
    const written = cells.map(({ text, sheet: value }, at) => {
      const place = `${columnName(at)}${line}`;
      if (value) return `<c r="${place}" s="${styleOf(value.format)}"><v>${numberOf(value)}</v></c>`;
      return text === '' ? '' : textCell(text, place);
    });
    return `<row r="${line}">${written.join('')}</row>`;
  };
  return {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    // As many as a sheet has.
    limit: 1_048_575,
    bytes: Readable.from(archive.outputStream, { objectMode: false }),
    async add(lines) {
      if (!isBegun) await begin(lines);
      await writeTo(sheet, lines.map(rowOf).join(''));
    },
    async end() {
      if (!isBegun) await begin([]);
      sheet.end('</sheetData></worksheet>');
      part('xl/styles.xml', stylesOf([...formats.keys()]));
      archive.end();
    },
  };
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;

const relationsOf = (targets: readonly (readonly [string, string])[]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const workbookOf = (name: string): string =>
  `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const sheetStart = (widths: readonly number[]): string => {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`;
};

/** The second style, after the plain one: bold. */
const headStyle = 1;

function stylesOf(formats: readonly string[]): string {
  const own = formats.map((format, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(format)}"/>`);
  const used = formats.map(
    (_, at) =>
      `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  );
  return `<styleSheet xmlns="${main}">${own.length > 0 ? `<numFmts count="${own.length}">${own.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${used.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${used.join('')}</cellXfs></styleSheet>`;
}

const textCell = (text: string, place: string, style = 0): string =>
  `<c r="${place}"${style > 0 ? ` s="${style}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(harmless(text))}</t></is></c>`;

/** Days are counted from the last of 1899; hours are parts of one. */
function numberOf({ value }: SheetValue): number {
  if (typeof value === 'number') return value;
  const wall = value.wall.length > 10 ? value.wall : `${value.wall}T00:00:00`;
  return (Date.parse(`${wall}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** 0 -> `A`, 27 -> `AB`. */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** In characters: as wide as its head, or as what stands in its first lines. */
const widthsOf = (header: readonly string[], lines: readonly (readonly TableCell[])[]): readonly number[] =>
  header.map((title, column) => {
    const shown = lines.slice(0, 100).map((line) => lengthOf(line[column]));
    return Math.min(Math.max(10, title.length + 2, ...shown), 60);
  });

const lengthOf = (cell: TableCell | undefined): number =>
  cell === undefined ? 0 : cell.sheet ? 16 : cell.text.length + 2;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Longer texts, and signs that XML does not know, make a file that no program opens. */
const harmless = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML 1.0 forbids
  const clean = text.replace(/\p{Surrogate}/gu, '').replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  return clean.length > longest ? `${clean.slice(0, longest - 1)}…` : clean;
};
const longest = 32_767;

/** As programs take the name of a sheet: at most 31 signs, none of these. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31);
