import { expect, test } from 'vitest';
import { type FileReading, readingOf, timeLeft } from './readings.ts';

const reading = (more: Partial<FileReading> = {}): FileReading => ({
  id: 1,
  version: 1,
  name: 'a.pdf',
  operation: { id: 4, code: '2026-000318' },
  state: 'processando',
  page: 0,
  pages: 120,
  number: null,
  message: null,
  needsPassword: false,
  warning: null,
  mergedInto: null,
  others: 0,
  pace: null,
  ...more,
});

test('says how long the rest takes at the pace so far', () => {
  expect(timeLeft(reading({ page: 30, pace: { at: 0, page: 10 } }), 40_000)).toBe(180_000);
});

test('says nothing before a second page is done', () => {
  expect(timeLeft(reading({ page: 1 }), 5_000)).toBeNull();
  expect(timeLeft(reading({ page: 10, pace: { at: 0, page: 10 } }), 5_000)).toBeNull();
});

test('keeps what was known where the wire says nothing', () => {
  const after = readingOf({ Versao: 3, Situacao: 'na_fila', Progresso: null }, reading({ page: 7 }));
  expect(after).toMatchObject({ version: 3, state: 'na_fila', page: 7, pages: 120, name: 'a.pdf' });
});

test('knows a file that asks for its password, and one that became a further reading', () => {
  const failed = { Versao: 2, Situacao: 'erro', Falha: { Codigo: 'file-password', Texto: 'Pede senha.' } };
  expect(readingOf(failed, reading())).toMatchObject({ needsPassword: true, message: 'Pede senha.' });
  expect(readingOf({ Versao: 2, Situacao: 'cancelada', IncorporadaEm: 9 }, reading()).mergedInto).toBe(9);
});
