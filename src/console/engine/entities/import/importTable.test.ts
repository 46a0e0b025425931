import { expect, test } from 'vitest';
import { entityNamed } from '../../../../metadata/entities.ts';
import {
  type ImportTable,
  inFile,
  rejectedFile,
  textAt,
  toSend,
  withCell,
  withField,
} from './importTable.ts';

const table: ImportTable = {
  titles: ['Nome', 'Obs', 'Nome'],
  fields: ['Nome', null, null],
  rows: [
    { line: 2, cells: ['Grupo\nUm', 'x', 'a'] },
    { line: 4, cells: ['', 'só aqui', ''] },
    { line: 5, cells: ['=1+1', '', 'b'] },
  ],
  locale: 'pt-br',
  sheets: [],
  sheet: null,
};
const field = (name: string) => {
  const found = entityNamed('grupo').fields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

test('sends the columns that are fields, formulas made harmless, and knows each line again', async () => {
  const sent = toSend(table);
  expect(await sent.csv.text()).toBe('Nome\r\n"Grupo\nUm"\r\n\'=1+1\r\n');
  expect(sent.count).toBe(2);
  const report = { Linhas: 2, Incluidos: 0, Simulado: true };
  const remark = (Linha: number) => ({ Linha, Texto: 'x' });
  const told = inFile({ ...report, Erros: [remark(1), remark(2), remark(4)] }, sent);
  expect(told.Erros.map(({ Linha }) => Linha)).toEqual([0, 2, 5]);
});

test('leaves lines out', async () => {
  const sent = toSend(table, new Set([2]));
  expect(await sent.csv.text()).toBe("Nome\r\n'=1+1\r\n");
  expect(sent.lines.get(2)).toBe(5);
});

test('a field is one column, the one said last', () => {
  expect(withField(table, 2, 'Nome').fields).toEqual([null, null, 'Nome']);
  expect(withField(table, 0, null).fields).toEqual([null, null, null]);
});

test('a value for a field without a column gives it one', () => {
  const wider = withCell(table, 5, field('Descricao'), 'nova');
  expect(wider.fields).toEqual(['Nome', null, null, 'Descricao']);
  const row = (line: number) => wider.rows.find((one) => one.line === line) ?? { line, cells: [] };
  expect(textAt(wider, row(5), 'Descricao')).toBe('nova');
  expect(textAt(wider, row(2), 'Descricao')).toBe('');
  expect(textAt(withCell(table, 2, field('Nome'), 'Outro'), { line: 2, cells: ['Outro'] }, 'Nome')).toBe(
    'Outro',
  );
});

test('gives lines back with all their columns and why', async () => {
  const file = rejectedFile(table, [{ Linha: 5, Texto: 'Não confere.' }], 'Motivo', 'pt-br');
  expect(new TextDecoder().decode(await file.arrayBuffer())).toBe(
    "Nome;Obs;Nome;Motivo\r\n'=1+1;;b;Não confere.\r\n",
  );
});
