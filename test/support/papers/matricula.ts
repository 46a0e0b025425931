import {
  type Act,
  type ActKind,
  blankAct,
  type EventCode,
  type Link,
  type Opening,
  type Owner,
  type Party,
  type Property,
  type Reading,
} from '../../../src/domain/matricula/model/index.ts';
import type { Evidence } from '../../../src/domain/pages/evidence.ts';

/** Makers of invented registry records: what a test does not name is empty. */

export const person = (name: string, more: Partial<Party> = {}): Party => ({
  name,
  document: null,
  maritalRegime: null,
  spouse: null,
  ...more,
});

/** Parties by bare names. */
export const people = (...names: readonly string[]): Party[] => names.map((name) => person(name));

export const owner = (name: string, share: string, more: Partial<Owner> = {}): Owner => ({
  ...person(name),
  share,
  kind: 'full',
  origin: null,
  ...more,
});

type GivenAct = Partial<Omit<Act, 'kind' | 'order' | 'code' | 'event'>>;

/** An act by its code: `act('R-3', 'hipoteca', { value: '100' })`. Its id is the code. */
export function act(code: string, event: EventCode, more: GivenAct = {}): Act {
  const [kind, order] = code.split('-') as [ActKind, string];
  return { ...blankAct({ id: code, kind, order: Number(order), code, event }), ...more };
}

/** Acts in the order of the document. */
export const inOrder = (...acts: readonly Act[]): Act[] => acts.map((item, place) => ({ ...item, place }));

export const cancels = (...codes: readonly string[]): Link[] =>
  codes.map((code) => ({ kind: 'cancels', code }));
export const linked = (kind: Link['kind'], ...codes: readonly string[]): Link[] =>
  codes.map((code) => ({ kind, code }));

export const property = (more: Partial<Property> = {}): Property => ({
  kind: 'rural',
  name: null,
  municipality: null,
  state: null,
  area: null,
  incraCode: null,
  nirf: [],
  ccir: null,
  car: null,
  municipalRegistration: null,
  ...more,
});

export const opening = (owners: readonly Owner[], more: Partial<Opening> = {}): Opening => ({
  number: '12345',
  cnm: null,
  registryOffice: null,
  district: null,
  state: null,
  openedOn: null,
  previousRecord: null,
  property: property(),
  owners,
  text: '',
  evidence: {},
  ...more,
});

export const reading = (from: Opening, acts: readonly Act[], more: Partial<Reading> = {}): Reading => ({
  opening: from,
  acts,
  closing: { kind: null, issuedOn: null, openProtocols: [], evidence: {} },
  coverage: [],
  ...more,
});

export const proof = (quote: string, page = 1, confidence = 100): Evidence => ({
  spans: [{ page, boxes: [{ left: 0.1, top: 0.2, right: 0.3, bottom: 0.25 }] }],
  quote,
  confidence,
});

/** The worked example of the trade's rule book: Fazenda Boa Aurora, from two owners to four. */
export function boaAurora(): Reading {
  const elias = person('ELIAS PRADO TESTE', {
    document: '11144477735',
    maritalRegime: 'comunhão universal de bens',
    spouse: 'LÍVIA PRADO TESTE',
  });
  const livia = person('LÍVIA PRADO TESTE', {
    document: '52998224725',
    maritalRegime: 'comunhão universal de bens',
    spouse: 'ELIAS PRADO TESTE',
  });
  const fabio = person('FÁBIO MOTA TESTE', { document: '12345678909' });
  const bank = 'BANCO HORIZONTE S.A.';
  return reading(
    opening(
      [
        { ...elias, share: '1/2', kind: 'full', origin: null },
        { ...livia, share: '1/2', kind: 'full', origin: null },
      ],
      {
        cnm: '1234562001234513',
        registryOffice: 'Oficial de Registro de Imóveis de Vale Claro',
        district: 'Vale Claro',
        state: 'SP',
        openedOn: '1987-03-12',
        previousRecord: 'Transcrição nº 8.123, Livro 3-H, fls. 45',
        property: property({
          name: 'Fazenda Boa Aurora',
          municipality: 'Vale Claro',
          state: 'SP',
          area: { value: '48.4', unit: 'ha' },
          incraCode: '9500411234567',
          nirf: ['12345679'],
        }),
      },
    ),
    inOrder(
      act('R-1', 'hipoteca_cedular', {
        date: '1990-05-02',
        value: '1500000',
        currency: 'CRZ',
        creditor: bank,
        degree: 1,
        dueOn: '1995-05-02',
        grantors: [elias, livia],
      }),
      act('AV-2', 'cancelamento', { date: '1996-01-10', links: cancels('R-1') }),
      act('AV-3', 'reserva_legal', { date: '1998-10-14', legalReserve: { value: '9.68', unit: 'ha' } }),
      act('R-4', 'compra_venda', {
        date: '2001-08-15',
        value: '60000',
        currency: 'BRL',
        grantors: [elias, livia],
        grantees: [fabio],
        transfers: [
          {
            from: [elias.name, livia.name],
            to: [{ name: fabio.name, share: null }],
            share: '1/2',
            of: 'property',
            mode: 'transfer',
          },
        ],
      }),
      act('AV-5', 'georreferenciamento', { date: '2012-09-20', area: { value: '48.1032', unit: 'ha' } }),
      act('R-6', 'partilha_inventario', {
        date: '2018-04-03',
        grantors: people(elias.name),
        grantees: people(livia.name, 'JONAS PRADO TESTE', 'KARINA PRADO TESTE'),
        transfers: [
          {
            from: [elias.name],
            to: [
              { name: livia.name, share: '1/4' },
              { name: 'JONAS PRADO TESTE', share: '1/8' },
              { name: 'KARINA PRADO TESTE', share: '1/8' },
            ],
            share: null,
            of: 'property',
            mode: 'transfer',
          },
        ],
      }),
      act('R-7', 'hipoteca_cedular', {
        date: '2021-03-11',
        value: '400000',
        currency: 'BRL',
        creditor: bank,
        degree: 1,
        dueOn: '2024-03-11',
        grantors: people(fabio.name),
      }),
      act('AV-8', 'aditivo_cedula', {
        date: '2022-05-05',
        dueOn: '2027-03-11',
        links: linked('amends', 'R-7'),
      }),
      act('AV-9', 'penhora', { date: '2024-02-19', value: '35000', currency: 'BRL' }),
    ),
  );
}
