import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedPages } from '../../../test/support/papers/printedPages.ts';
import { applyCorrections, situationOf } from '../matricula/corrections/index.ts';
import { foldName } from '../matricula/model/index.ts';
import { readMatricula } from '../matricula/reading/index.ts';
import { run as runArea } from './areaHistory/run.ts';
import type { Values } from './calculation.ts';
import { rowsIn } from './calculation.ts';
import { run as runFgts } from './fgtsReuse/run.ts';
import { type ReadRecord, recordFillings } from './fromRecord.ts';
import type { Movement, Position } from './mortgage/history.ts';
import { run as runMortgage } from './mortgage/run.ts';
import { run as runOwnership } from './ownership/run.ts';
import { run as runPledge } from './pledge/run.ts';
import { CalculationRefused } from './problems.ts';
import { termsOn } from './testing.ts';

/** Every record of the collection, filled into every calculator. */
const folder = 'test/records';
const on = '2026-11-20';
const terms = termsOn(on);
const records = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    return readMatricula(printedPages(text)).map((reading) => {
      const truth = applyCorrections(reading, []);
      return { name, text, record: { truth, situation: situationOf(truth) } };
    });
  });

const fill = (calculator: string, record: ReadRecord) => {
  const filling = recordFillings[calculator];
  if (!filling) throw new Error(calculator);
  return filling(record, on);
};
const everyFilling = records.flatMap(({ name, text, record }) =>
  Object.keys(recordFillings).map((calculator) => ({
    at: `${name} ${calculator}`,
    text,
    filled: fill(calculator, record),
  })),
);

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], values);

function pathsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null || isArea(value)) return [at];
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, at === '' ? key : `${at}.${key}`));
}

const isArea = (value: object): boolean => Object.keys(value).sort().join() === 'Unidade,Valor';

test('there are records enough to speak of', () => {
  expect(records.length).toBeGreaterThan(80);
});

test('every source is of a value that was filled in', () => {
  const lost = everyFilling.flatMap(({ at, filled }) =>
    filled.Fontes.filter(({ Campo }) => valueAt(filled.Entrada, Campo) == null).map(
      ({ Campo }) => `${at} ${Campo}`,
    ),
  );
  expect(lost).toEqual([]);
});

test('every value that was filled in has its source, but the day it is asked for', () => {
  const open = everyFilling.flatMap(({ at, filled }) => {
    const known = new Set(filled.Fontes.map(({ Campo }) => Campo));
    const isKnown = (path: string): boolean =>
      known.has(path) || (path.includes('.') && isKnown(path.slice(0, path.lastIndexOf('.'))));
    return pathsOf(filled.Entrada)
      .filter((path) => path !== 'DataReferencia' && !isKnown(path))
      .map((path) => `${at} ${path}`);
  });
  expect(open).toEqual([]);
});

test('the words of a source stand on the page', () => {
  const letters = (text: string) => text.normalize('NFC').replace(/[^\p{L}\d]/gu, '');
  const strange = everyFilling.flatMap(({ at, text, filled }) => {
    const page = letters(text);
    // Word by word: heads and feet of pages stand between them, and one proof may have two places.
    return filled.Fontes.filter(({ Trecho }) =>
      (Trecho?.split(/\s+/) ?? []).some((word) => !word.endsWith('…') && !page.includes(letters(word))),
    ).map(({ Campo, Trecho }) => `${at} ${Campo}: ${Trecho}`);
  });
  expect(strange).toEqual([]);
});

test('the area comes out as the record’s own', () => {
  const wrong = records.flatMap(({ name, record }) => {
    const result = runArea(fill('areaHistory', record).Entrada, terms) as unknown as {
      AreaAtual: string | null;
    };
    const { area } = record.situation.property;
    const wanted = area && Number(area.value).toFixed(area.unit === 'ha' ? 4 : 2);
    return result.AreaAtual === wanted ? [] : [`${name}: ${result.AreaAtual} for ${wanted}`];
  });
  expect(wrong).toEqual([]);
});

