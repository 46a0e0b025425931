import { expect, test } from 'vitest';
import {
  act,
  inOrder,
  opening,
  owner,
  people,
  person,
  proof,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import { applyCorrections, situationOf } from '../../matricula/corrections/index.ts';
import type { Act, Owner } from '../../matricula/model/index.ts';
import { termsOn } from '../testing.ts';
import { fromRecord } from './fromRecord.ts';
import { run } from './run.ts';

const filled = (owners: readonly Owner[], ...acts: readonly Act[]) => {
  const start = opening(owners, { evidence: { 'owners.0.name': proof('ANA TESTE', 1) } });
  const truth = applyCorrections(reading(start, inOrder(...acts)), []);
  return fromRecord({ truth, situation: situationOf(truth) }, '2026-11-20');
};
const sale = (code: string, from: string, to: string, share: string | null, of: 'property' | 'holding') =>
  act(code, 'compra_venda', {
    date: '2020-01-02',
    grantors: people(from),
    grantees: [person(to, { document: '52998224725' })],
    transfers: [{ from: [from], to: [{ name: to, share: null }], share, of, mode: 'transfer' }],
    evidence: { 'transfers.0.share': proof('metade de sua parte', 2) },
  });

test('owners and transfers, with shares as they are stated', () => {
  const { Entrada, Fontes } = filled(
    [owner('ANA TESTE', '1/1', { spouse: 'LUIZ TESTE' })],
    sale('R-1', 'ANA TESTE', 'BRUNO TESTE', '1/2', 'holding'),
  );
  expect(Entrada).toEqual({
    Proprietarios: [{ Nome: 'ANA TESTE', Conjuge: 'LUIZ TESTE', Fracao: '1/1' }],
    Atos: [
      {
        Ato: 'R-1',
        Data: '2020-01-02',
        Evento: 'compra_venda',
        Transmitentes: [{ Nome: 'ANA TESTE' }],
        Adquirentes: [{ Nome: 'BRUNO TESTE', Documento: '52998224725' }],
        Fracao: '1/2',
        Sobre: 'PARTE',
      },
    ],
  });
  expect(Fontes).toContainEqual({
    Campo: 'Atos.0.Fracao',
    Ato: 'R-1',
    Pagina: 2,
    Trecho: 'metade de sua parte',
  });
});

test('who sells under a later name is the same owner, and the change is told of', () => {
  const { Entrada, Avisos } = filled(
    [owner('ANA TESTE', '1/1')],
    act('AV-1', 'alteracao_estado_civil', {
      personChanges: [{ name: 'ANA TESTE', newName: 'ANA PRADO TESTE' }],
    }),
    sale('R-2', 'ANA PRADO TESTE', 'BRUNO TESTE', null, 'property'),
  );
  expect(Avisos).toEqual([
    {
      Codigo: 'owner-renamed',
      De: null,
      Valores: { name: 'ANA TESTE', now: 'ANA PRADO TESTE', act: 'AV-1' },
    },
  ]);
  expect(run(Entrada, termsOn('2026-11-20'))).toMatchObject({
    Proprietarios: [{ Nome: 'BRUNO TESTE', Fracao: '1/1' }],
    Alertas: [],
  });
});

test('a record that names nobody asks for the owners', () => {
  expect(filled([]).Avisos).toMatchObject([{ Codigo: 'ask-owners', Campos: ['Proprietarios'] }]);
});

test('namesakes of one act keep their own documents', () => {
  const documents = ['52998224725', '11144477735'];
  const { Entrada } = filled(
    [owner('ANA TESTE', '1/1')],
    act('R-1', 'doacao', {
      grantors: people('ANA TESTE'),
      grantees: documents.map((document) => person('JOSÉ TESTE', { document })),
      transfers: [
        {
          from: ['ANA TESTE'],
          to: documents.map(() => ({ name: 'JOSÉ TESTE', share: null })),
          share: null,
          of: 'property',
          mode: 'transfer',
        },
      ],
    }),
  );
  expect(run(Entrada, termsOn('2026-11-20'))).toMatchObject({
    Proprietarios: documents.map((Documento) => ({ Nome: 'JOSÉ TESTE', Documento, Fracao: '1/2' })),
  });
});
