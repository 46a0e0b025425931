import { describe, expect, test } from 'vitest';
import {
  act,
  boaAurora,
  cancels,
  inOrder,
  linked,
  opening,
  owner,
  people,
  person,
  proof,
  property,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import type { Correction, CorrectionBody } from '../model/model.ts';
import { toExtraction } from './extraction.ts';

const by = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'conferido',
  by: 'ana',
  at: '2026-11-21T10:00:00Z',
});

describe('the extraction of the worked example', () => {
  const extraction = toExtraction(boaAurora());

  test('gives the head and the property as the record has them today', () => {
    expect(extraction).toMatchObject({
      Numero: '12345',
      Cnm: '1234562001234513',
      Comarca: 'Vale Claro',
      Uf: 'SP',
      DataAbertura: '1987-03-12',
      RegistroAnterior: 'Transcrição nº 8.123, Livro 3-H, fls. 45',
      Imovel: {
        Tipo: 'Rural',
        Denominacao: 'Fazenda Boa Aurora',
        AreaHa: 48.1032,
        AreaM2: null,
        CodigoIncra: '9500411234567',
        Nirf: ['12345679'],
      },
    });
  });

  test('gives the owners with percentages, exact shares and origin', () => {
    expect(
      extraction.Proprietarios.map(({ Nome, Percentual, Fracao, Origem, Natureza }) => [
        Nome,
        Percentual,
        Fracao,
        Origem,
        Natureza,
      ]),
    ).toEqual([
      ['LÍVIA PRADO TESTE', 25, '1/4', 'R-6', 'pleno'],
      ['FÁBIO MOTA TESTE', 50, '1/2', 'R-4', 'pleno'],
      ['JONAS PRADO TESTE', 12.5, '1/8', 'R-6', 'pleno'],
      ['KARINA PRADO TESTE', 12.5, '1/8', 'R-6', 'pleno'],
    ]);
  });

  test('gives acts with validity, encumbrances in force, area and reserve', () => {
    expect(extraction.Atos[0]).toMatchObject({
      Codigo: 'R-1',
      Tipo: 'R',
      Ordem: 1,
      Valor: 1500000,
      Moeda: 'CRZ',
      Transmitentes: ['ELIAS PRADO TESTE', 'LÍVIA PRADO TESTE'],
      Cancela: [],
      Valido: false,
    });
    expect(extraction.Atos[1]).toMatchObject({ Codigo: 'AV-2', Cancela: ['R-1'], Valido: true, Moeda: null });
    expect(extraction.OnusAtivos).toEqual(['R-7', 'AV-9']);
    expect(extraction.Onus[0]).toMatchObject({
      Ato: 'R-7',
      Vencimento: '2027-03-11',
      Aditivos: ['AV-8'],
      Grau: 1,
      Valor: 400000,
      Moeda: 'BRL',
      LiberacaoParcial: false,
    });
    expect(extraction.HistoricoArea).toEqual([
      { Ato: 'MATRICULA', AreaHa: 48.4 },
      { Ato: 'AV-5', AreaHa: 48.1032 },
    ]);
    expect(extraction.ReservaLegal).toEqual({ Averbada: true, Ato: 'AV-3', AreaHa: 9.68 });
    expect(extraction.Avisos).toEqual([]);
  });
});

