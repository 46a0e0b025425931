import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { archiveOf } from '../../../../../test/support/papers/officeFiles.ts';
import { tableBytes } from '../../../../../test/support/papers/tableBytes.ts';
import { readXlsx } from './readXlsx.ts';
import type { TableCell } from './tableFile.ts';
import { writeXlsx } from './writeXlsx.ts';

const limits = { rows: 100, columns: 50 };

const styles = `<styleSheet><numFmts>
    <numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="0.00&quot; dias&quot;"/>
    <numFmt numFmtId="166" formatCode="[Red]0.0%"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs>
</styleSheet>`;

interface Given {
  readonly rows: string;
  readonly texts?: string;
  readonly book?: string;
  readonly more?: Readonly<Record<string, string>>;
}

const partsOf = ({ rows, texts = '', book = '', more = {} }: Given) => ({
  'xl/workbook.xml': `<workbook xmlns:r="r">${book}<sheets><sheet name="Oculta" state="hidden" r:id="a"/>
    <sheet name="Clientes" r:id="b"/><sheet name="Outra" r:id="c"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/>
    <Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="c" Target="worksheets/sheet3.xml"/></Relationships>`,
  'xl/styles.xml': styles,
  'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
  'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
  'xl/worksheets/sheet2.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  'xl/worksheets/sheet3.xml':
    '<worksheet><sheetData><row r="1"><c t="inlineStr"><is><t>outra</t></is></c></row></sheetData></worksheet>',
  ...more,
});
const read = async (given: Given, sheet: string | null = null) =>
  readXlsx(await archiveOf(partsOf(given)), limits, sheet);
const cells = async (row: string, given: Partial<Given> = {}) =>
  (await read({ ...given, rows: `<row r="1">${row}</row>` })).rows[0]?.cells;

describe('reads', () => {
  test('what the product itself writes', async () => {
    const cell = (text: string, sheet: TableCell['sheet'] = null): TableCell => ({
      text,
      isNumber: sheet !== null,
      sheet,
    });
    const file = writeXlsx(['Nome', 'Valor', 'Dia'], 'Clientes');
    const bytes = await tableBytes(file, [
      [
        cell('=1+1'),
        cell('', { value: 1234.5, format: '#,##0.00' }),
        cell('', { value: { wall: '2026-11-20' }, format: 'dd/mm/yyyy' }),
      ],
    ]);
    const { rows, sheets } = await readXlsx(bytes, limits);
    expect(sheets).toEqual(['Clientes']);
    expect(rows).toEqual([
      { line: 1, cells: ['Nome', 'Valor', 'Dia'] },
      { line: 2, cells: ['=1+1', { number: '1234.5' }, { wall: '2026-11-20' }] },
    ]);
  });

  test('the first sheet that is shown, or the one named', async () => {
    const rows = '<row r="3"><c r="B3" t="inlineStr"><is><t>x</t></is></c></row>';
    expect(await read({ rows })).toEqual({
      sheets: ['Clientes', 'Outra'],
      sheet: 'Clientes',
      rows: [{ line: 3, cells: ['', 'x'] }],
    });
    expect((await read({ rows }, 'Outra')).rows).toEqual([{ line: 1, cells: ['outra'] }]);
    await expect(read({ rows }, 'Oculta')).rejects.toMatchObject({ code: 'import-no-sheet' });
  });

  test.each([
    ['a number, exact to fifteen digits', '<c><v>0.30000000000000004</v></c>', { number: '0.3' }],
    ['one with an exponent', '<c><v>1.5E+10</v></c>', { number: '15000000000' }],
    ['a percentage', '<c s="3"><v>0.125</v></c>', { number: '12.5' }],
    ['a number with a word that has a d', '<c s="2"><v>7</v></c>', { number: '7' }],
    ['a day', '<c s="1"><v>46346</v></c>', { wall: '2026-11-20' }],
    ['a day and hour', '<c s="4"><v>46346.4375</v></c>', { wall: '2026-11-20T10:30:00' }],
    ['an hour', '<c s="5"><v>0.4375</v></c>', { wall: '10:30' }],
    ['a day before the leap year that was none', '<c s="1"><v>1</v></c>', { wall: '1900-01-01' }],
    ['a truth', '<c t="b"><v>1</v></c>', { isTrue: true }],
    ['what a formula found', '<c t="str"><f>HYPERLINK("x")</f><v>clique</v></c>', 'clique'],
    ['a number a formula found', '<c><f>1+1</f><v>2</v></c>', { number: '2' }],
    ['the name of an error', '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', '#DIV/0!'],
    ['signs written by their number', '<c t="inlineStr"><is><t>a&#38;b &lt;</t></is></c>', 'a&b <'],
  ])('%s', async (_name, row, expected) => {
    expect(await cells(row)).toEqual([expected]);
  });

  test('texts that cells share, with their runs and without what is only read aloud', async () => {
    const texts =
      '<si><r><t>São </t></r><r><t xml:space="preserve">Brás</t></r><rPh><t>x</t></rPh></si><si><t>b</t></si>';
    expect(await cells('<c t="s"><v>1</v></c><c t="s"><v>0</v></c>', { texts })).toEqual(['b', 'São Brás']);
  });

  test('days counted from 1904', async () => {
    expect(await cells('<c s="1"><v>0</v></c>', { book: '<workbookPr date1904="1"/>' })).toEqual([
      { wall: '1904-01-01' },
    ]);
  });

  test('rows without anything in them are none', async () => {
    const { rows } = await read({ rows: '<row r="1"><c s="1"/></row><row r="9"><c><v>1</v></c></row>' });
    expect(rows.map(({ line }) => line)).toEqual([9]);
  });
});

