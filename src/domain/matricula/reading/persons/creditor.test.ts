import { expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode } from '../../model/model.ts';
import { findLabels } from '../acts/labels.ts';
import { readCreditor } from './creditor.ts';

const creditor = (text: string, event: EventCode) => {
  const range = { start: 0, end: text.length };
  return (
    readCreditor(fold(text), text, range, event, findLabels(fold(text), text, range), ['IVO LUZ REIS'])
      ?.name ?? null
  );
};

test.each<[string, EventCode, string | null]>([
  ['IVO LUZ REIS deu o imóvel em hipoteca ao BANCO AZUL S.A., agência local', 'hipoteca', 'BANCO AZUL S.A.'],
  [
    'Devedor: IVO LUZ REIS. Credora: CAIXA DO POVO S.A., CNPJ 1. Valor: R$ 1,00',
    'hipoteca',
    'CAIXA DO POVO S.A.',
  ],
  [
    'Devedor fiduciante: IVO LUZ REIS. Credora fiduciária: CAIXA DO POVO S.A.',
    'alienacao_fiduciaria',
    'CAIXA DO POVO S.A.',
  ],
  [
    'cédula emitida por IVO LUZ REIS a favor do BANCO AZUL S.A., em penhor',
    'penhor_cedular',
    'BANCO AZUL S.A.',
  ],
  ['execução movida por TINTAS SOL LTDA. contra IVO LUZ REIS', 'penhora', 'TINTAS SOL LTDA.'],
  ['em que é exequente ESTADO DO PARÁ e executado IVO LUZ REIS', 'penhora', 'ESTADO DO PARÁ'],
  ['reclamante: RUI DIAS MAIA; reclamado: IVO LUZ REIS', 'penhora', 'RUI DIAS MAIA'],
  ['ordem da CNIB contra IVO LUZ REIS', 'indisponibilidade', null],
  ['em que SOL LTDA move contra IVO LUZ REIS, procede-se ao registro da penhora', 'penhora', 'SOL LTDA'],
  [
    'requerimento de VERA DIAS, CPF nº 072.379.610-63, averba-se a execução em face de IVO LUZ REIS',
    'premonitoria',
    'VERA DIAS',
  ],
  [
    'emitida por IVO LUZ REIS ao BANCO AZUL S.A.: R$ 1,00, com penhor de doze vacas',
    'penhor_cedular',
    'BANCO AZUL S.A.',
  ],
  [
    'alienou fiduciariamente ao BANCO AZUL (BRASIL) S.A. o imóvel',
    'alienacao_fiduciaria',
    'BANCO AZUL (BRASIL) S.A.',
  ],
  [
    'exequente FUNDO LUA DE INVESTIMENTO EM DIREITOS CREDITÓRIOS',
    'penhora',
    'FUNDO LUA DE INVESTIMENTO EM DIREITOS CREDITÓRIOS',
  ],
  ['aditivo firmado em 15/08/2016 com o BANCO AZUL S.A.', 'aditivo_cedula', 'BANCO AZUL S.A.'],
  ['o BANCO AZUL S.A. cedeu à LUA SECURITIZADORA S.A. o crédito do R-1', 'outro', 'LUA SECURITIZADORA S.A.'],
  [
    'PORTABILIDADE. O BANCO AZUL S.A. foi sub-rogado, no crédito e na garantia do R.5, pelo BANCO VERDE S.A., CNPJ 1, que passou a credor fiduciário',
    'outro',
    'BANCO VERDE S.A.',
  ],
  [
    'Em razão de portabilidade, o BANCO VERDE S/A, CNPJ 1, sub-rogou-se no crédito e na garantia do R-4',
    'outro',
    'BANCO VERDE S/A',
  ],
  [
    'movida por 18.930 03 CONDOMÍNIO AZUL, CNPJ 11.579.543/0001-21, em face de RUI DIAS MAIA, penhora',
    'penhora',
    'CONDOMÍNIO AZUL',
  ],
  ['as cláusulas de BRUNO LUZ MAIA ficam sub-rogadas em outro imóvel', 'outro', null],
  ['exequente, UNIÃO FEDERAL (FAZENDA NACIONAL), e executada', 'penhora', 'UNIÃO FEDERAL (FAZENDA NACIONAL)'],
])('%s', (text, event, name) => {
  expect(creditor(text, event)).toBe(name);
});

test('is the one the acts before name, where the act says the same', () => {
  const earlier = [
    ['R-1', 'BANCO AZUL S.A.'],
    ['R-2', 'BANCO VERDE S.A.'],
  ].map(([code = '', creditor = '']) => ({
    code,
    creditor,
    kind: 'R' as const,
    order: Number(code.slice(2)),
    event: 'hipoteca' as const,
    stands: () => true,
    text: () => '',
  }));
  const read = (text: string) =>
    readCreditor(fold(text), text, { start: 0, end: text.length }, 'hipoteca_cedular', [], [], earlier)?.name;
  expect(read('em favor do mesmo credor, em hipoteca de segundo grau')).toBe('BANCO VERDE S.A.');
  expect(read('sendo credor o mesmo do R-1, em hipoteca de segundo grau')).toBe('BANCO AZUL S.A.');
});
