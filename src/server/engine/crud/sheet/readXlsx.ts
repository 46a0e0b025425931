import type { Readable } from 'node:stream';
import { Decimal } from 'decimal.js';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../../domain/errors.ts';

/** A cell as the file says it, before anybody's language: a text, an exact number, or a day and hour on the wall. */
export type WorkbookCell =
  | string
  | { readonly number: string }
  | { readonly wall: string }
  | { readonly isTrue: boolean };

export interface WorkbookRow {
  /** As the program counts them, from 1. */
  readonly line: number;
  readonly cells: readonly WorkbookCell[];
}

export interface Workbook {
  /** Names of the sheets that are shown, in their order. */
  readonly sheets: readonly string[];
  /** Which of them was read. */
  readonly sheet: string;
  /** Rows with anything in them. */
  readonly rows: readonly WorkbookRow[];
}

export interface WorkbookLimits {
  /** One row more is refused. */
  readonly rows: number;
  readonly columns: number;
}

/** An honest workbook of ten thousand rows takes a tenth of these. Counted as the parts unfold, whatever their heads announce. */
const mostParts = 2_000;
const mostPartBytes = 64 * 2 ** 20;
const mostTextSigns = 24_000_000;
const mostCellSigns = 100_000;
const deepest = 40;

/**
 * The first sheet that is shown, or the one named. Read as it unfolds and no further than its limits: neither a small file
 * that unfolds to a large one, nor many sheets, nor texts without end cost more than that. A formula is never looked at:
 * what the program that wrote the file found stands beside it.
 * @throws AppError 'import-not-workbook', 'import-workbook-locked', 'import-too-heavy', 'import-too-wide', 'import-too-long',
 * 'import-no-sheet'
 * @see ECMA-376, part 1, 18
 */
export async function readXlsx(
  bytes: Buffer,
  { rows, columns }: WorkbookLimits,
  asked: string | null = null,
): Promise<Workbook> {
  // The older format, and the wrapping of a workbook with a password, are compound files.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') throw new AppError('import-workbook-locked');
  const archive = await fromBufferPromise(bytes, { lazyEntries: true }).catch((cause: unknown) => {
    throw new AppError('import-not-workbook', {}, { cause });
  });
  try {
    const parts = await partsOf(archive);
    const book = await readBook(archive, parts);
    const [first] = book.sheets;
    const sheet = asked === null ? first : book.sheets.find(({ name }) => name === asked);
    if (!sheet) throw new AppError(asked === null ? 'import-not-workbook' : 'import-no-sheet');
    const styles = await readStyles(archive, parts);
    const texts = await readTexts(archive, parts);
    const read = await readSheet(archive, parts.get(sheet.part), {
      texts,
      styles,
      is1904: book.is1904,
      rows,
      columns,
    });
    return { sheets: book.sheets.map(({ name }) => name), sheet: sheet.name, rows: read };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('import-not-workbook', {}, { cause });
  } finally {
    archive.close();
  }
}

type Parts = ReadonlyMap<string, Entry>;

