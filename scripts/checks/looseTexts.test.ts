import { expect, test } from 'vitest';
import { looseTexts, looseTextsOf } from './looseTexts.ts';

const found = (source: string) => looseTextsOf('x.tsx', source).map(({ line, words }) => `${line}: ${words}`);

test.each([
  ['text between tags', 'const a = (\n  <p>Salvar tudo</p>\n);', ['2: Salvar tudo']],
  ['a word between tags', '<b>Salvar</b>', ['1: Salvar']],
  ['an attribute that is read out', '<button aria-label="Fechar" />', ['1: Fechar']],
  ['an attribute in braces', "<input placeholder={'Buscar cliente'} />", ['1: Buscar cliente']],
  ['a sentence handed on', "notify({ text: 'Cliente excluído.' })", ['1: Cliente excluído.']],
  ['a sentence with holes', 'say(`Não há $'.concat('{n}`)'), ['1: Não há']],
  ['an English sentence', "say('Nothing to show')", ['1: Nothing to show']],
])('finds %s', (_name, source, words) => {
  expect(found(source)).toEqual(words);
});

test.each([
  ['the name of a text', "t('list.empty')"],
  ['a class', '<p className="mut sm" />'],
  [
    'what developers read',
    "throw new Error('The console has not started'); console.warn('Something is odd')",
  ],
  ['a key of the keyboard', '<kbd>Ctrl S</kbd>'],
  ['a key on a button', '<button><span className="kk wide">Enter</span></button>'],
  [
    'a label in every language',
    "const label = { 'pt-br': 'Análise da matrícula', 'en-us': 'Registry record review' }",
  ],
  ['numbers and marks', '<i>1 – 2</i>'],
])('passes %s by', (_name, source) => {
  expect(found(source)).toEqual([]);
});

test('passes by an attribute that names a text', () => {
  expect(
    looseTextsOf('x.tsx', '<Explanation title="shell.lost" />', (words) => words === 'shell.lost'),
  ).toEqual([]);
});

test('finds nothing in the product', () => {
  expect(looseTexts(process.cwd())).toEqual([]);
});
