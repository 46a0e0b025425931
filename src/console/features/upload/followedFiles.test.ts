import { expect, test } from 'vitest';
import type { FileUnderWay } from '../../../metadata/calls/records.ts';
import { readingOf } from './followedFiles.ts';
import { leftText } from './timeText.ts';

const item = (more: Partial<FileUnderWay> = {}): FileUnderWay => ({
  Identificador: 1,
  Versao: 1,
  IdentificadorOperacao: 4,
  CodigoOperacao: '2026-000318',
  Situacao: 'processando',
  NomeArquivo: 'a.pdf',
  Numero: null,
  Paginas: 120,
  Pagina: 7,
  Etapa: 'ocr',
  LugarNaFila: null,
  SegundosRestantes: null,
  NovaTentativaEm: null,
  Falha: null,
  IncorporadaEm: null,
  OutrosRegistros: [],
  ConteudoAtivo: [],
  MesmoArquivo: [],
  MesmaMatricula: [],
  PodeCancelar: true,
  ...more,
});

test('is unfinished for as long as its reading has a step, whatever its state is called', () => {
  expect(readingOf(item())).toMatchObject({ isUnfinished: true, page: 7, pages: 120, name: 'a.pdf' });
  expect(readingOf(item({ Situacao: 'em_analise', Etapa: null })).isUnfinished).toBe(false);
});

test('knows a file that asks for its password, and one that became a further reading', () => {
  const Falha = { Codigo: 'file-password', Texto: 'Pede senha.' };
  expect(readingOf(item({ Situacao: 'erro', Etapa: null, Falha }))).toMatchObject({
    needsPassword: true,
    message: 'Pede senha.',
  });
  expect(readingOf(item({ Situacao: 'cancelada', Etapa: null, IncorporadaEm: 9 })).mergedInto).toBe(9);
});

test('says how long it takes when that is more than ten seconds, and no finer than is known', () => {
  const t = (key: string, params: Record<string, number> = {}) =>
    `${key} ${Object.values(params).join()}`.trim();
  expect(leftText(null, t)).toBe('');
  expect(leftText(10, t)).toBe('');
  expect(leftText(40, t)).toBe('upload.secondsLeft');
  expect(leftText(400, t)).toBe('upload.minutesLeft 7');
  expect(leftText(7300, t)).toBe('upload.hoursLeft 2');
});