test('the owners come out as the record’s own, under their first names', () => {
  const refusals: string[] = [];
  const wrong = records.flatMap(({ name, record }) => {
    const { Entrada, Avisos } = fill('ownership', record);
    const renamed = new Map(
      Avisos.filter(({ Codigo }) => Codigo === 'owner-renamed').map(({ Valores }) => [
        foldName(Valores.now ?? ''),
        Valores.name ?? '',
      ]),
    );
    const first = (owner: string): string => {
      const before = renamed.get(foldName(owner));
      return before === undefined || foldName(before) === foldName(owner) ? foldName(owner) : first(before);
    };
    const { Proprietarios, refused } = ownersOf(Entrada);
    // What states more than there is, is asked for again: the record's own owners are doubted at the same act.
    if (refused.length > 0) {
      refusals.push(name);
      const doubted = record.situation.warnings.flatMap(({ acts }) => acts);
      return refused.every((act) => doubted.includes(act)) ? [] : [`${name}: refused ${refused}`];
    }
    const got = Proprietarios.map((one) => `${first(one.Nome)} ${one.Fracao}`).sort();
    const wanted = record.situation.owners.map((one) => `${first(one.name)} ${one.share}`).sort();
    return JSON.stringify(got) === JSON.stringify(wanted) ? [] : [`${name}: ${got} for ${wanted}`];
  });
  expect(wrong).toEqual([]);
  // One partition of the collection tells thirds of a half, read as thirds of the whole.
  expect(refusals.length).toBeLessThanOrEqual(1);
});

/** The owners of an input, or the acts whose parts are more than what passes. */
function ownersOf(input: Values): {
  readonly Proprietarios: readonly { readonly Nome: string; readonly Fracao: string }[];
  readonly refused: readonly string[];
} {
  try {
    const { Proprietarios } = runOwnership(input, terms) as unknown as ReturnType<typeof ownersOf>;
    return { Proprietarios, refused: [] };
  } catch (error) {
    if (!(error instanceof CalculationRefused)) throw error;
    expect(error.problems.map(({ code }) => code)).toEqual(error.problems.map(() => 'parts-above-whole'));
    const places = error.problems.map(({ field }) => Number(field.split('.')[1]));
    return { Proprietarios: [], refused: places.map((place) => String(rowsIn(input.Atos)[place]?.Ato)) };
  }
}

interface HistoryResult {
  readonly Historico: readonly { readonly Garantia: string; readonly Evento: Movement }[];
  readonly Posicoes: readonly Position[];
}

test.each([
  [
    'mortgage',
    runMortgage,
    'Onus',
    /^(?:alienacao_fiduciaria|hipoteca|hipoteca_cedular|caucao|cedula_credito)$/,
  ],
  ['pledge', runPledge, 'Penhores', /./],
] as const)('the history of a %s ends with what is in force', (calculator, run, list, guarantees) => {
  const wrong = records.flatMap(({ name, record }) => {
    const { Entrada } = fill(calculator, record);
    const { Posicoes } = run(
      { ...Entrada, ValorImovel: '1', DatasPosicao: [{ Data: on }] },
      terms,
    ) as unknown as HistoryResult;
    const standing = Posicoes[0]?.Garantias.map(({ Garantia }) => Garantia).sort() ?? [];
    const inForce = rowsIn(Entrada[list])
      .filter(({ Evento }) => guarantees.test(String(Evento)))
      .map(({ Ato }) => String(Ato))
      .sort();
    return JSON.stringify(standing) === JSON.stringify(inForce)
      ? []
      : [`${name}: ${standing} for ${inForce}`];
  });
  expect(wrong).toEqual([]);
});

const filledFor = (name: string, calculator: string) => {
  const found = records.find((one) => one.name === `${name}.txt`);
  if (!found) throw new Error(name);
  return fill(calculator, found.record);
};
const rowOf = (values: Values, list: string, code: string) => {
  const rows = rowsIn(values[list]);
  const index = rows.findIndex(({ Ato }) => Ato === code);
  return { row: rows[index], at: `${list}.${index}` };
};

test('a mortgage amended and released in part: sum and term of the amendment, creditor of the act', () => {
  const { Entrada, Fontes, Avisos } = filledFor('ba-fazenda-ouro-verde', 'mortgage');
  const { row, at } = rowOf(Entrada, 'Onus', 'R-2');
  expect(row).toEqual({
    Ato: 'R-2',
    Evento: 'hipoteca_cedular',
    Grau: 1,
    Credor: 'BANCO DO NORDESTE DO BRASIL S.A.',
    Valor: '2411870.02',
    Moeda: 'BRL',
    DataBase: '2008-10-08',
    Vencimento: '2022-11-01',
  });
  expect(Fontes.find(({ Campo }) => Campo === `${at}.Valor`)).toMatchObject({ Ato: 'AV-6', Pagina: 1 });
  expect(Fontes.find(({ Campo }) => Campo === `${at}.Grau`)).toMatchObject({ Ato: 'R-2' });
  expect(Avisos.filter(({ De }) => De === at).map(({ Codigo }) => Codigo)).toEqual([
    'ask-terms',
    'partly-released',
  ]);
});

