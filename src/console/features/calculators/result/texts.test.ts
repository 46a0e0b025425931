import { describe, expect, test } from 'vitest';
import { enumLabel } from '../../../../metadata/enums.ts';
import { text } from '../../../../metadata/texts.ts';
import { degreeText, valueText } from '../../../../metadata/valueText.ts';
import { needTexts, switchLanguage, texts } from '../../../engine/i18n/texts.ts';
import { fieldText, loneText } from './fieldText.ts';
import { formulaOf, raised, resultText } from './formula.ts';
import { roundingText } from './output/ruleText.ts';
import { calculated, corrected, guarantees } from './testing.tsx';
import type { Words } from './words.ts';

const words = (locale: 'pt-br' | 'en-us'): Words => ({
  locale,
  t: (key, params) => text(locale, key, params),
  enumLabel: enumLabel(locale),
});
const pt = words('pt-br');

test.each([
  ['Base', '1000000.00', '1.000.000,00'],
  ['q', '30000.000', '30.000,000'],
  ['i', '12.0000%', '12%'],
  ['D', '0%', '0%'],
  ['F', '1.01901929', '1,01901929'],
  ['f', '1/3', '1/3'],
  ['de', '2023-12', '12/2023'],
  ['ate', '2024-04-25', '25/04/2024'],
  ['months', '2024-11, 2024-12', '11/2024, 12/2024'],
  ['taxas', '2024-09 0.35%, 2024-10 0.3% · 15/31', '09/2024 0,35%, 10/2024 0,3% · 15/31'],
  ['V', 'NCz$ 1200000', 'NCz$ 1.200.000,00'],
  ['Indice', 'IGPM', 'IGP-M'],
  ['u', 'alqueire-paulista', 'alqueire paulista'],
  ['parcelas', 'Onus.0 260000.00, R-4 5.00', 'Ônus 1 260.000,00, R-4 5,00'],
  ['parcelas', 'Penhores.1 3.000', 'Penhor 2 3,000'],
  ['motivo', 'alienacao-fiduciaria', 'Alienação fiduciária: a propriedade está com o credor'],
  ['x', 'as written', 'as written'],
  ['bem', 'café tipo 6', 'café tipo 6'],
  ['words', 'safra 2024', 'safra 2024'],
])('%s %s is read as %s', (name, value, shown) => expect(valueText(name, value, pt)).toBe(shown));

test('numbers follow the language', () => {
  expect(valueText('P', '203803.86', words('en-us'))).toBe('203,803.86');
  expect([1, 2, 3, 4, 11, 21].map((degree) => degreeText(degree, 'en-us'))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '21st',
  ]);
});

test('amounts too long for a float are shown to the cent', async () => {
  const { calculator } = await calculated(guarantees);
  const field = calculator.figures.find(({ type }) => type === 'money');
  expect(field && fieldText(field, '90071992547409931.37', pt)).toBe('90.071.992.547.409.931,37');
});

test('what is below zero has one sign, before the currency’s', async () => {
  const { calculator } = await calculated(guarantees);
  const field = calculator.figures.find(({ type }) => type === 'money');
  expect(field && [loneText, fieldText].map((text) => text(field, '-500000.00', pt))).toEqual([
    '−R$ 500.000,00',
    '−500.000,00',
  ]);
  expect(valueText('V', '-500000.00', pt)).toBe('−500.000,00');
});

test('how halves are rounded is said where the account may have any', async () => {
  const told = async (code: string, input: Record<string, unknown>) =>
    roundingText(await calculated({ code, input }), pt);
  expect(await told('hipoteca', { ValorImovel: 1 })).toBe('Arredondamento: meio para cima, uma vez, no fim.');
  expect(await told('fgts', {})).toBe('');
});

test('days are told with their century', async () => {
  const { calculator } = await calculated(guarantees);
  const field = calculator.fields.find(({ type }) => type === 'date');
  expect(field && fieldText(field, '3000-01-01', pt)).toBe('01/01/3000');
});

describe('formulas', () => {
  test('say of what a count added to a day is', async () => {
    await needTexts('calculators');
    await switchLanguage('pt-br');
    const step = async (input: object) => {
      const { result } = await calculated({ code: 'vencimento', input: { Emissao: '2026-08-31', ...input } });
      const due = result.Memoria.find(({ Passo }) => Passo === 'due');
      return due && formulaOf(due, { ...pt, t: texts().t }).inNumbers;
    };
    expect(await step({ ValidadeMeses: 6 })).toBe('31/08/2026 + 6 meses');
    expect(await step({ ValidadeDias: 1 })).toBe('31/08/2026 + 1 dia');
  });

  test('say by which days they count within a line', async () => {
    const { result } = await calculated(corrected);
    const beside = result.Memoria.flatMap((step) => formulaOf(step, pt).beside);
    expect(beside).toContainEqual({ label: 'contagem por', text: 'dias corridos, ano de 365' });
  });

  test('hold the values of their step', async () => {
    const { result } = await calculated(corrected);
    const step = result.Memoria.find(({ Passo }) => Passo === 'interest-simple');
    expect(step && formulaOf(step, pt).inNumbers).toBe('203.803,86 × 12% × 106 ÷ 365');
  });

  test('owners stand under their names, whatever letters these are', async () => {
    const document = '52998224725';
    const people = (Proprietarios: readonly object[]) => ({
      code: 'propriedade',
      input: { Proprietarios, Atos: [{ Ato: 'R-1', Fracao: '1/2', Adquirentes: [{ Nome: 'A' }] }] },
    });
    const told = async (input: ReturnType<typeof people>, locale: 'pt-br' | 'en-us') => {
      const [step] = (await calculated(input)).result.Memoria;
      return step && formulaOf(step, words(locale)).beside.map(({ label, text: share }) => [label, share]);
    };
    expect(await told(people([{ Nome: 'f' }]), 'pt-br')).toEqual([
      ['f', '1/2'],
      ['A', '1/2'],
    ]);
    const namesakes = people([{ Nome: 'JOSÉ', Documento: document }, { Nome: 'JOSÉ' }]);
    expect((await told(namesakes, 'en-us'))?.map(([label]) => label)).toEqual([
      'José, CPF 529.982.247-25',
      'José, no CPF/CNPJ',
      'A',
    ]);
  });

  test('raise their powers', () => {
    expect(raised('1,0083 × 1,0016^(15/30) = 1,01')).toEqual([
      { text: '1,0083 × 1,0016', isPower: false },
      { text: '15/30', isPower: true },
      { text: ' = 1,01', isPower: false },
    ]);
  });

  test('that end in a hundredth are percentages', () => {
    const step = { Passo: 'ltv-now', De: null, Formula: 'D / B · 100', Valores: {}, Resultado: '43.0000' };
    expect(resultText(step, pt)).toBe('43,0000%');
    expect(resultText({ ...step, Resultado: '-' }, pt)).toBe('–');
  });
});
