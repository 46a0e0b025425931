import { describe, expect, test } from 'vitest';
import { printedPages } from '../../../../../test/support/papers/printedPages.ts';
import { findingsOf } from '../../../findings/findings.ts';
import { lienSentences } from '../../../opinions/sections/liens.ts';
import { applyCorrections } from '../../corrections/corrections.ts';
import { situationOf } from '../../corrections/overrides.ts';
import { readMatricula } from '../../reading/readMatricula.ts';
import { toExtraction } from '../../wire/extraction.ts';
import { readingFromWire, readingToWire } from '../../wire/wireReading.ts';

/** A record of ELIAS with one deed, as it is stored and read again. */
function recordWith(deed: string) {
  const [read] = readMatricula(
    printedPages(`MATRÍCULA Nº 8.001                    Serra Branca, 12 de março de 1987.

IMÓVEL: Um terreno urbano na Rua das Flores, neste município, com a área de 360,00 m².

PROPRIETÁRIO: ELIAS PRADO TESTE, brasileiro, viúvo, CPF 111.444.777-35.

REGISTRO ANTERIOR: Transcrição nº 8.123, Livro 3-H, fls. 45. O Oficial, Rui Bastos.

R-1/8.001 - ${deed} Serra Branca, 2 de maio de 2010. O Oficial, Rui Bastos.
`),
  );
  if (!read) throw new Error('nothing read');
  return readingFromWire(JSON.parse(JSON.stringify(readingToWire(read))));
}

/** Who owns how, and whom the record's data, its findings and its opinion call the holders of the usufruct. */
function saidOf(deed: string) {
  const reading = recordWith(deed);
  const truth = applyCorrections(reading, []);
  const today = situationOf(truth);
  const deal = {
    date: '2026-11-20', lenders: [], borrower: null, usesFgts: false, guarantee: null, isHousing: false,
    propertyKind: null, appraisalMonths: 12, statements: [],
  }; // biome-ignore format: a table reads better than a column
  const found = findingsOf(truth, today, deal, []).find(({ rule }) => rule === 'RF-08');
  const facts = { reading, today, findings: [], eventName: () => 'Usufruto' };
  const sentence = lienSentences(facts).find(({ key }) => key === `lien:${today.encumbrances[0]?.act}`);
  return {
    owners: today.owners.map(({ name, kind }) => `${name} ${kind}`),
    data: (toExtraction(reading, []).Onus as { Titulares: string[] }[]).map(({ Titulares }) => Titulares),
    finding: found && ((found.params.names as { names: string[] } | undefined)?.names ?? []),
    opinion:
      sentence &&
      String(sentence.says.holders ?? '')
        .split('; ')
        .filter(Boolean),
    open: truth.coverage.filter(({ why }) => why === 'lien').length,
  };
}

const [elias, livia, jonas, rita] = [
  'ELIAS PRADO TESTE',
  'LÍVIA MOTA TESTE',
  'JONAS LEME TESTE',
  'RITA SÁ TESTE',
];
const cpf = 'CPF 529.982.247-25';
const ofJonas = `${jonas}, solteiro, CPF 123.456.789-09`;