async function partsOf(archive: ZipFile): Promise<Parts> {
  const parts = new Map<string, Entry>();
  for await (const entry of archive.eachEntry()) {
    if (parts.size >= mostParts) throw new AppError('import-too-heavy');
    parts.set(entry.fileName.replace(/^\//, ''), entry);
  }
  return parts;
}

interface Handlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Thrown to read no further. */
class Enough extends Error {}

/** Walks through a part as it unfolds, by names without their prefix. @throws AppError 'import-too-heavy' */
async function walk(
  archive: ZipFile,
  part: Entry | undefined,
  { open, text, close }: Handlers,
): Promise<void> {
  if (!part) return;
  const parser = new SaxesParser();
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  // No workbook declares anything; what does wants to unfold into more than it is.
  parser.on('doctype', () => {
    throw new AppError('import-not-workbook');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > deepest) throw new AppError('import-too-heavy');
    open?.(local(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  parser.on('text', (piece) => text?.(piece));
  parser.on('cdata', (piece) => text?.(piece));
  const stream: Readable = await archive.openReadStreamPromise(part);
  const decoder = new TextDecoder('utf-8');
  let size = 0;
  try {
    for await (const piece of stream) {
      size += (piece as Buffer).byteLength;
      if (size > mostPartBytes) throw new AppError('import-too-heavy');
      parser.write(decoder.decode(piece as Buffer, { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  } finally {
    stream.destroy();
  }
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Book {
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  readonly is1904: boolean;
}

async function readBook(archive: ZipFile, parts: Parts): Promise<Book> {
  const targets = new Map<string, string>();
  await walk(archive, parts.get('xl/_rels/workbook.xml.rels'), {
    open(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id) targets.set(Id, partNamed(Target));
    },
  });
  const sheets: { name: string; part: string }[] = [];
  let is1904 = false;
  await walk(archive, parts.get('xl/workbook.xml'), {
    open(tag, attributes) {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([name]) => /^(?:\w+:)id$/.test(name))?.[1] ?? '';
      const part = targets.get(id);
      if (part !== undefined && parts.has(part)) sheets.push({ name: attributes.name ?? '', part });
    },
  });
  return { sheets, is1904 };
}

/** Where a relationship leads: beside the workbook, or from the root. */
const partNamed = (target: string): string =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;

/** What a style makes of a number. */
type Shown = 'number' | 'percent' | 'wall';

/** By the number of a style. */
async function readStyles(archive: ZipFile, parts: Parts): Promise<readonly Shown[]> {
  const formats = new Map<number, string>();
  const styles: Shown[] = [];
  let isInCells = false;
  await walk(archive, parts.get('xl/styles.xml'), {
    open(name, attributes) {
      if (name === 'numFmt') formats.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells) styles.push(shownBy(Number(attributes.numFmtId ?? 0), formats));
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}

/** @see ECMA-376, part 1, 18.8.30: the formats every program knows by their number */
function shownBy(id: number, formats: ReadonlyMap<number, string>): Shown {
  const code = formats.get(id);
  if (code === undefined) {
    if (id === 9 || id === 10) return 'percent';
    return (id >= 14 && id <= 22) ||
      (id >= 27 && id <= 36) ||
      (id >= 45 && id <= 47) ||
      (id >= 50 && id <= 58)
      ? 'wall'
      : 'number';
  }
  // Colours, conditions, languages and words in quotes say nothing of what the number is.
  const bare = code.replace(/\[[^\]]*\]|"[^"]*"|\\./g, '').split(';')[0] ?? '';
  if (/[ymdhs]/i.test(bare) && !/general|standard|geral/i.test(bare)) return 'wall';
  return bare.includes('%') ? 'percent' : 'number';
}

/** Texts that cells name by their number. */
async function readTexts(archive: ZipFile, parts: Parts): Promise<readonly string[]> {
  const texts: string[] = [];
  let [one, signs, isIn, isAside] = ['', 0, false, false];
  await walk(archive, parts.get('xl/sharedStrings.xml'), {
    open(name) {
      if (name === 'si') one = '';
      if (name === 'rPh') isAside = true;
      if (name === 't') isIn = !isAside;
    },
    text(piece) {
      if (!isIn) return;
      one += piece;
      signs += piece.length;
      if (signs > mostTextSigns || one.length > mostCellSigns) throw new AppError('import-too-heavy');
    },
    close(name) {
      if (name === 't') isIn = false;
      if (name === 'rPh') isAside = false;
      if (name !== 'si') return;
      texts.push(one);
      // Empty ones cost too.
      signs += 8;
      if (signs > mostTextSigns) throw new AppError('import-too-heavy');
    },
  });
  return texts;
}

interface SheetParts extends WorkbookLimits {
  readonly texts: readonly string[];
  readonly styles: readonly Shown[];
  readonly is1904: boolean;
}

async function readSheet(
  archive: ZipFile,
  part: Entry | undefined,
  { texts, styles, is1904, rows: mostRows, columns: mostColumns }: SheetParts,
): Promise<readonly WorkbookRow[]> {
  const rows: WorkbookRow[] = [];
  let [line, column, signs, value] = [0, 0, 0, ''];
  let cells: WorkbookCell[] = [];
  let [type, style, isIn] = ['n', 0, false];
  const put = (cell: WorkbookCell) => {
    if (cell === '') return;
    if (column > mostColumns) throw new AppError('import-too-wide', { limit: mostColumns });
    while (cells.length < column) cells.push('');
    cells[column - 1] = cell;
  };
  await walk(archive, part, {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes.r ?? line + 1);
        [cells, column] = [[], 0];
      } else if (name === 'c') {
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        [type, style, value] = [attributes.t ?? 'n', Number(attributes.s ?? 0), ''];
      } else isIn = name === 'v' || name === 't';
    },
    text(piece) {
      if (!isIn) return;
      value += piece;
      signs += piece.length;
      if (signs > mostTextSigns || value.length > mostCellSigns) throw new AppError('import-too-heavy');
    },
    close(name) {
      if (name === 'v' || name === 't') isIn = false;
      else if (name === 'c') put(cellOf(value, type, styles[style] ?? 'number', texts, is1904));
      else if (name === 'row' && cells.some((cell) => typeof cell !== 'string' || cell.trim() !== '')) {
        if (rows.length >= mostRows) throw new AppError('import-too-long', { limit: mostRows - 1 });
        rows.push({ line, cells });
      } else if (name === 'sheetData') throw new Enough();
    },
  });
  return rows;
}

/** `AB12` -> 28. */
function columnOf(place: string): number {
  let column = 0;
  for (const sign of place.toUpperCase()) {
    const letter = sign.charCodeAt(0) - 64;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column;
}

function cellOf(
  value: string,
  type: string,
  shown: Shown,
  texts: readonly string[],
  is1904: boolean,
): WorkbookCell {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return { isTrue: value === '1' };
  if (type === 'd') return { wall: value.slice(0, 19) };
  if (type !== 'n' || value.trim() === '') return value;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(value.trim())) return value;
  // Programs count with fifteen digits and write seventeen.
  const number = new Decimal(value.trim()).toSignificantDigits(15);
  if (shown === 'wall') return wallOf(number, is1904) ?? { number: number.toFixed() };
  return { number: (shown === 'percent' ? number.times(100) : number).toFixed() };
}

/**
 * A day number as the clock on the wall says it, to the second; only hours where there is no day.
 * @returns null beyond the days programs know
 */
function wallOf(serial: Decimal, is1904: boolean): WorkbookCell | null {
  if (serial.isNegative() || serial.greaterThanOrEqualTo(2_958_466)) return null;
  const seconds = serial.times(86_400).round().toNumber();
  if (seconds < 86_400 && !is1904) return { wall: new Date(seconds * 1000).toISOString().slice(11, 16) };
  // They take 1900 for a leap year: days before its March are one off.
  const from = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial.lessThan(60) ? 31 : 30);
  const wall = new Date(from + seconds * 1000).toISOString().slice(0, 19);
  return { wall: seconds % 86_400 === 0 ? wall.slice(0, 10) : wall };
}
