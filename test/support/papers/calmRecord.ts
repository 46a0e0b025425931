import type { Reading } from '../../../src/domain/matricula/model/index.ts';
import { act, cancels, inOrder, opening, person, property, reading } from './matricula.ts';

/**
 * A record without anything to worry about: a flat bought by one person, mortgaged and released, everything told,
 * certified the day before. R-2 may be corrected at will.
 */
export function calmRecord(number = '12345'): Reading {
  const buyer = person('ZÉLIA COSTA TESTE', { document: '52998224725' });
  const seller = person('RAUL PRADO TESTE', { document: '11144477735' });
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);
  return reading(
    opening([{ ...seller, share: '1/1', kind: 'full', origin: null }], {
      number,
      registryOffice: 'Oficial de Registro de Imóveis de Vale Claro',
      district: 'Vale Claro',
      state: 'SP',
      openedOn: '2010-03-12',
      previousRecord: 'Matrícula nº 8.123',
      property: property({
        kind: 'urban',
        name: 'Apartamento 12',
        municipality: 'Vale Claro',
        state: 'SP',
        area: { value: '88.4', unit: 'm2' },
        municipalRegistration: '12.345.678',
      }),
    }),
    inOrder(
      act('R-1', 'compra_venda', {
        date: '2012-05-10',
        value: '250000',
        currency: 'BRL',
        grantors: [seller],
        grantees: [buyer],
        transfers: [
          {
            from: [seller.name],
            to: [{ name: buyer.name, share: null }],
            share: null,
            of: 'property',
            mode: 'transfer',
          },
        ],
      }),
      act('R-2', 'hipoteca', {
        date: '2013-05-10',
        value: '100000',
        currency: 'BRL',
        creditor: 'BANCO HORIZONTE S.A.',
        degree: 1,
        dueOn: '2018-05-10',
      }),
      act('AV-3', 'cancelamento', { date: '2018-06-01', links: cancels('R-2') }),
    ),
    { closing: { kind: 'full', issuedOn: yesterday, openProtocols: [], evidence: {} } },
  );
}