test.each([
  ['pi-lote-teresina', 'AV-8', '1/2', 'AV-10'],
  ['ba-fazenda-alto-horizonte', 'R-9', '3/5', 'AV-10'],
  ['pr-lote-rural-cascavel', 'R-12', '3/5', 'AV-13'],
  ['to-fazenda-gurupi', 'AV-12', '2/5', 'AV-13'],
])('%s: of %s there is left %s, by %s', (name, code, share, release) => {
  const { Entrada, Fontes } = filledFor(name, 'mortgage');
  const { row, at } = rowOf(Entrada, 'Onus', code);
  expect(row?.FracaoOnerada).toBe(share);
  expect(Fontes.find(({ Campo }) => Campo === `${at}.FracaoOnerada`)).toMatchObject({ Ato: release });
});

test('an attachment by the mortgage’s own creditor is asked about', () => {
  for (const [name, code, acts] of [
    ['ac-colocacao-xapuri', 'R-7', 'R-3'],
    ['ms-fazenda-santa-edwiges', 'R-9', 'R-5'],
    ['to-fazenda-sao-felix', 'AV-9', 'R-8'],
  ] as const) {
    const { Entrada, Avisos } = filledFor(name, 'mortgage');
    const { at } = rowOf(Entrada, 'Onus', code);
    expect(Avisos).toContainEqual(
      expect.objectContaining({ Codigo: 'same-debt', De: at, Valores: { acts } }),
    );
  }
});

test('a creditor by portability follows the one before, at the balance of that day', () => {
  const { Entrada } = filledFor('sp-apto-mooca', 'mortgage');
  expect(rowsIn(Entrada.Eventos).find(({ Ato }) => Ato === 'AV-7')).toMatchObject({
    Evento: 'cessao',
    Garantia: 'R-5',
    Credor: 'BANCO CONTINENTE S.A.',
    ValorPosterior: '371220.14',
  });
});

test('a pledge with its goods as the act counts them', () => {
  const { Entrada, Fontes } = filledFor('mt-fazenda-teles-pires', 'pledge');
  expect(rowsIn(Entrada.Penhores)).toMatchObject([
    {
      Ato: 'AV-26',
      Tipo: 'AGRICOLA',
      Grau: 1,
      ValorCredito: '9720000',
      Vencimento: '2025-04-30',
      Safra: '2024/2025',
      Bens: [{ Produto: 'soja', Quantidade: '90000', Unidade: 'sc60' }],
    },
  ]);
  expect(Fontes.find(({ Campo }) => Campo === 'Penhores.0.Bens.0.Quantidade')).toMatchObject({
    Ato: 'AV-26',
    Trecho: '90.000 sacas de soja',
  });
});

test('a note that pledges by its name is a pledge, whose goods are asked for', () => {
  const { Entrada, Avisos } = filledFor('rs-rincao-do-butia', 'pledge');
  expect(rowsIn(Entrada.Penhores)).toMatchObject([
    { Ato: 'R-20', Tipo: 'CEDULAR', ValorCredito: '120000', Vencimento: '2014-06-09' },
  ]);
  expect(Avisos.filter(({ De }) => De === 'Penhores.0').map(({ Codigo }) => Codigo)).toEqual([
    'ask-terms',
    'ask-goods',
    'mortgage-too',
  ]);
});

test('records out of a transcription say that values may have to be worked out again', () => {
  const codes = filledFor('sp-sitio-boa-esperanca', 'mortgage').Avisos.map(({ Codigo }) => Codigo);
  expect(codes).toEqual(expect.arrayContaining(['ask-appraisal', 'previous-transcription']));
});

test('an acquisition carries its words; the guarantee of the same day tells of the credit', () => {
  const { Entrada, Fontes } = filledFor('sc-apto-itajai', 'fgtsReuse');
  const { row, at } = rowOf(Entrada, 'Atos', 'R-6');
  expect(row).toMatchObject({ Evento: 'compra_venda', FinanciadoSfh: true });
  expect(Fontes.find(({ Campo }) => Campo === `${at}.FinanciadoSfh`)).toMatchObject({ Ato: 'R-7' });
  expect(runFgts(Entrada, terms)).toMatchObject({ Resultado: 'LIBERADO' });
});
