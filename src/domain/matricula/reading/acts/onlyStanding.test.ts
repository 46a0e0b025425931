import { describe, expect, test } from 'vitest';
import { fold } from '../../../text/fold.ts';
import type { EventCode } from '../../model/model.ts';
import type { EarlierAct } from './citations.ts';
import { onlyStanding } from './onlyStanding.ts';

const act = (code: string, event: EventCode, text: string, creditor: string | null = null): EarlierAct => ({
  code,
  event,
  kind: code.startsWith('R') ? 'R' : 'AV',
  order: Number(code.split('-')[1]),
  creditor,
  stands: () => true,
  text: () => text,
});

const ends = (text: string, acts: readonly EarlierAct[]) =>
  onlyStanding(fold(text), { start: 0, end: text.length }, '123', acts, new Set()).map(({ code }) => code);

const debtor = 'ELIAS, CPF 111.444.777-35';
const seizures = [
  act('R-1', 'penhora', `PENHORA. Autos nº 771/2002 de execução contra ${debtor}`),
  act('R-2', 'penhora', `PENHORA. Autos nº 880/2003 de execução contra ${debtor}`),
];
const freezes = [
  act(
    'AV-3',
    'indisponibilidade',
    `INDISPONIBILIDADE. Protocolo 201907.0314.00765432-IA-100, processo 0001111-44.2011.8.17.0001, de ${debtor}`,
  ),
  act(
    'AV-4',
    'indisponibilidade',
    `INDISPONIBILIDADE. Protocolo 202003.1109.01122334-IA-540, processo 0002222-33.2015.8.17.0001, de ${debtor}`,
  ),
];

describe('a person’s number is no case', () => {
  test('and ends nothing where no kind is named', () => {
    const acts = [
      act('R-1', 'penhora', `PENHORA. Executado: ${debtor}`),
      act('R-2', 'hipoteca', `HIPOTECA. Devedor: ${debtor}`),
    ];
    const text =
      'CANCELAMENTO. A requerimento de ELIAS, CPF 111.444.777-35, procede-se ao presente cancelamento';
    expect(ends(text, acts)).toEqual([]);
  });

  test.each([
    `CANCELAMENTO. Procede-se ao cancelamento, autos nº 880/2003, em que é executado ${debtor}`,
    `CANCELAMENTO DE PENHORA. Fica cancelada a penhora, autos nº 880/2003, executado ${debtor}`,
    `Cancelam-se as penhoras dos autos nº 880/2003, em que é executado ${debtor}`,
    `Fica cancelada a penhora da execução contra ${debtor}, autos nº 880/2003`,
  ])('and gives way to the case that is named: %s', (text) => {
    expect(ends(text, seizures)).toEqual(['R-2']);
  });

  test.each([
    'Fica cancelada a penhora, sendo executado ELIAS, CPF 111.444.777-35',
    'Fica cancelada a penhora da execução contra ELIAS, CPF 111.444.777-35',
    'Ficam canceladas as penhoras da execução contra ELIAS, CPF 111.444.777-35',
    'Fica cancelada a penhora, por requerimento de ELIAS, cédula de identidade RG nº 12.345.678-9',
    'Fica cancelada a penhora, na execução contra a firma de CNPJ nº 11.222.333/0001-81',
  ])('and tells no one of two: %s', (text) => {
    const [first, second] = seizures;
    const printed = `${first?.text()}, cédula de identidade RG nº 12.345.678-9, e a firma de CNPJ 11.222.333/0001-81`;
    const others = second ? [{ ...second, text: () => 'PENHORA. Autos nº 880/2003' }] : [];
    expect(ends(text, [act('R-1', 'penhora', printed), ...others])).toEqual([]);
  });

  test('nor is the number of the land or of a law', () => {
    const acts = [
      act('R-1', 'penhora', 'PENHORA. Execução, imóvel da matrícula 12.345-67, Lei 11.101/2005'),
      act('R-2', 'penhora', 'PENHORA. Autos nº 880/2003'),
    ];
    expect(ends('Fica cancelada a penhora, na execução pela Lei 11.101/2005', acts)).toEqual([]);
    expect(ends('Cancelada a penhora da execução sobre esta matrícula, processo 880/2003', acts)).toEqual([
      'R-2',
    ]);
  });
});

describe('several end only where what ends is said to be several', () => {
  const centre = 'Central Nacional de INDISPONIBILIDADES';
  test.each([
    [`Fica cancelada a indisponibilidade, protocolo 202003.1109.01122334-IA-540 da ${centre}`, ['AV-4']],
    [`Pela ${centre}, cancelada a indisponibilidade do processo 0001111-44.2011.8.17.0001`, ['AV-3']],
    [
      `Cancelamento da indisponibilidade da Central de INDISPONIBILIDADES, processo 0002222-33.2015.8.17.0001, ${debtor}`,
      ['AV-4'],
    ],
    [
      'Cancelam-se as indisponibilidades dos processos 0001111-44.2011.8.17.0001 e 0002222-33.2015.8.17.0001',
      ['AV-3', 'AV-4'],
    ],
    [
      'As indisponibilidades dos protocolos 201907.0314.00765432-IA-100 e 202003.1109.01122334-IA-540 ficam canceladas',
      ['AV-3', 'AV-4'],
    ],
    [`Cancelamento da indisponibilidade comunicada pela ${centre}, de ${debtor}`, []],
  ])('%s', (text, found) => {
    expect(ends(text, freezes)).toEqual(found);
  });

  test('and of one case, the order whose protocol is named', () => {
    const acts = freezes.map(({ code, event, text }) =>
      act(code, event, text().replace(/processo [\d.-]+/, 'processo 0001111-44.2011.8.17.0001')),
    );
    const order = 'protocolo 202003.1109.01122334-IA-540, processo 0001111-44.2011.8.17.0001';
    expect(ends(`Cancelada a indisponibilidade, ${order}, ${centre}`, acts)).toEqual(['AV-4']);
    expect(ends('Cancelada a indisponibilidade, processo 0001111-44.2011.8.17.0001', acts)).toEqual([]);
    expect(
      ends('Cancelam-se as indisponibilidades do processo 0001111-44.2011.8.17.0001', acts),
    ).toHaveLength(2);
  });

  test('each by its own number, old ones too', () => {
    const acts = [
      act('R-1', 'penhora', 'PENHORA. Autos 98.0018844-2'),
      act('R-2', 'penhora', 'PENHORA. RT nº 1.044/98'),
      act('R-3', 'penhora', 'PENHORA. Autos 98.0018845-0'),
    ];
    expect(ends('Canceladas as penhoras ordenadas nos autos 98.0018844-2 e na RT 1.044/98', acts)).toEqual([
      'R-1',
      'R-2',
    ]);
    expect(ends('Canceladas as penhoras dos autos 98.0018844-2 e 98.0018845-0', acts)).toEqual([
      'R-1',
      'R-3',
    ]);
  });
});

test('a case goes before a creditor and a contract', () => {
  const acts = [
    act('R-1', 'penhora', 'PENHORA. Autos nº 771/2002, contrato nº 1.4444.0123456-7', 'BANCO DA ALDEIA'),
    act('R-2', 'penhora', 'PENHORA. Autos nº 880/2003', 'UNIÃO'),
  ];
  const contract = 'contrato nº 1.4444.0123456-7';
  expect(ends(`Cancelada a penhora do BANCO DA ALDEIA, ${contract}, autos nº 880/2003`, acts)).toEqual([
    'R-2',
  ]);
  expect(ends(`Cancelada a penhora do ${contract}`, acts)).toEqual(['R-1']);
});
