import { expect, test } from 'vitest';
import { fillJson, fillText, fillTexts } from './template.ts';

const values = { doc: '1', nome: 'A {{doc}} $& B', 'order.exactSearch': false, mae: undefined };

test('a value is put in as it is: nothing in it is a placeholder or a pattern', () => {
  expect(fillText('{{ doc }}-{{nome}}', values)).toBe('1-A {{doc}} $& B');
});

test('what an order does not say is left out where it would stand alone, and missed elsewhere', () => {
  expect(fillTexts({ a: '{{mae}}', b: '{{doc}}', c: 'x' }, values)).toEqual({ b: '1', c: 'x' });
  expect(() => fillTexts({ a: 'mãe: {{mae}}' }, values)).toThrow('incomplete-order');
});

test('data keeps its form, and a placeholder alone the type of its value', () => {
  const template = {
    a: ['{{doc}}', '{{mae}}', 3],
    b: { c: '{{order.exactSearch}}', d: null, e: true },
    f: '{{mae}}',
  };
  expect(fillJson(template, values)).toEqual({ a: ['1', 3], b: { c: false, d: null, e: true } });
});

test('a request never leaves without its credentials', () => {
  expect(() => fillTexts({ authorization: '{{secret.token}}' }, values)).toThrow('incomplete-order');
  expect(() => fillJson({ chave: '{{secret.token}}' }, values)).toThrow('incomplete-order');
});
