import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { AppError } from '../../../../domain/errors.ts';
import { cellOf, columnOf, type Shown, shownBy, type WorkbookCell } from './workbookCells.ts';
import { Enough, type Parts, walk, workbookParts } from './workbookParts.ts';

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

/** Of all shared texts, and again of all cells; an honest workbook of ten thousand rows has a tenth of them. */
const mostTextSigns = 24_000_000;

/** Of one text or cell. */
const mostCellSigns = 100_000;

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
    const parts = await workbookParts(archive);
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
