import fc from 'fast-check';
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
import type { AppError } from '../../errors.ts';
import type { Evidence } from '../../pages/evidence.ts';
import type { Correction, CorrectionBody, Reading } from '../model/model.ts';
import { eventCodes } from '../model/model.ts';
import { correctionFromWire, correctionToWire } from './wireCorrections.ts';
import { readingFromWire, readingToWire } from './wireReading.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const failure = (run: () => unknown): Partial<AppError> => {
  try {
    run();
  } catch (error) {
    return error as AppError;
  }
  return {};
};

const twoPages: Evidence = {
  spans: [
    { page: 1, boxes: [{ left: 0.1, top: 0.9, right: 0.5, bottom: 0.92 }] },
    { page: 2, boxes: [{ left: 0.1, top: 0.05, right: 0.3, bottom: 0.07 }] },
  ],
  quote: 'BANCO HORIZONTE S.A.',
  confidence: 87.5,
};

const full: Reading = reading(
  opening([owner('ANA', '1/3', { kind: 'bare' }), owner('BIA', '2/3')], {
    evidence: { number: proof('12.345'), 'owners.1.name': proof('BIA'), 'property.area': proof('48,40 ha') },
    property: property({ area: { value: '48.4', unit: 'ha' }, nirf: ['12345679'] }),
    text: 'IMÓVEL: ...',
  }),
  inOrder(
    act('R-1', 'hipoteca', {
      value: '123456789012.34',
      currency: 'CZ$',
      creditor: 'BANCO',
      evidence: { creditor: twoPages },
      degree: 1,
    }),
    act('AV-2', 'cancelamento', { links: [...cancels('R-1'), ...linked('cites', 'R-9')] }),
    act('R-3', 'compra_venda', {
      grantors: people('ANA'),
      grantees: [
        person('CAIO', { document: '00000000191', maritalRegime: 'separação de bens', spouse: 'DORA' }),
      ],
      transfers: [
        { from: ['ANA'], to: [{ name: 'CAIO', share: null }], share: '1/3', of: 'holding', mode: 'transfer' },
      ],
      evidence: {
        'grantees.0.document': proof('000.000.001-91'),
        'transfers.0.share': proof('a terça parte'),
      },
      manualValidity: { valid: true, reason: 'conferido' },
    }),
    act('AV-4', 'alteracao_estado_civil', {
      personChanges: [{ name: 'BIA', newName: 'BIA SÁ', spouse: null }],
      propertyChange: { name: null, kind: 'urban' },
      area: { value: '480000', unit: 'm2' },
      detachedArea: { value: '0.4', unit: 'ha' },
      legalReserve: { value: '9.68', unit: 'ha' },
    }),
  ),
  {
    closing: {
      kind: 'full',
      issuedOn: '2026-10-01',
      openProtocols: ['88.123'],
      evidence: { issuedOn: proof('01/10/2026', 3) },
    },
    coverage: [
      {
        id: '3-ilegivel',
        page: 3,
        boxes: [{ left: 0, top: 0, right: 1, bottom: 1 }],
        text: 'ilegível',
        use: 'open',
        act: null,
        why: 'unreadable',
      },
    ],
  },
);

