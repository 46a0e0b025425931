import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  inOrder,
  opening,
  owner,
  property,
  reading,
} from '../../../test/support/papers/matricula.ts';
import { readRecord, names as recordNames } from '../../../test/support/papers/records.ts';
import { type Reading, situation } from '../matricula/model/index.ts';
import type { OpinionFacts, OpinionFinding } from './model.ts';
import { factSentences, templateOf } from './template.ts';

/** What an opinion speaks of, from a reading nobody corrected. */
const factsOf = (from: Reading, findings: readonly OpinionFinding[] = []): OpinionFacts => ({
  reading: from,
  today: situation(from.opening, from.acts),
  findings,
  eventName: (event) => names[event] ?? event,
});

const names: Readonly<Record<string, string>> = {
  hipoteca_cedular: 'Hipoteca cedular',
  compra_venda: 'Compra e venda',
  partilha_inventario: 'Partilha (inventário)',
  georreferenciamento: 'Georreferenciamento',
  penhora: 'Penhora',
  usufruto: 'Usufruto',
};

const textOf = (from: Reading, key: string, findings: readonly OpinionFinding[] = []) =>
  factSentences(factsOf(from, findings)).find((sentence) => sentence.key === key)?.text;

const penhora: OpinionFinding = {
  id: 'RF-02:AV-9',
  severity: 'CRITICA',
  text: 'Penhora em vigor',
  substance: 'penhora',
  sources: [],
  law: 'CPC art. 844',
  acts: ['AV-9'],
  resolution: 'em_diligencia',
  reason: 'certidão do processo pedida',
};

test('leads from the certificate, and from a finding, to the words that prove them', () => {
  const from = reading(opening([owner('ANA', '1/1')]), [], {
    closing: { kind: 'full', issuedOn: '2024-01-30', openProtocols: ['125811'], evidence: {} },
  });
  const sources = [{ act: null, field: 'closing.issuedOn' }];
  const old: OpinionFinding = { ...penhora, id: 'RF-40:', acts: [], sources };
  const said = factSentences(factsOf(from, [old]));
  const sourcesOf = (key: string) => said.find((sentence) => sentence.key === key)?.sources;
  expect(sourcesOf('certificate')).toContainEqual(sources[0]);
  expect(sourcesOf('protocols')).toEqual([{ act: null, field: 'closing.openProtocols' }]);
  expect(sourcesOf('finding:RF-40:')).toEqual(sources);
});

describe('the worked example of the rule book', () => {
  const aurora = boaAurora();

  test('says which property it is', () => {
    expect(textOf(aurora, 'property')).toBe(
      'Trata-se do imóvel rural denominado Fazenda Boa Aurora, situado em Vale Claro/SP, com área de 48,1032 ha, objeto da matrícula nº 12.345 do Oficial de Registro de Imóveis de Vale Claro (CNM 123456.2.0012345-13), aberta em 12/03/1987.',
    );
    expect(textOf(aurora, 'previous')).toBe('Registro anterior: Transcrição nº 8.123, Livro 3-H, fls. 45.');
  });

  test('says each owner with the share and where it comes from', () => {
    expect(textOf(aurora, 'owner:12345678909')).toBe(
      'Fábio Mota Teste, CPF 123.456.789-09, é titular de 1/2 (50,00%) do imóvel, por compra e venda (R-4, de 15/08/2001).',
    );
    expect(textOf(aurora, 'shares')).toBe('As participações somam a totalidade do imóvel (1/1).');
  });

  test('says a lien as its amendments left it, and what fell', () => {
    expect(textOf(aurora, 'lien:R-7')).toBe(
      'R-7, de 11/03/2021: hipoteca cedular de 1º grau em favor de Banco Horizonte S.A., no valor de R$ 400.000,00, com vencimento em 11/03/2027, conforme AV-8.',
    );
    expect(textOf(aurora, 'liens')).toBe('Constam dois ônus em vigor: R-7 (1º grau) e AV-9.');
    expect(textOf(aurora, 'liens-fallen')).toBe(
      'Não subsiste o ônus do R-1 (cancelado pela AV-2, de 10/01/1996).',
    );
  });

  test('says area, registrations and legal reserve', () => {
    expect(textOf(aurora, 'area')).toBe(
      'A área do imóvel é de 48,1032 ha, conforme AV-5 (georreferenciamento); na abertura da matrícula era de 48,4000 ha.',
    );
    expect(textOf(aurora, 'registrations')).toBe(
      'Constam da matrícula o código do imóvel no INCRA 950.041.123.456-7 e o NIRF 1.234.567-9. Não constam da matrícula o CCIR e a inscrição no CAR.',
    );
    expect(textOf(aurora, 'reserve')).toBe(
      'A reserva legal está averbada na AV-3, com 9,6800 ha, o que corresponde a 20,12% da área do imóvel.',
    );
  });

  test('cites a finding with what was decided of it', () => {
    expect(textOf(aurora, 'finding:RF-02:AV-9', [penhora])).toBe(
      'Severidade crítica. Penhora em vigor (AV-9). Fundamento: Código de Processo Civil, art. 844. Em diligência: certidão do processo pedida.',
    );
    expect(textOf(aurora, 'findings-none')).toBe('O exame não deixou apontamentos.');
  });

  test('concludes only what was chosen', () => {
    const facts = factsOf(aurora);
    const conclude = (
      conclusion: Parameters<typeof templateOf>[1]['conclusion'],
      conditions: string[] = [],
    ) => templateOf(facts, { conclusion, conditions }).find(({ section }) => section === 'conclusion')?.text;
    expect(conclude(null)).toBeUndefined();
    expect(conclude('FAVORAVEL', ['kept for later'])).toBe(
      'Ante o exposto, o parecer é favorável à aceitação do imóvel em garantia.',
    );
    expect(conclude('FAVORAVEL_COM_RESSALVAS', ['Baixar a penhora do AV-9.', ' '])).toBe(
      'Ante o exposto, o parecer é favorável à aceitação do imóvel em garantia, com a seguinte ressalva:\n1. Baixar a penhora do AV-9.',
    );
  });
});

