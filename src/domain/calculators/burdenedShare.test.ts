import { expect, test } from 'vitest';
import { readBurdenedShare, readRemainingShare } from './burdenedShare.ts';

test.each([
  ['fica registrada a penhora da parte ideal de 40% do imóvel, para garantia', '2/5', 'parte ideal de 40%'],
  [
    'deram em hipoteca a sua parte ideal de 1/2 (um meio) do imóvel à COOPERATIVA',
    '1/2',
    'parte ideal de 1/2',
  ],
  ['Executado: OSWALDO. Bem: metade ideal do imóvel. Dívida: R$ 23.118,40', '1/2', 'Bem: metade'],
  ['a terça parte ideal pertencente ao executado foi PENHORADA', '1/3', 'terça parte'],
  ['OBJETO:- A fração ideal de 2/3 (dois terços) do imóvel.', '2/3', 'fração ideal de 2/3'],
  ['Parte arrestada: 25% do imóvel.', '1/4', 'Parte arrestada: 25%'],
  ['procede-se ao registro da penhora de 100% do imóvel', '1/1', '100%'],
  ['Em primeira hipoteca as partes ideais de 50% e 12,5%. O Oficial', null, 'partes ideais de 50% e 12,5%'],
  ['foi penhorada a parte ideal deste no imóvel, para garantia', null, 'parte ideal deste no imóvel'],
  ['em hipoteca de primeiro grau, a fração de 104,13,33 ha.', null, 'a fração de 104,13,33 ha'],
])('%s', (text, share, quote) => {
  expect(readBurdenedShare(text)).toMatchObject({ share, quote: expect.stringContaining(quote) });
});

test.each([
  ['os proprietários deram o imóvel em hipoteca, com juros de 12% ao ano'],
  ['penhora do imóvel; multa de 10% sobre o valor do débito'],
  [''],
])('“%s” burdens the whole', (text) => {
  expect(readBurdenedShare(text)).toBeNull();
});

test.each([
  [
    'fica cancelada a penhora da AV-8, somente no tocante à metade ideal do imóvel, subsistindo quanto à outra metade.',
    '1/1',
    '1/2',
  ],
  [
    'fica liberada da hipoteca a parte ideal de 40% pertencente a ANA, permanecendo sobre a parte ideal de 60%.',
    '1/1',
    '3/5',
  ],
  ['liberou somente a parte ideal de 1/3 de ANA, permanecendo hipotecadas as demais partes', '1/1', '2/3'],
  ['liberou somente a parte ideal de 1/3 de ANA', '1/2', '1/6'],
  ['cancela-se a penhora, exceto quanto à parte ideal de 1/4 do imóvel', '1/1', '1/4'],
  [
    'mediante pagamento de 30% do valor, fica liberada a fração ideal de 1/2 do imóvel, mantendo-se o saldo de 70% da dívida',
    '1/1',
    '1/2',
  ],
  ['liberada a metade ideal do imóvel, permanecendo 70% do saldo devedor', '1/1', '1/2'],
  ['liberada a parte ideal de 30% de ANA, mantido o saldo devedor de 40%', '1/1', '7/10'],
  ['mantida a garantia do saldo da dívida sobre 60%', '1/1', '3/5'],
  ['mantida a garantia do saldo da dívida na parte ideal de 60%', '1/1', '3/5'],
  ['levantada quanto à parte ideal de 10% do imóvel, continuando sobre os restantes 40%', null, '2/5'],
])('“%s” of %s leaves %s', (text, burdened, share) => {
  expect(readRemainingShare(text, burdened)?.share).toBe(share);
});

test.each([
  ['liberou a parte ideal de 1/2 de ANA', '1/2'],
  ['liberou a parte ideal de 1/3 de ANA e a parte ideal de 1/4 de BIA', '1/1'],
  ['liberou a parte ideal de 1/3 de ANA', null],
  [
    'liberada a fração ideal de 1/4 do imóvel pertencente a JOÃO e a fração ideal de 1/4 do imóvel pertencente a ANA',
    '1/1',
  ],
  ['mantida sobre a parte ideal de 1/4 de JOÃO, mantida sobre a parte ideal de 1/4 de ANA', '1/1'],
])('what “%s” leaves of %s nobody can say', (text, burdened) => {
  expect(readRemainingShare(text, burdened)).toMatchObject({ share: null });
});

test('a share of the debt alone frees no part', () => {
  expect(readRemainingShare('quitação parcial, mantendo-se o saldo de 70% da dívida', '1/1')).toBeNull();
});

test('a release of hectares or of a person leaves the part as it was', () => {
  expect(readRemainingShare('liberou a gleba de 62,9907 ha, permanecendo a área restante', '1/1')).toBeNull();
  expect(readRemainingShare('levantada quanto à meação de ANA', '1/1')).toBeNull();
  expect(readRemainingShare('permanecendo sobre a meação do executado', '1/1')).toBeNull();
});
