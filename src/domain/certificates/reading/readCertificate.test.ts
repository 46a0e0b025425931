import { describe, expect, test } from 'vitest';
import { toPages } from '../../../../test/certificates/cases.ts';
import { formatCnm, makeCnm } from '../../documents/cnm.ts';
import { readCertificate } from './readCertificate.ts';

const read = (text: string, today = '2026-11-23') => readCertificate(toPages(text), { today });
const town = (body: string) => `PREFEITURA MUNICIPAL DE SANTOS\n${body}`;

describe('result', () => {
  test.each([
    ['CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nNão constam débitos.', 'NEGATIVA'],
    ['CERTIDÃO POSITIVA DE TRIBUTOS MOBILIÁRIOS\nConstam débitos.', 'POSITIVA'],
    ['CERTIDÃO POSITIVA COM EFEITOS DE NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nConstam débitos.', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO POSITIVA\nCOM EFEITO NEGATIVO DE TRIBUTOS MOBILIÁRIOS', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO DE TRIBUTOS MOBILIÁRIOS\nCertificamos que não constam débitos, com os mesmos efeitos da certidão negativa.', 'NEGATIVA'],
    ['CERTIDÃO DE TRIBUTOS MOBILIÁRIOS\nNão existem pendências.', 'NEGATIVA'],
    ['CERTIDÃO DE DÉBITO - ##### COM EFEITO NEGATIVA\nISS: constam débitos com exigibilidade suspensa.', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO POSITIVA DE DÉBITOS COM EFEITOS DE NEGATIVA\nISS', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO POSITIVA (COM EFEITOS DE NEGATIVA) DE TRIBUTOS MOBILIÁRIOS', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO DE DÉBITOS TRIBUTÁRIOS\nPositiva com efeitos de Negativa\n1. Constam débitos parcelados; 2. Não constam outros.', 'POSITIVA_EFEITO_NEGATIVA'],
    ['Certidão Positiva\ncom Efeito de Negativa\nde Débitos Tributários: constatamos existir pendências.', 'POSITIVA_EFEITO_NEGATIVA'],
    ['CERTIDÃO DE TRIBUTOS MOBILIÁRIOS\nConstam débitos com exigibilidade suspensa; esta tem os mesmos efeitos da certidão negativa.', 'POSITIVA_EFEITO_NEGATIVA'],
  ])('%s: %s', (body, result) => {
    expect(read(town(body)).result).toMatchObject({ value: result, hesitates: [] });
  }); // biome-ignore format: sentences

  test.each([
    ['CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nCertificamos que constam débitos.', ['NEGATIVA', 'POSITIVA']],
    ['CERTIDÃO POSITIVA DE TRIBUTOS MOBILIÁRIOS\nCertificamos que não constam débitos.', ['NEGATIVA', 'POSITIVA']],
    ['CERTIDÃO POSITIVA DE TRIBUTOS MOBILIÁRIOS\nConstam débitos com exigibilidade suspensa.', ['POSITIVA', 'POSITIVA_EFEITO_NEGATIVA']],
    ['CERTIDÃO POSITIVA COM EFE\nDE TRIBUTOS MOBILIÁRIOS', ['POSITIVA', 'POSITIVA_EFEITO_NEGATIVA']],
    ['CERTIDÃO DE TRIBUTOS MOBILIÁRIOS\nConstam débitos de ISS e não constam pendências de taxas.', ['NEGATIVA', 'POSITIVA']],
    ['CERTIDÃO ( ) NEGATIVA (X) POSITIVA DE TRIBUTOS MOBILIÁRIOS\nConstam débitos.', ['NEGATIVA', 'POSITIVA']],
    ['CERTIDÃO NEGATIVA, POSITIVA OU POSITIVA COM EFEITO DE NEGATIVA\nVide verso.', ['NEGATIVA', 'POSITIVA_EFEITO_NEGATIVA']],
    ['CERTIDÃO DE TRIBUTOS MOBILIÁRIOS\nVide verso.', ['NEGATIVA', 'POSITIVA']],
  ])('is undecided where title and body part: %s', (body, between) => {
    expect(read(town(body)).result).toMatchObject({ value: 'INDETERMINADA', hesitates: between });
  }); // biome-ignore format: sentences

  test.each([
    ['Ativa', 'REGULAR'],
    ['Suspensa', 'IRREGULAR'],
    ['Inativa', 'IRREGULAR'],
    ['Nula', 'IRREGULAR'],
    ['Em análise', 'INDETERMINADA'],
  ])('of a registration: %s is %s', (state, result) => {
    const card = `CADASTRO NACIONAL DA PESSOA JURÍDICA\nCOMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL\nSituação cadastral: ${state}`;
    expect(read(card).result?.value).toBe(result);
  });
});

describe('days', () => {
  const certificate = (issue: string, rest: string) =>
    read(town(`CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nEmitida em ${issue}. ${rest}`));
  const codes = (...args: Parameters<typeof certificate>) =>
    certificate(...args).contradictions.map(({ code }) => code);

  test('agreeing ones are said without a word', () => {
    expect(codes('01/11/2026', 'Válida por 30 dias, até 01/12/2026.')).toEqual([]);
    expect(codes('01/11/2026', 'Válida por 30 dias, até 30/11/2026.')).toEqual([]);
    expect(codes('31/08/2026', 'Validade de 6 (seis) meses, válida até 01/03/2027.')).toEqual([]);
  });

  test.each([
    ['01/11/2026', 'Válida até 31/10/2026.', ['due-before-issue']],
    ['24/11/2026', 'Válida por 30 dias.', ['issue-in-future']],
    ['01/11/2026', 'Válida por 60 dias. Válida até 01/12/2026.', ['term-against-due']],
    ['01/11/2026', 'Válida até 01/12/2026. Emitida em 02/11/2026.', ['issues-differ']],
    ['01/11/2026', 'Válida até 01/12/2026. Válida até 02/12/2026.', ['dues-differ']],
    ['01/11/2026', 'Validade: 30 dias. Validade: 60 dias.', ['terms-differ']],
  ])('issued %s, %s: %j', (issue, rest, contradictions) => {
    expect(codes(issue, rest)).toEqual(contradictions);
  });

  test('in words, with the hour', () => {
    const reading = read(
      town(
        'CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nVálida por trinta dias.\nSantos, aos três dias do mês de março do ano de dois mil e vinte e seis, às nove horas e cinco minutos.',
      ),
    );
    expect(reading).toMatchObject({
      issuedOn: { value: '2026-03-03' },
      issuedAt: { value: '09:05' },
      validityDays: { value: 30 },
    });
  });

  test('how long its authenticity may be checked is no validity', () => {
    const reading = certificate(
      '01/11/2026',
      'A autenticidade poderá ser verificada no prazo de 90 (noventa) dias.',
    );
    expect([reading.validityDays, reading.validUntil]).toEqual([null, null]);
  });
});

test('says a document whose check digits fail instead of mending it', () => {
  const { holder, contradictions } = read(
    'CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nNome: ANA PAULA REIS\nCPF: 529.982.247-26',
  );
  expect(holder.document).toMatchObject({ value: '52998224726' });
  expect(holder.document?.confidence).toBeLessThan(50);
  expect(contradictions.map(({ code }) => code)).toEqual(['document-misprinted']);
});

test('the notes of a labour certificate take nothing back', () => {
  const { type, result } = read(
    'JUSTIÇA DO TRABALHO\nCERTIDÃO NEGATIVA DE DÉBITOS TRABALHISTAS\nCertifica-se que ANA, CPF 529.982.247-25, NÃO CONSTA como inadimplente no Banco Nacional de Devedores Trabalhistas.\nINFORMAÇÃO IMPORTANTE\nDo Banco Nacional de Devedores Trabalhistas constam os dados necessários à identificação das pessoas naturais e jurídicas inadimplentes perante a Justiça do Trabalho quanto às obrigações estabelecidas em sentença condenatória transitada em julgado.',
  );
  expect([type?.value, result?.value]).toEqual(['CNDT', 'NEGATIVA']);
});

test('never takes the number of somebody else for one that is misprinted', () => {
  const { holder } = read(
    'CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nNome: ANA PAULA REIS\nCPF: 529.982.247-26\nProcurador: RUI LEAL, CPF 111.444.777-35',
  );
  expect(holder).toMatchObject({ document: { value: '52998224726' }, misprinted: { value: '52998224726' } });
});

test('takes the number printed right elsewhere for one that is misread', () => {
  const { holder, contradictions } = read(
    'CERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nNome: ANA PAULA REIS\nCPF: 529.982.247-26\nCertificamos que ANA PAULA REIS, CPF 529.982.247-25, nada deve.',
  );
  expect(holder).toMatchObject({ document: { value: '52998224725' }, misprinted: null });
  expect(contradictions).toEqual([]);
});

test("the town hall's own number is not the holder's", () => {
  const { holder } = read(
    'PREFEITURA MUNICIPAL DE SANTOS - CNPJ 11.222.333/0001-81\nCERTIDÃO NEGATIVA DE TRIBUTOS MOBILIÁRIOS\nCertificamos que ANA PAULA REIS, CPF 529.982.247-25, não possui débitos.',
  );
  expect(holder).toMatchObject({ name: { value: 'ANA PAULA REIS' }, document: { value: '52998224725' } });
});

test.each([
  'CERTIDÃO OU PESQUISA DE PROTESTO',
  'CONSULTA A ÁREAS EMBARGADAS',
  'CADASTRO DE EMPREGADORES (TRABALHO ESCRAVO)',
])('the title %s above a document is nobody’s name', (title) => {
  const { holder } = read(`ÓRGÃO EMISSOR\n${title}\nCPF/CNPJ: 11.222.333/0001-81\nUF: SP\nNADA CONSTA.`);
  expect(holder).toMatchObject({ name: null, document: { value: '11222333000181' } });
});

test('an alias of the catalogue goes before the titles everybody uses', () => {
  const pages = toPages('ESTADO DE SÃO PAULO\nCERTIDÃO DE REGULARIDADE DO PRODUTOR\nNão constam débitos.');
  const types = [{ code: 'CND_EST_SP', aliases: ['Certidão de regularidade do produtor'] }];
  expect(readCertificate(pages, { today: '2026-11-23', types })).toMatchObject({
    type: { value: 'CND_EST_SP' },
    result: { value: 'NEGATIVA' },
  });
});

test('a record that names the papers of its land is none of them', () => {
  const { type, result } = read(
    '1º REGISTRO DE IMÓVEIS DE SORRISO\nCERTIDÃO DE INTEIRO TEOR\nMatrícula nº 20.335. IMÓVEL RURAL cadastrado no INCRA, CCIR 2026 nº 55120938261, NIRF 1.234.567-8, com CAR no SICAR. Não constam débitos de ITR, conforme certidão negativa.',
  );
  expect([type?.value, result?.value]).toEqual(['MAT_IT', 'INFORMATIVA']);
});

test.each([
  ['Matrícula nº 18.771, ficha 1. Registro anterior: matrícula nº 4.020.', '18771'],
  ['REGISTRO ANTERIOR: MATRÍCULA 4.020. MATRÍCULA 18771', '18771'],
  ['matrícula n. 18.771/2', null],
  ['as matrículas 18.771 e 18.772', '18771'],
  ['CNM: 123456.2.0018771-31. Matrícula nº 99', '99'],
  ['a matrícula do imóvel, de 12/03/2020', null],
])('of “%s” the record is %s', (text, number) => {
  const { record } = read(
    `1º REGISTRO DE IMÓVEIS DE UNAÍ\nCERTIDÃO DE ÔNUS REAIS\n${text}\nNÃO CONSTAM ÔNUS.`,
  );
  expect([record.matricula?.value ?? null, record.cns]).toEqual([number, null]);
});

test('the national code of a record tells number and office at once, with its words', () => {
  const code = formatCnm(makeCnm('123456', '2', '18771'));
  const { record } = read(`REGISTRO DE IMÓVEIS\nCERTIDÃO DE INTEIRO TEOR\nCNM: ${code}\nMatrícula 18.771`);
  expect(record).toMatchObject({
    matricula: { value: '18771', evidence: { quote: expect.stringContaining(code) } },
    cns: { value: '123456' },
    municipalRegistration: null,
  });
});

test('a certificate of the state’s environmental agency is its own kind', () => {
  const { type, result, issuer } = read(
    'CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO\nCERTIDÃO NEGATIVA DE DÉBITOS AMBIENTAIS\nNão constam débitos.',
  );
  expect([type?.value, result?.value]).toEqual(['AMB_EST', 'NEGATIVA']);
  expect(issuer?.value).toContain('CETESB');
});

test('nothing comes of nothing', () => {
  expect(readCertificate([], { today: '2026-11-23' })).toMatchObject({
    type: null,
    result: null,
    holder: { name: null, document: null },
    issuedOn: null,
    company: null,
    record: { matricula: null, cns: null, municipalRegistration: null },
    land: null,
  });
});
