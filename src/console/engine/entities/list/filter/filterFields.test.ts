import { expect, test } from 'vitest';
import { locales } from '../../../../../domain/locale.ts';
import { blankField } from '../../../../../field-types/blankField.ts';
import { definitions } from '../../../../../field-types/generated/definitions.ts';
import { text } from '../../../../../metadata/texts.ts';
import { filterProblems, questionsOf } from './filterFields.ts';

test.each(locales)('every question a type of fields takes has words: %s', (locale) => {
  const asked = new Set(Object.keys(definitions).flatMap((type) => questionsOf(fieldOf(type))));
  expect(asked).toContain('preenchido');
  for (const question of asked) {
    const key = `list.operators.${question}`;
    expect(text(locale, key)).not.toBe(key);
  }
});

const fieldOf = (type: string) => ({
  ...blankField,
  name: 'Campo',
  label: { 'pt-br': 'Campo', 'en-us': 'Field' },
  type,
});

test.each([
  ['date', ['2026-01-02', '2026-01-01'], { to: 'O fim vem antes do começo.' }],
  ['date', ['2026-01-01', '2026-01-01'], {}],
  ['dateTime', ['2026-02-01', '2026-01-01'], { to: 'O fim vem antes do começo.' }],
  ['money', [10, 9], { to: 'O segundo valor é menor que o primeiro.' }],
  ['money', [9, 10], {}],
  ['money', [null, 10], {}],
  ['integer', [1, 'dois'], { to: 'Campo é um número inteiro, como 12.' }],
  ['date', ['um dia destes', '2026-01-01'], { from: 'Campo é um dia que existe, como 31/12/2026.' }],
])('says of %s between %j what is wrong, at the bound that is', (type, value, problems) => {
  expect(filterProblems(fieldOf(type), 'entre', value, 'pt-br')).toEqual(problems);
});

test('says of one value what a form says of it', () => {
  const { value } = filterProblems(fieldOf('cpf'), 'igual', '52998224726', 'pt-br');
  expect(value).toMatch(/dígito/);
  expect(filterProblems(fieldOf('cpf'), 'comeca', '529', 'pt-br')).toEqual({});
});
