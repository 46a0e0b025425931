import { describe, expect, test } from 'vitest';
import { quoteHolds } from './quoteHolds.ts';

const area = { value: '48.4', unit: 'ha' };

describe('a quote holds its value', () => {
  test.each([
    ['date', '1987-03-12', 'aos doze (12) dias do mês de março de 1987'],
    ['dueOn', '2027-03-11', '11 de março de 2027'],
    ['value', '1500000', 'Cr$ 1.500.000,00 (um milhão e quinhentos mil cruzeiros)'],
    ['value', '250000.5', 'duzentos e cinquenta mil reais e cinquenta centavos'],
    ['property.area', area, '48,40,00 ha'],
    ['transfers.0.share', '1/3', 'a terça parte do imóvel'],
    ['transfers.0.share', '1/2', '242,00 ha'],
    ['code', 'R-5', 'R.S-12.345'],
    ['links.0.code', 'R-3', 'o registro nº 3'],
    ['grantees.1.name', 'COMPANHIA AGRÍCOLA RIO BRANCO LTDA', 'COMPANHIA AGRÍCO- LA RIO BRANCO LIDA.,'],
    ['owners.0.name', 'JOÃO DA SILVA', 'J0ÃO DA SILVA'],
    ['grantees.0.document', '11144477735', 'CPF 111.444.777-35,'],
    ['grantees.0.maritalRegime', 'comunhão parcial de bens', 'comunhão parcial de bens'],
    ['degree', 2, 'segundo grau'],
    [
      'property.car',
      'SP-3543402-0123456789ABCDEF0123456789ABCDEF',
      'SP-3543402-O123456789ABCDEF0123456789ABCDEF',
    ],
    ['event', 'hipoteca', 'HIPOTECA'],
    ['dueOn', null, 'sem vencimento'],
  ])('%s %s', (field, value, quote) => {
    expect(quoteHolds(field, value, quote)).toBe(true);
  });
});

describe('a quote does not hold', () => {
  test.each([
    ['date', '1987-03-12', '13 de março de 1987'],
    ['value', '150000', 'R$ 1.500.000,00'],
    ['property.area', area, '48,4100 ha'],
    ['property.area', area, '48,40 m²'],
    ['transfers.0.share', '1/4', 'metade do imóvel'],
    ['code', 'R-5', 'R-6-12.345'],
    ['grantees.0.name', 'MARIA DA SILVA', 'JOÃO DA SILVA'],
    ['creditor', 'BANCO HORIZONTE S.A.', 'o credor acima qualificado'],
    ['grantees.0.document', '11144477735', '111.444.777-53'],
    ['grantees.0.maritalRegime', 'comunhão parcial de bens', 'comunhão universal de bens'],
    ['degree', 2, 'primeiro grau'],
    ['event', 'hipoteca', '___'],
  ])('%s %s in other words', (field, value, quote) => {
    expect(quoteHolds(field, value, quote)).toBe(false);
  });
});