test('says liens in order of degree, whatever the order of their acts, and then those without one', () => {
  const pledged = reading(
    opening([owner('ANA LUZ', '1/1')]),
    inOrder(
      act('AV-1', 'penhora', { date: '2019-02-01' }),
      act('R-2', 'hipoteca_cedular', { degree: 2, creditor: 'BANCO IPÊ S.A.', date: '2020-02-01' }),
      act('R-3', 'hipoteca_cedular', { degree: 1, date: '2021-02-01' }),
    ),
  );
  expect(textOf(pledged, 'liens')).toBe(
    'Constam três ônus em vigor, em ordem de grau: R-3 (1º grau), R-2 (2º grau) e, sem grau, AV-1.',
  );
  const keys = factSentences(factsOf(pledged)).map(({ key }) => key);
  expect(keys.filter((key) => key.startsWith('lien:'))).toEqual(['lien:R-3', 'lien:R-2', 'lien:AV-1']);
  // The stop of `S.A.` is the sentence's own.
  expect(textOf(pledged, 'lien:R-2')).toBe(
    'R-2, de 01/02/2020: hipoteca cedular de 2º grau em favor de Banco Ipê S.A.',
  );
});

test('says that an auction of its own case spent an attachment which still stands', () => {
  const auctioned = reading(
    opening([owner('ANA LUZ', '1/1')]),
    inOrder(
      act('R-1', 'penhora', { date: '2019-02-01', text: 'Penhora nos autos nº 100.200/2015.' }),
      act('R-2', 'arrematacao', { text: 'Carta de arrematação, autos nº 100.200/2015.' }),
    ),
  );
  expect(textOf(auctioned, 'lien:R-1')).toBe(
    'R-1, de 01/02/2019: penhora, exaurida por R-2, com a baixa ainda por averbar.',
  );
});

test('says who has the ownership while a fiduciary transfer stands, and what a consolidation ended', () => {
  const rui = { name: 'RUI LUZ', document: null, maritalRegime: null, spouse: null };
  const bank = { ...rui, name: 'BANCO IPÊ S.A.' };
  const moved = (from: string, to: string) => [
    { from: [from], to: [{ name: to, share: null }], share: null, of: 'holding', mode: 'transfer' } as const,
  ];
  const lent = { creditor: bank.name, grantors: [rui], date: '2019-02-01' };
  const first = act('R-1', 'alienacao_fiduciaria', lent);
  const pledged = reading(opening([owner(rui.name, '1/1')]), inOrder(first));
  expect(factSentences(factsOf(pledged)).find(({ section }) => section === 'ownership')?.text).toBe(
    'Rui Luz é titular da totalidade do imóvel desde a abertura da matrícula, e fiduciante no R-1.',
  );
  const unread = reading(opening([owner(rui.name, '1/1')]), inOrder({ ...first, grantors: [] }));
  expect(factSentences(factsOf(unread)).find(({ section }) => section === 'ownership')?.text).toContain(
    ', e fiduciante no R-1.',
  );
  expect(textOf(pledged, 'lien:R-1')).toContain('; até a quitação, a propriedade resolúvel é do credor.');
  const lost = reading(
    opening([owner(rui.name, '1/1')]),
    inOrder(
      first,
      act('AV-2', 'consolidacao_propriedade', {
        date: '2021-02-01',
        grantors: [rui],
        grantees: [bank],
        transfers: moved(rui.name, bank.name),
      }),
    ),
  );
  expect(textOf(lost, 'liens-fallen')).toBe(
    'Não subsiste o ônus do R-1 (consolidada a propriedade pela AV-2, de 01/02/2021).',
  );
  expect(textOf(lost, 'chain')).toContain(' de Rui Luz para Banco Ipê S.A. (AV-2, de 01/02/2021).');
});