describe('a reading', () => {
  test.each<[string, Reading]>([
    ['with everything', full],
    ['of the worked example', boaAurora()],
    ['of an empty record', reading(opening([]), [])],
  ])('%s comes back from the wire as it went', (_, value) => {
    expect(readingFromWire(throughJson(readingToWire(value)))).toEqual(value);
  });

  test('comes back whatever its amounts, shares, names and days', () => {
    const cents = fc
      .bigInt({ min: 0n, max: 99_999_999_999_999n })
      .map((n) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`.replace(/\.?0+$/, ''));
    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(
        cents,
        day,
        fc.constantFrom(...eventCodes),
        fc.string({ minLength: 1 }).filter((name) => name.trim() !== ''),
        (value, date, event, name) => {
          const one = reading(
            opening([owner(name, '1/7')]),
            inOrder(
              act('R-1', event, {
                value: value === '' ? '0' : value,
                currency: 'BRL',
                date,
                grantors: people(name),
              }),
            ),
          );
          expect(readingFromWire(throughJson(readingToWire(one)))).toEqual(one);
        },
      ),
    );
  });

  test('carries amounts as numbers, shares as n/d, words of the wire, and proof by pointer', () => {
    expect(readingToWire(full)).toMatchObject({
      Abertura: {
        Imovel: { Tipo: 'Rural', Area: { Valor: 48.4, Unidade: 'ha' } },
        Proprietarios: [{ Nome: 'ANA', Fracao: '1/3', Natureza: 'nu_proprietario' }, { Nome: 'BIA' }],
        Evidencias: {
          '/Numero': { Pagina: 1 },
          '/Proprietarios/1/Nome': { Citacao: 'BIA' },
          '/Imovel/Area': {},
        },
      },
      Atos: [
        {
          Valor: 123456789012.34,
          Evidencias: {
            '/Credor': {
              Pagina: 1,
              Caixas: [[0.1, 0.9, 0.5, 0.92]],
              Citacao: 'BANCO HORIZONTE S.A.',
              Confianca: 87.5,
              Continuacao: [{ Pagina: 2, Caixas: [[0.1, 0.05, 0.3, 0.07]] }],
            },
          },
        },
        {
          Vinculos: [
            { Tipo: 'cancela', Ato: 'R-1' },
            { Tipo: 'cita', Ato: 'R-9' },
          ],
        },
        { Evidencias: { '/Adquirentes/0/Documento': {}, '/Transferencias/0/Fracao': {} } },
        {},
      ],
    });
  });

  test('with something wrong is refused by the name of the field', () => {
    const wire = readingToWire(full) as { Atos: Record<string, unknown>[] };
    const broken = { ...wire, Atos: wire.Atos.with(1, { ...wire.Atos[1], Data: '31/02/2020' }) };
    expect(failure(() => readingFromWire(broken))).toMatchObject({
      code: 'matricula-value-invalid',
      field: 'Atos.1.Data',
    });
    expect(failure(() => readingFromWire(null)).code).toBe('matricula-value-invalid');
  });
});

const by = (body: CorrectionBody): Correction => ({
  ...body,
  reason: 'conferido na página',
  by: 'ana',
  at: '2026-11-21T10:00:00Z',
});

describe('a correction', () => {
  test.each<[string, CorrectionBody, Record<string, unknown>]>([
    [
      'of an amount',
      { type: 'change', act: 'R-1', field: 'value', value: '120.5', from: '100' },
      { Tipo: 'alterar', Ato: 'R-1', Campo: 'Valor', Valor: 120.5, De: 100 },
    ],
    [
      'of a creditor',
      { type: 'change', act: 'R-1', field: 'creditor', value: 'BANCO', from: null },
      { Campo: 'Credor', Valor: 'BANCO', De: null },
    ],
    [
      'of a due date',
      { type: 'change', act: 'R-1', field: 'dueOn', value: null, from: '2020-01-01' },
      { Campo: 'Vencimento', Valor: null, De: '2020-01-01' },
    ],
    [
      'of a share in the opening',
      { type: 'change', act: null, field: 'owners.0.share', value: '1/3', from: '1/2' },
      { Ato: null, Campo: 'Proprietarios.0.Fracao', Valor: '1/3' },
    ],
    [
      'of the day of the certificate',
      { type: 'change', act: null, field: 'closing.issuedOn', value: '2024-01-30', from: '2024-01-20' },
      { Ato: null, Campo: 'Certidao.DataEmissao', Valor: '2024-01-30', De: '2024-01-20' },
    ],
    [
      'of what the certificate is',
      { type: 'change', act: null, field: 'closing.kind', value: 'view', from: null },
      { Ato: null, Campo: 'Certidao.Tipo', Valor: 'Visualizacao', De: null },
    ],
    [
      'of a share that moves',
      { type: 'change', act: 'R-3', field: 'transfers.0.share', value: '1/4', from: '1/3' },
      { Campo: 'Transferencias.0.Fracao' },
    ],
    [
      'of a party',
      { type: 'change', act: 'R-3', field: 'grantees.0.name', value: 'CAIO', from: 'CAI0' },
      { Campo: 'Adquirentes.0.Nome' },
    ],
    [
      'of an area',
      { type: 'change', act: null, field: 'property.area', value: { value: '5', unit: 'ha' }, from: null },
      { Campo: 'Imovel.Area', Valor: { Valor: 5, Unidade: 'ha' } },
    ],
    [
      'of the codes an act cancels',
      { type: 'change', act: 'AV-2', field: 'cancels', value: ['R-1', 'AV-9'], from: [] },
      { Campo: 'Cancela', Valor: ['R-1', 'AV-9'], De: [] },
    ],
    [
      'that lifts validity by hand',
      { type: 'change', act: 'R-3', field: 'manualValidity', value: null, from: null },
      { Campo: 'Valido', Valor: null },
    ],
    [
      'that sets validity by hand',
      {
        type: 'change',
        act: 'R-3',
        field: 'manualValidity',
        value: { valid: false, reason: 'conferido na página' },
        from: null,
      },
      { Campo: 'Valido', Valor: false },
    ],
    ['that removes an act', { type: 'remove-act', act: 'R-3' }, { Tipo: 'excluir-ato', Ato: 'R-3' }],
    [
      'that adds an act',
      {
        type: 'add-act',
        act: 'R-5+',
        value: {
          kind: 'R',
          order: 5,
          date: '2020-01-01',
          event: 'hipoteca',
          value: '7.5',
          grantors: people('ANA'),
        },
      },
      {
        Tipo: 'incluir-ato',
        Valor: { Tipo: 'R', Ordem: 5, Data: '2020-01-01', Evento: 'hipoteca', Valor: 7.5 },
      },
    ],
  ])('%s goes to the wire and back', (_, body, wire) => {
    const sent = correctionToWire(by(body));
    expect(sent).toMatchObject({
      ...wire,
      Motivo: 'conferido na página',
      Quem: 'ana',
      Quando: '2026-11-21T10:00:00Z',
    });
    expect(correctionFromWire(throughJson(sent))).toEqual(by(body));
  });

  const stamp = { by: 'ana', at: '2026-11-21T10:00:00Z' };

  test('asked for takes who and when from the session, never from the request', () => {
    const asked = {
      Tipo: 'alterar',
      Ato: 'R-1',
      Campo: 'Grau',
      Valor: 2,
      Motivo: 'lido na página',
      Quem: 'outro',
    };
    expect(correctionFromWire(asked, stamp)).toEqual({
      type: 'change',
      act: 'R-1',
      field: 'degree',
      value: 2,
      from: null,
      reason: 'lido na página',
      ...stamp,
    });
  });

  test('that adds an act may give parties by name and the codes it cancels', () => {
    const asked = {
      Tipo: 'incluir-ato',
      Valor: { Tipo: 'AV', Ordem: 6, Evento: 'cancelamento', Transmitentes: ['ANA'], Cancela: ['R-1'] },
      Motivo: 'página faltante',
    };
    expect(correctionFromWire(asked, stamp)).toMatchObject({
      type: 'add-act',
      act: 'AV-6+',
      value: {
        kind: 'AV',
        order: 6,
        date: null,
        event: 'cancelamento',
        grantors: people('ANA'),
        links: cancels('R-1'),
      },
    });
  });

  test('is refused in words of the field, at its place in the request', () => {
    const due = { Tipo: 'alterar', Ato: 'R-1', Campo: 'Vencimento', Valor: '31/02/2020', Motivo: 'lido' };
    expect(failure(() => correctionFromWire(due, stamp))).toMatchObject({
      params: { field: 'Vencimento' },
      field: 'Valor',
    });
    const added = {
      Tipo: 'incluir-ato',
      Motivo: 'lido',
      Valor: { Tipo: 'R', Ordem: 1, Evento: 'hipoteca', Data: '31/02/2020' },
    };
    expect(failure(() => correctionFromWire(added, stamp))).toMatchObject({
      params: { field: 'Data' },
      field: 'Valor.Data',
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['without a reason', { Motivo: '  ' }, 'reason-required'],
    ['of an unknown kind', { Tipo: 'apagar' }, 'matricula-value-invalid'],
    ['of an unknown field', { Campo: 'Cor' }, 'correction-field-unknown'],
    ['with a value that cannot stand there', { Valor: 'dois' }, 'matricula-value-invalid'],
    ['with a name of another language', { Campo: 'degree' }, 'correction-field-unknown'],
    [
      'that adds an act without a number',
      { Tipo: 'incluir-ato', Valor: { Tipo: 'R', Evento: 'hipoteca' } },
      'matricula-value-invalid',
    ],
  ])('is refused %s', (_, wrong, code) => {
    const asked = { Tipo: 'alterar', Ato: 'R-1', Campo: 'Grau', Valor: 2, Motivo: 'lido', ...wrong };
    expect(failure(() => correctionFromWire(asked, stamp)).code).toBe(code);
  });
});
