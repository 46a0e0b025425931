import { describe, expect, test } from 'vitest';
import { printedPages } from '../../../../test/support/papers/printedPages.ts';
import { readMatricula } from './readMatricula.ts';

const record = `LIVRO Nº 2 - REGISTRO GERAL          2º OFICIAL DE REGISTRO DE IMÓVEIS DE SERRA BRANCA - SP
matrícula 8.001   ficha 01                       CNM: 123456.2.0008001-27

MATRÍCULA Nº 8.001                    Serra Branca, 12 de março de 1987.

IMÓVEL: Uma gleba de terras denominada "FAZENDA LUA NOVA", neste município, com a área de 48,4000
hectares, ou 20 alqueires, confrontando com o rio. INCRA nº 612.065.003.417-1.

PROPRIETÁRIOS: ELIAS PRADO TESTE, agricultor, CPF 111.444.777-35, e sua mulher LÍVIA PRADO TESTE,
do lar, CPF 529.982.247-25, brasileiros, casados no regime da comunhão universal de bens.

REGISTRO ANTERIOR: Transcrição nº 8.123, Livro 3-H, fls. 45. O Oficial, Rui Bastos.

R-1/8.001 - HIPOTECA CEDULAR. Por cédula rural hipotecária de 11 de abril de 1990, os proprietários
deram o imóvel em hipoteca de primeiro grau ao BANCO HORIZONTE S.A., por Cr$ 1.500.000,00,

continua no verso
Selo Digital: D6F5112E34   Página 1 de 2
\fLIVRO Nº 2 - REGISTRO GERAL          2º OFICIAL DE REGISTRO DE IMÓVEIS DE SERRA BRANCA - SP
matrícula 8.001   ficha 01 verso                 CNM: 123456.2.0008001-27

vencível em 02/05/1995. Serra Branca, 2 de maio de 1990. O Oficial, Rui Bastos.

AV-2/8.001 - CANCELAMENTO. Fica cancelado o
R-1/8.001, por quitação. Serra Branca, 10 de janeiro de 1996. O Oficial, Rui Bastos.

R-3/8.001 - VENDA E COMPRA. Por escritura de 1 de agosto de 2001, os proprietários venderam metade
ideal do imóvel a FÁBIO MOTA TESTE, solteiro, CPF 123.456.789-09, pelo preço de R$ 60.000,00
(sessenta mil reais). Serra Branca, 15 de agosto de 2001. O Oficial, Rui Bastos.

CERTIFICO que a presente é reprodução autêntica da matrícula 8.001. Título prenotado: nº 70.118, de
12/11/2024. Serra Branca, 14 de novembro de 2024.
Selo Digital: 12D7AA603A   Página 2 de 2`;

const [reading] = readMatricula(printedPages(record));

describe('a record over two pages', () => {
  test('names office, record and property', () => {
    expect(reading?.opening).toMatchObject({
      number: '8001',
      cnm: '123456.2.0008001-27',
      registryOffice: '2º Oficial de Registro de Imóveis de Serra Branca',
      district: 'Serra Branca',
      state: 'SP',
      openedOn: '1987-03-12',
      previousRecord: 'Transcrição nº 8.123, Livro 3-H, fls. 45',
      property: {
        kind: 'rural',
        name: 'Fazenda Lua Nova',
        area: { value: '48.4', unit: 'ha' },
        incraCode: '6120650034171',
      },
    });
  });

  test('shares the property among its owners', () => {
    expect(reading?.opening.owners).toMatchObject([
      { name: 'ELIAS PRADO TESTE', share: '1/2', spouse: 'LÍVIA PRADO TESTE' },
      { name: 'LÍVIA PRADO TESTE', share: '1/2', document: '52998224725' },
    ]);
  });

  test('reads an act through the page break', () => {
    expect(reading?.acts[0]).toMatchObject({
      code: 'R-1',
      event: 'hipoteca_cedular',
      date: '1990-05-02',
      titleDate: '1990-04-11',
      value: '1500000',
      currency: 'CRZ',
      creditor: 'BANCO HORIZONTE S.A.',
      degree: 1,
      dueOn: '1995-05-02',
    });
    expect(reading?.acts[0]?.evidence.text?.spans.map(({ page }) => page)).toEqual([1, 2]);
  });

  test('links a cancellation to its target', () => {
    expect(reading?.acts[1]).toMatchObject({
      event: 'cancelamento',
      links: [{ kind: 'cancels', code: 'R-1' }],
    });
  });

  test('resolves givers named by reference and the share that passes', () => {
    expect(reading?.acts[2]?.transfers).toEqual([
      {
        from: ['ELIAS PRADO TESTE', 'LÍVIA PRADO TESTE'],
        to: [{ name: 'FÁBIO MOTA TESTE', share: null }],
        share: '1/2',
        of: 'property',
        mode: 'transfer',
      },
    ]);
  });

  test('reads the certificate and what waits at the office', () => {
    expect(reading?.closing).toMatchObject({
      kind: 'full',
      issuedOn: '2024-11-14',
      openProtocols: ['70118'],
    });
  });

  test.each([
    ['value', 'Cr$ 1.500.000,00,'],
    ['creditor', 'BANCO HORIZONTE S.A.,'],
    ['dueOn', '02/05/1995.'],
  ])('proves %s by the words on the page', (field, quote) => {
    expect(reading?.acts[0]?.evidence[field]).toMatchObject({ quote, confidence: 100 });
  });
});

test('reads both records of a file', () => {
  const second = record.replaceAll('8.001', '9.002').replaceAll('0008001-27', '0009002-33');
  expect(readMatricula(printedPages(`${record}\f${second}`)).map(({ opening }) => opening.number)).toEqual([
    '8001',
    '9002',
  ]);
});

test('gives the same reading twice', () => {
  expect(readMatricula(printedPages(record))).toEqual([reading]);
});

test('finds no record where there is none', () => {
  expect(
    readMatricula(printedPages('NOTA FISCAL\nServiço de cópia da matrícula 8.001\nTotal R$ 70,42')),
  ).toEqual([]);
  expect(readMatricula([])).toEqual([]);
});