test('percentages have two decimals and sum to exactly one hundred', () => {
  const extraction = toExtraction(
    reading(opening(['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => owner(name, '1/7'))), []),
  );
  const hundredths = extraction.Proprietarios.map(({ Percentual }) => Math.round(Number(Percentual) * 100));
  expect(hundredths.reduce((a, b) => a + b)).toBe(10000);
  expect(new Set(extraction.Proprietarios.map(({ Percentual }) => Percentual))).toEqual(
    new Set([14.29, 14.28]),
  );
});

test('urban property is measured in square metres, and without a reserve says so', () => {
  const extraction = toExtraction(
    reading(opening([], { property: property({ kind: 'urban', area: { value: '0.036', unit: 'ha' } }) }), []),
  );
  expect(extraction.Imovel).toMatchObject({ Tipo: 'Urbano', AreaHa: null, AreaM2: 360 });
  expect(extraction.HistoricoArea).toEqual([{ Ato: 'MATRICULA', AreaM2: 360 }]);
  expect(extraction.ReservaLegal).toEqual({ Averbada: false });
});

test('no stated area leaves an empty history', () => {
  const extraction = toExtraction(reading(opening([]), []));
  expect(extraction.HistoricoArea).toEqual([]);
  expect(extraction.Imovel).toMatchObject({ AreaHa: null, AreaM2: null });
});

test('a gift that keeps a usufruct is no encumbrance by its event, but stands in the rich list', () => {
  const gift = act('R-1', 'doacao', {
    grantors: people('ANA'),
    grantees: people('BIA'),
    text: 'reservando para si o usufruto',
  });
  const extraction = toExtraction(reading(opening([owner('ANA', '1/1')]), inOrder(gift)));
  expect(extraction.OnusAtivos).toEqual([]);
  expect(extraction.Onus).toMatchObject([{ Ato: 'R-1', Evento: 'usufruto', Titulares: ['ANA'] }]);
  expect(extraction.Proprietarios).toMatchObject([{ Nome: 'BIA', Natureza: 'nu_proprietario' }]);
});

test('corrections show in the values, beside what was read, and act by act', () => {
  const extraction = toExtraction(boaAurora(), [
    by({ type: 'change', act: 'R-7', field: 'value', value: '410000', from: '400000' }),
    by({ type: 'change', act: null, field: 'district', value: 'Vale Escuro', from: 'Vale Claro' }),
    by({
      type: 'change',
      act: 'AV-9',
      field: 'manualValidity',
      value: { valid: false, reason: 'conferido' },
      from: null,
    }),
    by({ type: 'remove-act', act: 'AV-3' }),
    by({
      type: 'add-act',
      act: 'novo',
      value: { kind: 'R', order: 10, date: '2025-01-01', event: 'arresto' },
    }),
  ]);
  const atos = new Map(extraction.Atos.map((ato) => [ato.Codigo, ato]));
  expect(extraction.Comarca).toBe('Vale Escuro');
  expect(extraction.Corrigido).toMatchObject([
    { Campo: 'Comarca', De: 'Vale Claro', Para: 'Vale Escuro', Motivo: 'conferido', Quem: 'ana' },
  ]);
  expect(atos.get('R-7')).toMatchObject({
    Valor: 410000,
    Corrigido: [{ Campo: 'Valor', De: 400000, Para: 410000 }],
  });
  expect(atos.get('AV-9')).toMatchObject({
    Valido: false,
    ValidoManual: { Valido: false },
    Corrigido: [{ Campo: 'Valido', De: null, Para: false }],
  });
  expect(atos.get('R-10')).toMatchObject({ Incluido: { Motivo: 'conferido', Quem: 'ana' }, Valido: true });
  expect(extraction.AtosExcluidos).toMatchObject([
    { Codigo: 'AV-3', Evento: 'reserva_legal', Motivo: 'conferido' },
  ]);
  expect(extraction.OnusAtivos).toEqual(['R-7', 'R-10']);
  expect(extraction.ReservaLegal).toEqual({ Averbada: false });
});

describe('evidence', () => {
  const proved = reading(
    opening([owner('ANA', '1/2'), owner('BIA', '1/2')], {
      property: property({ name: 'Sítio', area: { value: '12', unit: 'ha' } }),
      evidence: {
        number: proof('nº 12.345'),
        'owners.0.name': proof('ANA'),
        'owners.0.share': proof('metade'),
        'property.area': proof('12 ha'),
        'property.name': proof('SÍTIO'),
      },
    }),
    inOrder(
      act('R-1', 'hipoteca', {
        creditor: 'BANCO',
        evidence: { creditor: proof('ao BANCO'), code: proof('R-1') },
      }),
      act('R-2', 'compra_venda', {
        grantors: people('BIA'),
        grantees: people('CAIO'),
        transfers: [
          {
            from: ['BIA'],
            to: [{ name: 'CAIO', share: null }],
            share: '1/2',
            of: 'property',
            mode: 'transfer',
          },
        ],
        evidence: {
          'grantees.0.name': proof('a CAIO', 2),
          'grantees.0.document': proof('CPF', 2),
          'transfers.0.share': proof('metade ideal', 2),
        },
      }),
      act('AV-3', 'retificacao_area', {
        area: { value: '11', unit: 'ha' },
        evidence: { area: proof('11 ha', 3) },
      }),
      act('AV-4', 'mudanca_denominacao', {
        propertyChange: { name: 'Fazenda' },
        evidence: { 'propertyChange.name': proof('FAZENDA', 3) },
      }),
      act('AV-5', 'cancelamento', {
        links: [...linked('cites', 'R-2'), ...cancels('R-1')],
        evidence: { 'links.0': proof('conforme R-2', 3), 'links.1': proof('cancelado o R-1', 3) },
      }),
      act('AV-6', 'reserva_legal', {
        legalReserve: { value: '2', unit: 'ha' },
        evidence: { legalReserve: proof('2 ha', 4) },
      }),
    ),
    {
      closing: {
        kind: 'full',
        issuedOn: '2026-01-01',
        openProtocols: [],
        evidence: { issuedOn: proof('em 1/1/26', 5) },
      },
    },
  );
  const extraction = toExtraction(proved);
  const quotes = Object.fromEntries(
    Object.entries(extraction.Evidencias).map(([pointer, evidence]) => [
      pointer,
      (evidence as { Citacao: string }).Citacao,
    ]),
  );

  test('stands under the pointer of each value, derived values included', () => {
    expect(quotes).toMatchObject({
      '/Numero': 'nº 12.345',
      '/Atos/0/Credor': 'ao BANCO',
      '/Atos/0/Codigo': 'R-1',
      '/Atos/1/Adquirentes/0': 'a CAIO',
      '/Atos/1/PartesAdquirentes/0/Documento': 'CPF',
      '/Atos/1/Transferencias/0/Fracao': 'metade ideal',
      '/Atos/4/Cancela/0': 'cancelado o R-1',
      '/Atos/4/Vinculos/0': 'conforme R-2',
      '/Proprietarios/0/Nome': 'ANA',
      '/Proprietarios/0/Percentual': 'metade',
      '/Proprietarios/1/Nome': 'a CAIO',
      '/Proprietarios/1/Percentual': 'metade ideal',
      '/HistoricoArea/0/AreaHa': '12 ha',
      '/HistoricoArea/1/AreaHa': '11 ha',
      '/Imovel/AreaHa': '11 ha',
      '/Imovel/Denominacao': 'FAZENDA',
      '/ReservaLegal/AreaHa': '2 ha',
      '/Certidao/DataEmissao': 'em 1/1/26',
      '/Abertura/Imovel/Denominacao': 'SÍTIO',
    });
  });

  test('of who an owner is may stand in another act than that of the share, if it says what is shown', () => {
    const bia = person('BIA', { document: '52998224725' });
    const { Evidencias, Proprietarios } = toExtraction(
      reading(
        opening([owner('ANA', '1/1')]),
        inOrder(
          act('R-1', 'compra_venda', {
            grantors: people('ANA'),
            grantees: people('BIA'),
            evidence: { 'grantees.0.name': proof('a BIA') },
          }),
          act('AV-2', 'qualificacao_pessoal', {
            grantors: [bia],
            evidence: { 'grantors.0.document': proof('CPF 529', 2), 'grantors.0.name': proof('de BIA', 2) },
          }),
          act('AV-3', 'alteracao_estado_civil', {
            personChanges: [{ name: 'BIA', newName: 'BIA SÁ', spouse: 'CAIO' }],
            evidence: {
              'personChanges.0': proof('passou a chamar-se BIA SÁ', 3),
              'personChanges.0.spouse': proof('casou com CAIO', 3),
            },
          }),
        ),
      ),
    );
    expect(Proprietarios).toMatchObject([{ Nome: 'BIA SÁ', Documento: '52998224725', Conjuge: 'CAIO' }]);
    expect(Evidencias).toMatchObject({
      '/Proprietarios/0/Nome': { Citacao: 'passou a chamar-se BIA SÁ' },
      '/Proprietarios/0/Conjuge': { Citacao: 'casou com CAIO' },
      '/Proprietarios/0/Documento': { Citacao: 'CPF 529' },
      '/Proprietarios/0/Percentual': { Citacao: 'a BIA' },
    });
  });

  test('points at values that are there', () => {
    const missing = Object.keys(extraction.Evidencias).filter((pointer) => {
      const value = pointer
        .slice(1)
        .split('/')
        .reduce<unknown>((item, key) => (item as Record<string, unknown> | undefined)?.[key], extraction);
      return value === undefined;
    });
    expect(missing).toEqual([]);
  });

  test('is quoted with page, boxes and confidence', () => {
    expect(extraction.Evidencias['/Atos/0/Credor']).toEqual({
      Pagina: 1,
      Caixas: [[0.1, 0.2, 0.3, 0.25]],
      Citacao: 'ao BANCO',
      Confianca: 100,
    });
  });
});
