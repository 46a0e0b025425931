import { expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { readCreditor } from './creditor.ts';
import { findLabels } from './labels.ts';
import type { EventCode } from './model.ts';

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
])('%s', (text, event, name) => {
  expect(creditor(text, event)).toBe(name);
});
