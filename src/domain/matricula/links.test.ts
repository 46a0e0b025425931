import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { type EarlierAct, findCitations, readLinks } from './links.ts';
import type { EventCode } from './model.ts';

const earlier: EarlierAct[] = (
  [
    ['R-1', 'hipoteca'],
    ['AV-2', 'aditivo_cedula'],
    ['R-3', 'penhora'],
    ['AV-4', 'clausulas_restritivas'],
    ['R-5', 'usufruto'],
    ['R-6', 'alienacao_fiduciaria'],
    ['AV-7', 'cancelamento'],
  ] as const
).map(([code, event]) => ({
  code,
  event,
  kind: code.startsWith('R') ? 'R' : 'AV',
  order: Number(code.split('-')[1]),
  creditor: null,
  stands: () => true,
}));

const links = (text: string, event: EventCode = 'cancelamento', acts = earlier) =>
  readLinks(fold(text), { start: 0, end: text.length }, event, '123', acts).map(
    ({ kind, code }) => `${kind} ${code}`,
  );
const cited = (text: string) =>
  findCitations(fold(text), { start: 0, end: text.length }, '123', earlier).map(({ code }) => code);

describe('citations', () => {
  test.each([
    ['objeto do R-3 desta matrícula', ['R-3']],
    ['constante da Av.4', ['AV-4']],
    ['o R1 acima', ['R-1']],
    ['das averbações nºs 2 e 4', ['AV-2', 'AV-4']],
    ['dos registros nºs 1, 3 e 5', ['R-1', 'R-3', 'R-5']],
    ['R-3 a R-5', ['R-3', 'AV-4', 'R-5']],
    ['usufruto registrado sob nº 5', ['R-5']],
    ['do R-3/123', ['R-3']],
    ['do R-3/9.876', []],
    ['do R.3 da matrícula nº 9.876', []],
    ['registrada sob nº 3 no Livro 3', []],
    ['R$ 3.000,00', []],
  ])('%s', (text, codes) => {
    expect(cited(text)).toEqual(codes);
  });
});

describe('cancellations', () => {
  test.each([
    ['fica CANCELADA a hipoteca do R-1, bem assim o aditivo da Av-2', ['cancels R-1', 'cancels AV-2']],
    ['o penhor objeto do R.5 fica CANCELADO, por quitação', ['cancels R-5']],
    [
      'Em consequência da arrematação e da quitação, ficam cancelados a penhora do R-3 e a cláusula da AV-4',
      ['cancels R-3', 'cancels AV-4'],
    ],
    ['Cancelado o R.1. Permanece em vigor a penhora do R.3', ['cancels R-1', 'cites R-3']],
    ['Fica sem efeito a Av-4', ['cancels AV-4']],
    ['fica cancelada a penhora, por ordem judicial', ['cancels R-3']],
    ['LIBERAÇÃO PARCIAL. fica liberada da hipoteca do R-1 a gleba de 10 ha', ['cancels-in-part R-1']],
    ['cancelada a cláusula da AV-4 exclusivamente quanto à parte ideal de 50%', ['cancels-in-part AV-4']],
    ['declarada a ineficácia da AV-7, restabelecendo-se a hipoteca do R-1', ['cancels AV-7', 'restores R-1']],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  test('links nothing where two acts of the named kind stand', () => {
    const second: EarlierAct = {
      code: 'R-8',
      event: 'penhora',
      kind: 'R',
      order: 8,
      creditor: null,
      stands: () => true,
    };
    expect(links('fica cancelada a penhora', 'cancelamento', [...earlier, second])).toEqual([]);
  });

  test('stand inside other acts too', () => {
    expect(
      links('vendeu, em cumprimento do compromisso do R-5, que fica sem efeito', 'compra_venda'),
    ).toEqual(['cancels R-5']);
    expect(links('extinta a garantia do R-6, que se cancela', 'consolidacao_propriedade')).toEqual([
      'cancels R-6',
    ]);
  });

  test('are not every mention of the word', () => {
    expect(links('a hipoteca do R-1 não foi cancelada', 'outro')).toEqual(['cites R-1']);
  });
});

test('an amendment hangs on the act it names first', () => {
  expect(links('Por aditivo à cédula do R-1, prorroga o vencimento', 'aditivo_cedula')).toEqual([
    'amends R-1',
  ]);
});

test('a consolidation that names nothing is about the only fiduciary act', () => {
  expect(links('consolidada a propriedade em nome do credor', 'consolidacao_propriedade')).toEqual([
    'cites R-6',
  ]);
});

describe('what a cancellation leaves standing', () => {
  test.each([
    ['a hipoteca objeto do R-1 não foi cancelada pela adjudicação', 'outro', ['cites R-1']],
    [
      'Cancelada a hipoteca do R-1, ficando a do R-6 em primeiro grau',
      'cancelamento',
      ['cancels R-1', 'cites R-6'],
    ],
    [
      'Ficam cancelados, por determinação contida na carta de arrematação do R-6, os seguintes ônus: R-1 e R-3',
      'cancelamento',
      ['cites R-6', 'cancels R-1', 'cancels R-3'],
    ],
  ] as const)('%s', (text, event, expected) => {
    expect(links(text, event).toSorted()).toEqual([...expected].toSorted());
  });
});