test('says of one owner alone that there is no other, and of whom the spouse is', () => {
  const married = (maritalRegime: string, spouse: string | null) =>
    reading(opening([owner('RUI LUZ', '1/1', { document: '12345678909', maritalRegime, spouse })]), []);
  const couple = married('comunhão parcial de bens', 'ANA DE SÁ LUZ');
  expect(textOf(couple, 'shares')).toBe('Não constam outros titulares.');
  expect(textOf(couple, 'owner:12345678909')).toBe(
    'Rui Luz, CPF 123.456.789-09, cônjuge de Ana de Sá Luz no regime da comunhão parcial de bens, é titular da totalidade do imóvel desde a abertura da matrícula.',
  );
  expect(textOf(married('união estável', 'ANA LUZ'), 'owner:12345678909')).toContain(
    ', em união estável com Ana Luz, é titular',
  );
  expect(textOf(married('separação de bens', null), 'owner:12345678909')).toContain(
    ', em casamento no regime da separação de bens, é titular',
  );
});

test('cites the law in full and keeps the stop of an abbreviation', () => {
  const cited = (law: string, text = 'Aviso') =>
    textOf(boaAurora(), 'finding:x', [
      { ...penhora, id: 'x', law, text, acts: ['R-7'], resolution: 'aberta' },
    ]);
  expect(cited('LRP arts. 214 § 3º e 233', 'Hipoteca de outro credor: Cerrado Ltda.')).toBe(
    'Severidade crítica. Hipoteca de outro credor: Cerrado Ltda. (R-7). Fundamento: Lei 6.015/1973, arts. 214, § 3º e 233. Pendente de resolução: certidão do processo pedida.',
  );
  expect(cited('CC art. 1.499 VI; DL 57/1966')).toContain(
    'Fundamento: Código Civil, art. 1.499, VI; Decreto-lei 57/1966.',
  );
  expect(cited('LRP arts. 167 II 4 e 169')).toContain('Lei 6.015/1973, arts. 167, II, 4 e 169.');
});

test('says what is missing of the shares', () => {
  const halves = reading(opening([owner('ANA LUZ', '1/2'), owner('RUI LUZ', '1/4')]), []);
  expect(textOf(halves, 'shares')).toBe(
    'As participações somam 3/4 (75,00%): faltam 1/4 do imóvel, sem titular apontado.',
  );
});

test('two shares of one person are two sentences', () => {
  const twice = reading(
    opening([
      owner('ANA LUZ', '1/2', { document: '12345678909' }),
      owner('ANA LUZ', '1/2', { document: '12345678909', kind: 'bare' }),
    ]),
    [],
  );
  const keys = factSentences(factsOf(twice)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(['owner:12345678909', 'owner:12345678909:2']));
});

test('an apartment has neither legal reserve nor rural numbers to lack', () => {
  const flat = reading(opening([owner('ANA LUZ', '1/1')], { property: property({ kind: 'urban' }) }), []);
  const keys = factSentences(factsOf(flat)).map(({ key }) => key);
  expect(keys).not.toContain('reserve');
  expect(keys).not.toContain('registrations');
});

test('an old amount keeps the sign of its day', () => {
  const old = reading(
    opening([owner('ANA LUZ', '1/1')]),
    inOrder(act('R-1', 'hipoteca_cedular', { value: '1500000', currency: 'CRZ', date: '1990-05-02' })),
  );
  expect(textOf(old, 'lien:R-1')).toContain('no valor de Cr$ 1.500.000,00');
});

test.each(recordNames)('%s: every lien in force and every owner has a sentence of its own', (name) => {
  const [found] = readRecord(name);
  const facts = factsOf(found as Reading);
  const sentences = factSentences(facts);
  const keys = sentences.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { act: id, code } of facts.today.encumbrances)
    expect(sentences.find(({ key }) => key === `lien:${id}`)?.text).toContain(code);
  expect(keys.filter((key) => key.startsWith('owner:'))).toHaveLength(facts.today.owners.length);
  expect(sentences.map(({ text }) => text).join('\n')).not.toMatch(/undefined|null|NaN|\[object| {2}/);
});