describe('refuses with a sentence', () => {
  const code = (bytes: Buffer | Promise<Buffer>) =>
    Promise.resolve(bytes)
      .then((file) => readXlsx(file, limits))
      .then(
        () => 'read',
        (error: { readonly code?: string }) => error.code,
      );
  const row = '<row><c><v>1</v></c></row>';

  test.each([
    ['what is no archive', Buffer.from('Nome;Cidade'), 'import-not-workbook'],
    ['an archive cut short', Buffer.from('504b0304000000', 'hex'), 'import-not-workbook'],
    [
      'an old workbook, or one with a password',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'import-workbook-locked',
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(await code(bytes)).toBe(expected);
  });

  test('an archive of something else', async () => {
    expect(await code(archiveOf({ 'word/document.xml': '<w/>' }))).toBe('import-not-workbook');
  });

  test('what is no XML', async () => {
    expect(await code(archiveOf(partsOf({ rows: '<row><c></row>' })))).toBe('import-not-workbook');
  });

  test('entities that unfold into more entities', async () => {
    const bomb = `<!DOCTYPE sst [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><sst><si><t>&b;</t></si></sst>`;
    const parts = partsOf({ rows: row, more: { 'xl/sharedStrings.xml': bomb } });
    expect(await code(archiveOf(parts))).toBe('import-not-workbook');
  });

  test('more rows and more columns than are taken', async () => {
    expect(await code(archiveOf(partsOf({ rows: row.repeat(101) })))).toBe('import-too-long');
    const wide = '<row r="1"><c r="AZ1"><v>1</v></c></row>';
    expect(await code(archiveOf(partsOf({ rows: wide })))).toBe('import-too-wide');
    // Cells that are only painted are none.
    const painted = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row>';
    expect(await code(archiveOf(partsOf({ rows: painted })))).toBe('read');
  });

  test('a part that unfolds without end, texts without end, and tags within tags', async () => {
    const blank = ' '.repeat(70 * 2 ** 20);
    expect(await code(archiveOf(partsOf({ rows: `${row}${blank}` })))).toBe('import-too-heavy');
    const texts = `<si><t>${'x'.repeat(99_000)}</t></si>`.repeat(260);
    expect(await code(archiveOf(partsOf({ rows: row, texts })))).toBe('import-too-heavy');
    const long = `<row><c t="inlineStr"><is><t>${'x'.repeat(100_001)}</t></is></c></row>`;
    expect(await code(archiveOf(partsOf({ rows: long })))).toBe('import-too-heavy');
    expect(await code(archiveOf(partsOf({ rows: `${'<a>'.repeat(60)}${'</a>'.repeat(60)}` })))).toBe(
      'import-too-heavy',
    );
    const empty = '<si/>'.repeat(3_100_000);
    expect(await code(archiveOf(partsOf({ rows: row, texts: empty })))).toBe('import-too-heavy');
  });

  test('parts without number', async () => {
    const archive = new ZipFile();
    for (let at = 0; at < 2_001; at += 1) archive.addBuffer(Buffer.from('x'), `xl/worksheets/sheet${at}.xml`);
    archive.end();
    expect(await code(buffer(archive.outputStream))).toBe('import-too-heavy');
  });
});
