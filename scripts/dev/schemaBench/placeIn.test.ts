import { expect, test } from 'vitest';
import { placeIn } from './placeIn.ts';

const text = `{
  "x-entity": {
    "label": { "pt-br": "Cartório" }
  },
  "properties": {
    "a/b": { "x-field": { "type": "texto" } },
    "Linhas": { "x-field": { "fields": [{ "name": "Um" }, { "name": "Dois" }] } }
  }
}`;

test.each([
  ['/x-entity/label', 3, 5],
  ['/properties/a~1b/x-field/type', 6, 27],
  ['/properties/Linhas/x-field/fields/1/name', 7, 61],
  // What is missing is asked for where it would stand.
  ['/x-entity/label/en-us', 3, 5],
  ['/properties/Nome/x-field', 5, 3],
  ['/', 1, 1],
  ['line 4, column 2', 4, 2],
])('%s stands in line %i, column %i', (pointer, line, column) => {
  expect(placeIn(text, pointer)).toEqual({ line, column });
});

test('a text that is nothing has a place too', () => {
  expect(placeIn('', '/')).toEqual({ line: 1, column: 1 });
});
