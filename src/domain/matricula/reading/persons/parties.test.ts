import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import { findRegime } from '../../../text/regimeText.ts';
import { findMentions, toParty } from './parties.ts';

const read = (text: string, anyStyle = false) =>
  findMentions(fold(text), text, { start: 0, end: text.length }, anyStyle);
const parties = (text: string) =>
  read(text)
    .filter(({ role }) => role === 'party')
    .map(toParty);

test('tells a couple who own together', () => {
  expect(
    parties(
      'IVO BENTO LUZ, lavrador, CPF 111.444.777-35, e sua\nmulher ROSA LUZ, do lar, casados sob o regime da\ncomunhão universal de bens',
    ),
  ).toEqual([
    {
      name: 'IVO BENTO LUZ',
      document: '11144477735',
      maritalRegime: 'comunhão universal de bens',
      spouse: 'ROSA LUZ',
    },
    {
      name: 'ROSA LUZ',
      document: null,
      maritalRegime: 'comunhão universal de bens',
      spouse: 'IVO BENTO LUZ',
    },
  ]);
});

test('tells an owner from a spouse who is only named', () => {
  expect(
    parties('IVO LUZ, casado com ROSA LUZ no regime da separação total de bens, CPF 529.982.247-25'),
  ).toEqual([
    {
      name: 'IVO LUZ',
      document: '52998224725',
      maritalRegime: 'separação total de bens',
      spouse: 'ROSA LUZ',
    },
  ]);
});

test('leaves out who consents, represents or assists', () => {
  expect(
    parties('ANA BRITO LIMA, assistida de seu marido CAIO LIMA, vendeu').map(({ name }) => name),
  ).toEqual(['ANA BRITO LIMA']);
  expect(
    parties('TECIDOS LUA LTDA., representada por seu sócio PAULO DIAS REIS').map(({ name }) => name),
  ).toEqual(['TECIDOS LUA LTDA.']);
});

test('does not marry companions without the word', () => {
  const [one] = parties(
    'JOSÉ BORBA LEAL, mecânico, e sua companheira em união estável KÁTIA DIAS MAIA, costureira',
  );
  expect(one).toMatchObject({ name: 'JOSÉ BORBA LEAL', spouse: null });
});

test('forgets the marriage of the widowed and divorced', () => {
  expect(parties('ANA LUZ BRAGA, viúva, CPF 111.444.777-35')[0]).toMatchObject({
    maritalRegime: null,
    spouse: null,
  });
  expect(read('a viúva meeira ANA LUZ BRAGA, CPF 111.444.777-35')[0]?.isSingle).toBe(true);
});

test('gives documents named together to each in turn', () => {
  const found = parties(
    'IVO LUZ REIS e ANA LUZ REIS, CPF nºs 111.444.777-35 e 529.982.247-25, respectivamente',
  );
  expect(found.map(({ document }) => document)).toEqual(['11144477735', '52998224725']);
});

describe('names', () => {
  test.each([
    ['ao BANCO DA PRAIA S.A., agência local', 'BANCO DA PRAIA S.A.'],
    ['à POUPANÇA NORTE S/A CRÉDITO IMOBILIÁRIO, com sede', 'POUPANÇA NORTE S/A CRÉDITO IMOBILIÁRIO'],
    ['a MÓVEIS SILVA E FILHOS LTDA. Valor', 'MÓVEIS SILVA E FILHOS LTDA.'],
    ['ao ESTADO DO PARÁ, CNPJ', 'ESTADO DO PARÁ'],
    ['a PLÍNIO HIRSCH, NETO, dentista', 'PLÍNIO HIRSCH NETO'],
    ['a DONA FELÍCIA DE JESUS, viúva', 'FELÍCIA DE JESUS'],
    ['à COOPERATIVA AZUL LIDA, por', 'COOPERATIVA AZUL LTDA'],
  ])('%s', (text, name) => {
    expect(parties(text)[0]?.name).toBe(name);
  });

  test.each([
    ['em HIPOTECA CEDULAR DE PRIMEIRO GRAU'],
    ['VENDEU o IMÓVEL'],
    ['(OITOCENTOS MIL CRUZEIROS)'],
    ['BRASILEIRO, ENGENHEIRO AGRÔNOMO'],
  ])('sees nobody in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('splits two people joined in capitals', () => {
    expect(parties('IVO LUZ REIS E ANA LUZ REIS').map(({ name }) => name)).toEqual([
      'IVO LUZ REIS',
      'ANA LUZ REIS',
    ]);
  });
});

test.each([
  ['comunhão parcial', 'comunhão parcial de bens'],
  ['comunhão de bens', 'comunhão de bens'],
  ['separação obrigatória de bens', 'separação obrigatória de bens'],
  ['separação de bens obrigatória', 'separação obrigatória de bens'],
  ['separação de bens', 'separação de bens'],
  ['participação final nos aquestos', 'participação final nos aquestos'],
])('names the regime of %s', (text, regime) => {
  expect(findRegime(fold(text), 0, text.length)?.value).toBe(regime);
});

test('weds the wife named beside who loses to that one, not to the buyer before', () => {
  const text =
    'o imóvel foi ADJUDICADO a PLÁCIDO REIS, já qualificado, contra MANOEL COUTO e sua mulher DOLORES COUTO, por sentença.';
  const mentions = findMentions(fold(text), text, { start: 0, end: text.length });
  const partners = mentions.map(({ name, partner }) => [name, partner?.name ?? null]);
  expect(partners).toEqual([
    ['PLÁCIDO REIS', null],
    ['MANOEL COUTO', 'DOLORES COUTO'],
    ['DOLORES COUTO', 'MANOEL COUTO'],
  ]);
});
