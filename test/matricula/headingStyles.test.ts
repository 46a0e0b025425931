import { expect, test } from 'vitest';
import { readMatricula } from '../../src/domain/matricula/reading/index.ts';
import { printedPages } from '../support/papers/printedPages.ts';

/** How offices print the head of an act: its code, the record's number, the day and the title. */
const styles = [
  '{K}.{n}-{M} - Em 10 de maio de 1999. HIPOTECA.',
  '{K}.{n}/{M} (10.05.1999) HIPOTECA.',
  '{K}. {n} - M. {M} - HIPOTECA. Data: 10/05/1999.',
  '{K}-{n}. Em 10/05/1999. HIPOTECA.',
  '{K}/{n} - 10/maio/1999 - HIPOTECA.',
  '{K}-{n}º - HIPOTECA - 10.05.99.',
  '{K} {n} - {M} - 10/05/99 - HIPOTECA.',
  '{K}{n}/{M}, em 10/05/1999: HIPOTECA.',
  '{K}.{n}.{M}. 10 de maio de 1999. HIPOTECA.',
  '[{K}-{n}/{M}] HIPOTECA. 10/05/1999.',
  '({K}.{n}) HIPOTECA. Em 10 de maio de 1999.',
  '{K}_{n}_{M} HIPOTECA. 10/05/1999',
  '{F} Nº {n} DA MATRÍCULA {M} - HIPOTECA. Em 10/05/1999.',
  '{F} nº {n}/{M}: HIPOTECA. Feito em 10/05/1999.',
  '{F} {n} - HIPOTECA - Em 10 de maio de 1999.',
  '{f} número {n}. HIPOTECA. Em 10 de maio de 1999.',
  'Matrícula {M} - {K}.{n} - HIPOTECA. Em 10/05/1999.',
  'M.{M} {K}.{n} - HIPOTECA. Em 10/05/1999.',
  '{K}.{n} da M.{M}. HIPOTECA. Em 10/05/1999.',
  '{K}-0{n}-{M} = HIPOTECA = Em 10/05/1999.',
  '{K} = {n} = {M} = Em 10/05/1999 = HIPOTECA.',
  'Em 10 de maio de 1999. {K}.{n}/{M}. HIPOTECA.',
  '10/05/1999 - {K}.{n}/{M} - HIPOTECA.',
  '{K}.{n} - Mat. {M} - Prot. 5.555 - 10.05.1999 - HIPOTECA.',
  '{K}-{n}/Mat.{M} - DATA: 10.05.1999 - HIPOTECA.',
  'ATO {K}-{n}/{M} - HIPOTECA. 10/05/1999.',
  'Ato nº {n}: {K}-{n}. HIPOTECA. 10/05/1999.',
  '{K}:{n} - M:{M} HIPOTECA. 10/05/1999.',
  '{K}.Nº {n} - {M} HIPOTECA. 10/05/1999.',
  '{K}-{n}-CNM 123456.2.0012345-67 - HIPOTECA. 10/05/1999.',
  '{K}. {n} / {M} . HIPOTECA. Santos, 10 de maio de 1999.',
  '{K} n. {n} - HIPOTECA. Santos, 10 de maio de 1999.',
  'nº {n} - {K} - HIPOTECA. Em 10/05/1999.',
  '{K}-{n}={M} - HIPOTECA - 10/05/1999.',
  '{K}.{n} § {M} - HIPOTECA - 10/05/1999.',
  '{K}.{n} * {M} * HIPOTECA * 10/05/1999.',
  '{K}-{n}: {M}: HIPOTECA: 10/05/1999.',
  '{K}. {n} Protocolo nº 5.555 de 10/05/1999 HIPOTECA',
  '{K}.{n}) HIPOTECA. Em 10 de maio de 1999.',
  '{K}-{n} | {M} | 10/05/1999 | HIPOTECA',
  '{K}.{n} — Matrícula nº {M} — 10/05/1999 — HIPOTECA',
  '{K}-{n}/{M}-10/05/1999-HIPOTECA.',
  '{K}.{n}-{M}-Prot.nº5.555-HIPOTECA-10.05.1999.',
  '{f2}. {n} - {M} - HIPOTECA. Em 10/05/1999.',
  '{K}.{n}, Livro 2-AB, fls. 45, matrícula {M}. HIPOTECA. Em 10/05/1999.',
  '{K}-{n}-{Mp}: Em 10/05/1999 - HIPOTECA.',
  '{K}.{n} de 10/05/1999 - HIPOTECA.',
  '{K}.{n}. - Aos dez dias do mês de maio de mil novecentos e noventa e nove. HIPOTECA.',
];

const head = (style: string, kind: 'R' | 'AV', order: number, number: string): string =>
  style
    .replaceAll('{K}', kind)
    .replaceAll('{F}', kind === 'R' ? 'REGISTRO' : 'AVERBAÇÃO')
    .replaceAll('{f}', kind === 'R' ? 'Registro' : 'Averbação')
    .replaceAll('{f2}', kind === 'R' ? 'Reg' : 'Averb')
    .replaceAll('{n}', String(order))
    .replaceAll('{Mp}', number.replace('.', ''))
    .replaceAll('{M}', number);

test.each(styles)('reads acts headed %s', (style) => {
  const number = '12.345';
  const text = [
    'REGISTRO DE IMÓVEIS DE TESTE - SP',
    `MATRÍCULA ${number}`,
    '',
    'IMÓVEL: Casa na Rua A, com 100,00 m².',
    'PROPRIETÁRIO: IVO LUZ, CPF 111.444.777-35. REGISTRO ANTERIOR: matrícula 55. Teste, 1 de maio de 1975.',
    '',
    `${head(style, 'R', 1, number)} IVO LUZ deu ao BANCO AZUL S.A. em hipoteca de 1º grau o imóvel, por R$ 10.000,00. O Oficial, José Reis.`,
    `${head(style, 'AV', 2, number).replace('HIPOTECA', 'CANCELAMENTO')} Fica cancelada a hipoteca do R.1, por quitação. O Oficial, José Reis.`,
    `${head(style, 'R', 3, number)} IVO LUZ deu ao BANCO AZUL S.A. em hipoteca de 1º grau o imóvel, por R$ 20.000,00. O Oficial, José Reis.`,
  ].join('\n');
  const [reading] = readMatricula(printedPages(text));
  expect(reading?.acts.map(({ code, date, event }) => [code, date, event])).toEqual([
    ['R-1', '1999-05-10', 'hipoteca'],
    ['AV-2', '1999-05-10', 'cancelamento'],
    ['R-3', '1999-05-10', 'hipoteca'],
  ]);
});
