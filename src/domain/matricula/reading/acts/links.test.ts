import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode } from '../../model/model.ts';
import { type EarlierAct, findCitations } from './citations.ts';
import { readLinks } from './links.ts';

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
  text: () => '',
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
    ['dá-se baixa no R-1', ['cancels R-1']],
    ['extingue-se o usufruto registrado sob o nº R-5', ['cancels R-5']],
    ['ficam levantadas as constrições das Av.2 e 4', ['cancels AV-2', 'cancels AV-4']],
    ['Cancelada a penhora do R-3, em decorrência do R-6', ['cancels R-3', 'cites R-6']],
    [
      'cancelamento da hipoteca do R-1, passando a hipoteca do R-6 a primeiro grau',
      ['cancels R-1', 'cites R-6'],
    ],
    [
      'Conforme termo de desligamento de 05/09/2013, o credor desonerou esta unidade da hipoteca do R-1',
      ['cancels R-1'],
    ],
    [
      'RESTABELECIMENTO: declarada a nulidade da AV-7, que fica cancelada, restabelecido o R-1',
      ['cancels AV-7', 'restores R-1'],
    ],
    ['fica cancelada a penhora, por ordem judicial', ['cancels R-3']],
    ['LIBERAÇÃO PARCIAL. fica liberada da hipoteca do R-1 a gleba de 10 ha', ['cancels-in-part R-1']],
    ['cancelada a cláusula da AV-4 exclusivamente quanto à parte ideal de 50%', ['cancels-in-part AV-4']],
    ['declarada a ineficácia da AV-7, restabelecendo-se a hipoteca do R-1', ['cancels AV-7', 'restores R-1']],
    ['ficam cancelados os registros nºs 01 e 03', ['cancels R-1', 'cancels R-3']],
    ['fica cancelada a hipoteca e a penhora existentes', ['cancels R-1', 'cancels R-3']],
    [
      'a credora desligou da hipoteca a que se refere o R-1 a unidade objeto desta matrícula, ficando em relação a ela cancelado o ônus',
      ['cancels R-1'],
    ],
    [
      'autorizou o desligamento da hipoteca do R-1, exclusivamente em relação a este imóvel, ficando também extinta a penhora do R-3',
      ['cancels R-1', 'cancels R-3'],
    ],
    [
      'cancelada a hipoteca do R-1, permanecendo em garantia os imóveis das matrículas 7.131 e 67.727',
      ['cancels R-1'],
    ],
    ['cancelada a hipoteca do R-1, subsistindo quanto aos demais imóveis', ['cancels R-1']],
    ['cancelada a hipoteca do R-1, mantida a penhora do R-3 desta matrícula', ['cancels R-1', 'cites R-3']],
    ['cancelada a hipoteca do R-1, exceto quanto à fração de 1/3 do imóvel', ['cancels-in-part R-1']],
    ['cancelada a penhora do R-3, ressalvada a metade ideal de LIVIA', ['cancels-in-part R-3']],
    ['fica desligada da hipoteca do R-1 a parte ideal de 50%', ['cancels-in-part R-1']],
    [
      'autorizou o desligamento deste apartamento da hipoteca objeto do R-1, a qual fica cancelada em relação a esta matrícula',
      ['cancels R-1'],
    ],
    [
      'CANCELAMENTO - Efetivada a penhora do R-3, e a pedido da exequente, cancela-se a cláusula, AV-4',
      ['cites R-3', 'cancels AV-4'],
    ],
    [
      'a hipoteca supra, registrada sob R.1, foi paga e resgatada pelos devedores. CANCELADA, pois',
      ['cancels R-1'],
    ],
    [
      'cancelam-se as duas constrições, registradas nesta matrícula sob os números 1 e 3',
      ['cancels R-1', 'cancels R-3'],
    ],
    [
      'apresentada a cédula nº 77/091, em virtude do que averbo o cancelamento do registro nº 01',
      ['cancels R-1'],
    ],
    ['autorizou o desligamento deste imóvel, salvo a gleba B, da hipoteca do R-1', ['cancels-in-part R-1']],
    [
      'Nos termos do mandado de 27/04/2020, que extinguiu a execução por desistência, fica sem efeito a AV-4',
      ['cancels AV-4'],
    ],
    [
      'exonerada a devedora da dívida, conforme termo de 23/01/2023, fica cancelada a hipoteca registrada sob o R-1',
      ['cancels R-1'],
    ],
    [
      'Por ofício expedido nos autos indicados no R-3, foi determinada a baixa da penhora nele registrada',
      ['cancels R-3'],
    ],
    ['fica cancelada a hipoteca do R-1, permanecendo, contudo, inalterada até ulterior ordem', ['cites R-1']],
    ['cancelamento das garantias registradas sob nºs 1 e 3', ['cancels R-1', 'cancels R-3']],
    ['fica cancelada a hipoteca do R-1, nada mais subsistindo quanto à mesma', ['cancels R-1']],
  ])('%s', (text, found) => {
    expect(links(text)).toEqual(found);
  });

  test('of both that were named as a creditor’s own', () => {
    const second = earlier.map((act) =>
      act.code === 'R-6' ? { ...act, event: 'hipoteca_cedular' as const } : act,
    );
    const text =
      'O credor dos registros R-1 e R-6, tendo recebido tudo, autorizou o cancelamento de ambas as hipotecas e da cláusula da AV-4';
    expect(links(text, 'cancelamento', second)).toEqual(['cancels R-1', 'cancels R-6', 'cancels AV-4']);
  });

  const noted = (code: string, text: string, more: Partial<EarlierAct> = {}): EarlierAct => ({
    code,
    event: 'hipoteca_cedular',
    kind: 'R',
    order: Number(code.split('-')[1]),
    creditor: null,
    stands: () => true,
    text: () => text,
    ...more,
  });
  const notes = [
    noted('R-8', 'Cédula Rural Hipotecária nº 79/1.188, emitida em 1979'),
    noted('R-9', 'Cédula Rural Pignoratícia e Hipotecária nº 86/00713-4'),
    noted('AV-10', 'aditivo à cédula nº 79/1.188', {
      event: 'aditivo_cedula',
      kind: 'AV',
      amends: ['R-8'],
    }),
  ];

  test('tell notes apart by their numbers, and take the amendments they name along', () => {
    const text = 'deu quitação da cédula nº 79/1.188, pelo que se dá baixa da hipoteca respectiva';
    expect(links(text, 'cancelamento', notes)).toEqual(['cancels R-8']);
    expect(links(`${text} e de seu aditivo`, 'cancelamento', notes)).toEqual([
      'cancels R-8',
      'cancels AV-10',
    ]);
  });

  test('end no lien of another note', () => {
    const [first] = notes;
    expect(links('baixa da hipoteca da cédula nº 99/4.321', 'cancelamento', first ? [first] : [])).toEqual(
      [],
    );
  });

  test('know a restriction that no kind is named of by the number of its case', () => {
    const orders = [
      noted('AV-8', 'execução fiscal nº 0008811-44.2009.4.05.8300', { event: 'indisponibilidade' }),
      noted('R-9', 'penhora, processo nº 0001111-44.2011.8.17.0001', { event: 'penhora' }),
    ];
    const text = 'na execução fiscal nº 0008811-44.2009.4.05.8300, torno sem efeito a restrição que pesava';
    expect(links(text, 'cancelamento', orders)).toEqual(['cancels AV-8']);
  });

  test('links nothing where two acts of the named kind stand', () => {
    const second: EarlierAct = {
      code: 'R-8',
      event: 'penhora',
      kind: 'R',
      order: 8,
      creditor: null,
      stands: () => true,
      text: () => '',
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

  test('are done where a deed asks for them and the office says so', () => {
    expect(links('a credora requer a baixa do R-3, o que ora se faz', 'dacao_pagamento')).toEqual([
      'cancels R-3',
    ]);
    expect(links('a credora requer a baixa do R-3', 'dacao_pagamento')).toEqual(['cites R-3']);
  });

  test('name the act before them by its place', () => {
    const last = noted('AV-8', 'bloqueio', { event: 'outro', kind: 'AV' });
    expect(links('levanto o bloqueio da averbação retro', 'cancelamento', [...earlier, last])).toEqual([
      'cancels AV-8',
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

describe('never ends what it does not surely end', () => {
  test.each<[string, EventCode, readonly string[]]>([
    [
      'cancelamento da penhora do R-3, permanecendo em pleno vigor a hipoteca objeto do R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
    [
      'Fica cancelada a penhora, nos termos do requerimento do credor do R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
    [
      'Fica levantada a penhora do R-3, mantida a hipoteca do R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
    [
      'Ficam cancelados os R-1 a R-3, com exceção do R-3, que permanece',
      'cancelamento',
      ['cancels R-1', 'cancels AV-2', 'cites R-3'],
    ],
    [
      'Ficam canceladas as averbações e registros R-1 e R-3, salvo o R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
    [
      'Cancelados o R-3 e a AV-4, exceto a hipoteca do R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3', 'cancels AV-4'],
    ],
    ['Fica retificado o R-1, não ficando cancelada a hipoteca', 'outro', ['cites R-1']],
    ['O R-1 não se considera cancelado', 'outro', ['cites R-1']],
    ['Fica sem efeito o pedido de cancelamento do R-1, por desistência', 'cancelamento', ['cites R-1']],
    ['Indeferido o pedido de cancelamento do R-1', 'cancelamento', ['cites R-1']],
    [
      'Fica liberada da hipoteca do R-1 a máquina colheitadeira, permanecendo o imóvel',
      'cancelamento',
      ['cancels-in-part R-1'],
    ],
    ['Fica exonerado o avalista da hipoteca do R-1', 'cancelamento', ['cancels-in-part R-1']],
    ['Fica liberada da hipoteca do R-1 a safra de 2019', 'cancelamento', ['cancels-in-part R-1']],
    [
      'Cancelada a hipoteca sob R-1 da matrícula 9.876, permanecendo quanto a esta matrícula',
      'cancelamento',
      [],
    ],
    ['fica cancelada a penhora averbada na matrícula 9.999', 'cancelamento', []],
    [
      'Fica cancelada a AV-2, retornando o crédito do R-1 ao banco',
      'cancelamento',
      ['cites R-1', 'cancels AV-2'],
    ],
    [
      'Fica cancelado o R-3, passando a hipoteca do R-1 a garantir sozinha o imóvel',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
    [
      'Faleceu ELIAS, ficando cancelado o usufruto do R-5 quanto ao falecido, acrescendo à sobrevivente',
      'obito',
      ['cancels-in-part R-5'],
    ],
    [
      'cancelado o usufruto do R-5 em relação a ele, continuando o usufruto em favor de LIVIA',
      'cancelamento',
      ['cancels-in-part R-5'],
    ],
    ['cancelado o usufruto do R-5, por óbito de ambos os usufrutuários', 'cancelamento', ['cancels R-5']],
    [
      'Fica levantada a penhora do R-3 apenas quanto à meação de LIVIA',
      'cancelamento',
      ['cancels-in-part R-3'],
    ],
    [
      'Levantada a penhora do R-3 em relação ao quinhão do coexecutado',
      'cancelamento',
      ['cancels-in-part R-3'],
    ],
    [
      'fica cancelada a AV-7, que cancelou o R-1, voltando a vigorar a hipoteca',
      'cancelamento',
      ['cites R-1', 'cancels AV-7'],
    ],
    [
      'Declarado nulo o cancelamento objeto da AV-7, pelo qual foi cancelado o R-1',
      'cancelamento',
      ['cites R-1', 'cancels AV-7'],
    ],
    [
      'Por aditivo à cédula do R-1, fica cancelado o penhor da safra, permanecendo a hipoteca',
      'aditivo_cedula',
      ['amends R-1'],
    ],
    [
      'Fica retificado o R-3 quanto ao valor, ficando sem efeito o valor anteriormente registrado',
      'penhora',
      ['cites R-3'],
    ],
    [
      'Fica desligada da hipoteca do R-1 a gleba B, continuando a garantia sobre o restante',
      'cancelamento',
      ['cancels-in-part R-1'],
    ],
    [
      'fica exonerado o devedor da dívida garantida pelo R-1, permanecendo a hipoteca',
      'cancelamento',
      ['cites R-1'],
    ],
    [
      'Quitada a dívida do R-6 pelo novo banco, fica este sub-rogado na propriedade fiduciária',
      'cancelamento',
      ['cites R-6'],
    ],
    [
      'convalesce a alienação fiduciária do R-6, ficando cancelado o procedimento de intimação',
      'cancelamento',
      ['cites R-6'],
    ],
    ['A ordem de cancelamento da penhora do R-3 foi suspensa', 'cancelamento', ['cites R-3']],
    [
      'Fica cancelada a caução dos direitos creditórios decorrentes da hipoteca do R-1',
      'outro',
      ['cites R-1'],
    ],
    ['Procede-se à baixa da CCI emitida com lastro no R-6', 'cancelamento', ['cites R-6']],
    [
      'vendeu o imóvel, ficando a hipoteca do R-1 a ser cancelada pelo vendedor',
      'compra_venda',
      ['cites R-1'],
    ],
    ['Fica cancelada a cláusula de vencimento antecipado constante do R-1', 'cancelamento', ['cites R-1']],
    [
      'Cancelam-se os registros números 1 e 3, por ordem judicial',
      'cancelamento',
      ['cancels R-1', 'cancels R-3'],
    ],
    ['Fica cancelado o R-3, com a anuência do credor do R-1', 'cancelamento', ['cites R-1', 'cancels R-3']],
    [
      'cancelada a penhora do R-3, que recaía sobre o imóvel hipotecado no R-1',
      'cancelamento',
      ['cites R-1', 'cancels R-3'],
    ],
  ])('%s', (text, event, expected) => {
    expect(links(text, event).toSorted()).toEqual([...expected].toSorted());
  });

  test('but tells two of a kind apart by the number of their case', () => {
    const second: EarlierAct = {
      code: 'R-8',
      event: 'penhora',
      kind: 'R',
      order: 8,
      creditor: null,
      stands: () => true,
      text: () => 'penhora, processo nº 0009999-11.2016.8.26.0100',
    };
    expect(
      links('cancelamento da penhora oriunda do processo 0009999-11.2016.8.26.0100', 'cancelamento', [
        ...earlier,
        second,
      ]),
    ).toEqual(['cancels R-8']);
  });

  test('and of a gift only the usufruct it reserves', () => {
    const [first, ...rest] = earlier;
    const gift = { ...(first as EarlierAct), event: 'doacao' as const };
    expect(links('fica cancelado o usufruto reservado no R-1', 'cancelamento', [gift, ...rest])).toEqual([
      'cancels-in-part R-1',
    ]);
    expect(links('ficam canceladas as cláusulas do R-1', 'cancelamento', [gift])).toEqual(['cites R-1']);
  });
});