describe('the usufruct of a deed that passes land weighs on who got it, for those it was kept for or given to', () => {
  test.each<[string, string[]]>([
    [`DOAÇÃO. ${elias} doou o imóvel a ${ofJonas}, reservando para si o usufruto vitalício.`, [elias]],
    [
      `COMPRA E VENDA COM RESERVA DE USUFRUTO. ${elias} vendeu a nua-propriedade a ${ofJonas}, por R$ 90.000,00, reservando para si o usufruto vitalício.`,
      [elias],
    ],
    [
      `VENDA E COMPRA. ${elias} vendeu o imóvel a ${ofJonas}, por R$ 90.000,00, com reserva do usufruto vitalício em favor do vendedor.`,
      [elias],
    ],
    [
      `DOAÇÃO. TRANSMITENTE: ${elias}. ADQUIRENTE: ${ofJonas}. USUFRUTUÁRIA: ${livia}, ${cpf}. TÍTULO: Doação com reserva de usufruto.`,
      [livia],
    ],
    [
      `DOAÇÃO. ${elias} doou o imóvel a ${ofJonas}, reservando para si e sua mulher ${livia}, ${cpf}, o usufruto vitalício.`,
      [elias, livia],
    ],
    [
      `DOAÇÃO. ${elias} doou o imóvel a ${ofJonas}, reservando o usufruto vitalício para si e sua mulher ${livia}.`,
      [elias, livia],
    ],
    [
      `DOAÇÃO. ${elias} doou o imóvel a ${ofJonas}, reservando o usufruto vitalício para sua mulher ${livia}, ${cpf}.`,
      [livia],
    ],
    [
      `DOAÇÃO. ${elias} doou o imóvel a ${ofJonas}, reservado sobre os 360.00 m2, avaliados em R$ 90.000,00, o usufruto ao doador.`,
      [elias],
    ],
    [
      `COMPRA E VENDA. ${elias} vendeu a nua-propriedade a ${ofJonas}, e o usufruto vitalício a ${rita}, ${cpf}, pelo preço de R$ 90.000,00.`,
      [rita],
    ],
    [
      `COMPRA E VENDA. ${elias} vendeu a nua-propriedade a ${jonas}, solteiro, e o usufruto vitalício a ${rita}, viúva.`,
      [rita],
    ],
    [
      `COMPRA E VENDA. ${elias} vendeu o usufruto vitalício a ${rita}, ${cpf}, e a nua-propriedade a ${ofJonas}.`,
      [rita],
    ],
    [`PERMUTA. ${elias} permutou a nua-propriedade a ${ofJonas}, e o usufruto a ${rita}, ${cpf}.`, [rita]],
  ])('%s', (deed, holders) => {
    expect(saidOf(deed)).toEqual({
      owners: [`${jonas} bare`],
      data: [holders],
      finding: holders,
      opinion: holders,
      open: 0,
    });
  });
});

test('a usufruct given away with the land names nobody where who gets which could not be told apart', () => {
  const { owners, data, finding, opinion } = saidOf(
    `COMPRA E VENDA. Transmitente: ${elias}. Adquirentes: da nua-propriedade ${ofJonas}, e o usufruto a ${rita}, ${cpf}.`,
  );
  expect(owners).toEqual([`${jonas} bare`, `${rita} bare`]);
  expect([data, finding, opinion]).toEqual([[[]], [], []]);
});

test('a usufruct the giver keeps by name of its part stays the giver’s', () => {
  const deed = `COMPRA E VENDA. ${elias} vendeu a nua-propriedade a ${ofJonas}, e o usufruto ao próprio vendedor.`;
  expect(saidOf(deed)).toMatchObject({ owners: [`${jonas} bare`], data: [[elias]], finding: [elias] });
});

test('the giver’s wife who keeps the usufruct beside the giver is no wife of who gets the land', () => {
  const { acts } = recordWith(
    `DOAÇÃO. ${elias} doou a ${jonas}, CPF 123.456.789-09, reservando para si e sua mulher ${livia}, ${cpf}, o usufruto.`,
  );
  expect(acts[0]).toMatchObject({
    grantees: [{ name: jonas, spouse: null }],
    usufructuaries: [{ name: livia, spouse: null }],
  });
});

test('a promise leaves nobody named in it out for a usufruct', () => {
  const [promise] = recordWith(
    `COMPROMISSO DE COMPRA E VENDA. ${elias} prometeu vender a nua-propriedade a ${ofJonas}, e o usufruto a ${rita}, ${cpf}.`,
  ).acts;
  expect(promise).toMatchObject({ event: 'compromisso_venda' });
  expect(promise?.grantees.map(({ name }) => name)).toEqual([jonas, rita]);
});
