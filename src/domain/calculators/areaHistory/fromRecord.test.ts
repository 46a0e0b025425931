import { expect, test } from 'vitest';
import {
  act,
  cancels,
  inOrder,
  opening,
  owner,
  proof,
  property,
  reading,
} from '../../../../test/support/papers/matricula.ts';
import { applyCorrections, situationOf } from '../../matricula/corrections/index.ts';
import type { Act, Opening } from '../../matricula/model/index.ts';
import { type AreaHistoryInput, calculateAreaHistory } from './calculate.ts';
import { fromRecord } from './fromRecord.ts';

const filled = (more: Partial<Opening>, ...acts: readonly Act[]) => {
  const start = opening([owner('ANA TESTE', '1/1')], more);
  const truth = applyCorrections(reading(start, inOrder(...acts)), []);
  return fromRecord({ truth, situation: situationOf(truth) }, '2026-11-20');
};
const farm = (area: string | null) =>
  property({ area: area === null ? null : { value: area, unit: 'ha' }, state: 'MG' });

test('opening and acts as they state the area', () => {
  const { Entrada, Fontes } = filled(
    {
      property: farm('100'),
      text: 'com a área de 100,0000 ha',
      evidence: { 'property.area': proof('100,0000 ha', 1) },
    },
    act('AV-1', 'desmembramento', {
      date: '2001-05-02',
      detachedArea: { value: '12.5', unit: 'ha' },
      evidence: { detachedArea: proof('12,5000 ha', 2) },
    }),
    act('AV-2', 'georreferenciamento', { date: '2012-09-20', area: { value: '88.102', unit: 'ha' } }),
    act('AV-3', 'outro', { date: '2013-01-01', propertyChange: { kind: 'urban' } }),
  );
  expect(Entrada).toEqual({
    TipoImovel: 'Rural',
    Uf: 'MG',
    AreaInicial: { Valor: '100', Unidade: 'ha' },
    Atos: [
      {
        Ato: 'AV-1',
        Data: '2001-05-02',
        Evento: 'desmembramento',
        AreaDestacada: { Valor: '12.5', Unidade: 'ha' },
      },
      {
        Ato: 'AV-2',
        Data: '2012-09-20',
        Evento: 'georreferenciamento',
        Area: { Valor: '88.102', Unidade: 'ha' },
      },
      { Ato: 'AV-3', Data: '2013-01-01', Evento: 'outro', TipoImovel: 'Urbano' },
    ],
  });
  expect(Fontes).toContainEqual({
    Campo: 'Atos.0.AreaDestacada',
    Ato: 'AV-1',
    Pagina: 2,
    Trecho: '12,5000 ha',
  });
});

test('alqueires stand beside the hectares that are printed with them, or alone', () => {
  const beside = filled({
    property: farm('48.4'),
    text: 'com a área de 48,4000 hectares, ou 20 alqueires, confrontando',
    evidence: { 'property.area': proof('48,4000 hectares') },
  });
  expect(beside.Entrada).toMatchObject({
    AreaInicial: { Valor: '20', Unidade: 'alqueire' },
    AreaInicialDeclarada: { Valor: '48.4', Unidade: 'ha' },
  });
  const alone = filled({
    property: farm(null),
    text: 'gleba com a área de 10 (dez) alqueires mineiros, confrontando',
  });
  expect(alone.Entrada).toMatchObject({ AreaInicial: { Valor: '10', Unidade: 'alqueire-mineiro' } });
  expect(alone.Entrada).not.toHaveProperty('AreaInicialDeclarada');
});

test('two statements in alqueires say nothing, and what is missing is asked for', () => {
  const { Entrada, Avisos } = filled(
    { property: farm(null), text: 'área de 10 alqueires na gleba A e área de 12 alqueires na gleba B' },
    act('AV-1', 'retificacao_area', { date: '2020-01-01', text: 'fica retificada a área' }),
  );
  expect(Entrada).not.toHaveProperty('AreaInicial');
  expect(Entrada.Atos).toEqual([{ Ato: 'AV-1', Data: '2020-01-01', Evento: 'retificacao_area' }]);
  expect(Avisos).toEqual([
    {
      Codigo: 'ask-opening-area',
      De: null,
      Valores: {},
      Campos: ['AreaInicial', 'AreaInicialDeclarada'],
    },
    {
      Codigo: 'ask-area',
      De: 'AV-1',
      Valores: { act: 'AV-1' },
      Campos: ['Atos.0.Area', 'Atos.0.AreaDestacada'],
    },
  ]);
});

test('an act that was cancelled changes nothing, and is told of', () => {
  const { Entrada, Avisos } = filled(
    { property: farm('100') },
    act('AV-1', 'retificacao_area', { date: '2020-01-01', area: { value: '90', unit: 'ha' } }),
    act('AV-2', 'cancelamento', { date: '2021-01-01', links: cancels('AV-1') }),
  );
  expect(Entrada.Atos).toEqual([]);
  expect(Avisos).toMatchObject([{ Codigo: 'act-not-in-force', De: 'AV-1' }]);
});

test('every act that reshapes the land and says no area has its row there and in the result', () => {
  const { Entrada, Avisos } = filled(
    { property: farm('100') },
    act('AV-1', 'desmembramento', { date: '2001-01-01', text: 'foi destacada uma gleba' }),
    act('AV-2', 'desapropriacao', { date: '2002-01-01', text: 'desapropriada parte do imóvel' }),
    act('AV-3', 'unificacao', { date: '2003-01-01', text: 'passa a ser o objeto desta matrícula' }),
  );
  const asked = ['AV-1', 'AV-2', 'AV-3'];
  expect(Avisos.map(({ Codigo, De }) => `${Codigo} ${De}`)).toEqual(asked.map((act) => `ask-area ${act}`));
  const { Linhas } = calculateAreaHistory(Entrada as unknown as AreaHistoryInput);
  expect(Linhas.flatMap(({ Ato }) => Ato ?? [])).toEqual(asked);
});

test('what ends the record leaves no area to ask for', () => {
  const { Entrada, Avisos } = filled(
    { property: farm('100') },
    act('AV-1', 'unificacao', { date: '2003-01-01', text: 'unificado, dando origem à matrícula 41.330' }),
    act('AV-2', 'desapropriacao', { date: '2004-01-01', text: 'desapropriado o imóvel' }),
  );
  expect([Entrada.Atos, Avisos]).toEqual([[], []]);
});
