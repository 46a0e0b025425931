import { expect, test } from 'vitest';
import { printedPages } from '../../../../test/support/papers/printedPages.ts';
import { situation } from '../model/situation/situation.ts';
import { readMatricula } from './readMatricula.ts';

/** ELIAS owns 48,40 ha and sells `what` to ZECA, told in prose or under labels. */
const sales = (what: string) =>
  [
    `ELIAS PRADO TESTE, já qualificado, vendeu ${what} a ZECA LIMA NEVES, brasileiro, solteiro, CPF 529.982.247-25, por R$ 10.000,00.`,
    `TRANSMITENTE: ELIAS PRADO TESTE, já qualificado. ADQUIRENTE: ZECA LIMA NEVES, brasileiro, solteiro, CPF 529.982.247-25. OBJETO: ${what}. VALOR: R$ 10.000,00.`,
  ].map((deed) => {
    const [reading] = readMatricula(
      printedPages(`OFICIAL DE REGISTRO DE IMÓVEIS DE VALE CLARO - SP
LIVRO Nº 2 - REGISTRO GERAL - MATRÍCULA Nº 12.345 - FICHA 01
IMÓVEL: FAZENDA BOA AURORA, neste município e comarca, com 48,40,00 ha, dentro das divisas: começa no marco 1.
PROPRIETÁRIO: ELIAS PRADO TESTE, brasileiro, solteiro, agricultor, CPF 111.444.777-35, residente em Vale Claro.
REGISTRO ANTERIOR: Matrícula nº 8.123 deste cartório. O Oficial, Pedro Lima.
R-1/12.345 - Em 2 de maio de 1990. VENDA E COMPRA. Por escritura pública de 1 de maio de 1990, ${deed} Dou fé. O Oficial.
CERTIFICO e dou fé que a presente cópia é reprodução autêntica da matrícula nº 12.345. Vale Claro, 10 de março de 2024.`),
    );
    if (!reading) throw new Error('no record');
    const { owners, warnings } = situation(reading.opening, reading.acts);
    return {
      zeca: owners.find(({ name }) => name.startsWith('ZECA'))?.share,
      doubt: reading.acts[0]?.evidence['transfers.0.share'] ?? null,
      warnings: warnings.map(({ code }) => code),
    };
  });

test.each([
  ['12,10 ha (parte ideal)', '1/4'],
  ['12,10,00 ha de 48,40,00 ha', '1/4'],
  ['12,10,00 ha, como parte ideal, de um todo de 48,40,00 ha', '1/4'],
  ['12,10 ha dentro de área maior de 48,40 ha', '1/4'],
  ['0,333333 do imóvel', '1/3'],
  ['cinco alqueires de um todo de vinte alqueires', '1/4'],
  ['parte ideal de 5 alqueires paulistas', '1/4'],
])('a sale of %s passes %s', (what, share) => {
  for (const sale of sales(what)) {
    expect(sale).toMatchObject({ zeca: share, warnings: [] });
    expect(sale.doubt?.confidence).toBeGreaterThanOrEqual(90);
  }
});

test.each(['uma parte ideal correspondente a cinco alqueires', 'uma área de 12,10 ha', 'uma parte ideal'])(
  'a sale of %s asks a person how much passed',
  (what) => {
    for (const sale of sales(what)) {
      expect(sale.warnings).toEqual(['share-not-read']);
      expect(sale.doubt?.confidence).toBeLessThan(90);
    }
  },
);

test.each([
  'o imóvel desta matrícula',
  'o imóvel desta matrícula, com 48,40 ha',
  'o imóvel desta matrícula, com a casa de 120,00 m²',
  'sua parte ideal no imóvel',
])('a sale of %s passes all there is, and nobody is asked', (what) => {
  for (const sale of sales(what)) expect(sale).toEqual({ zeca: '1/1', doubt: null, warnings: [] });
});
