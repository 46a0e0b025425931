import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, fold, foldScanned } from './fold.ts';

test('keeps the length of the text, whatever is in it', () => {
  const text = 'Ação nº 3 – “Fazenda São João”, 4 m², ß ﬁ e\u0301 \u{1F600}\n\tfim';
  expect(fold(text)).toHaveLength(text.length);
});

test('folds a text as it folds each of its signs', () => {
  const signs = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aÇß ﬁŉº“e\u0301\n') }),
  );
  fc.assert(
    fc.property(signs, (text) => {
      expect(fold(text)).toBe(Array.from(text, fold).join(''));
    }),
  );
});

test('makes capitals without accents, one kind of dash, quote and blank', () => {
  expect(fold('Matrícula n° 1 — “é”\n²')).toBe('MATRICULA Nº 1 - "E" 2');
});

test.each([
  ['MARCO', 'MARCO', 0],
  ['MARCO', 'MARGO', 1],
  ['ABRIL', 'DEZEMBRO', 4],
])('counts edits from %s to %s up to the limit', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits);
});

test('counts edits as the plain definition does, up to any limit', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABC'), maxLength: 7 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(plainDistance(a, b), limit + 1));
    }),
    { numRuns: 2000 },
  );
});

/** What a distance is, without a thought of how long it takes. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restOfA, restOfB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return plainDistance(restOfA, restOfB);
  return 1 + Math.min(plainDistance(restOfA, b), plainDistance(a, restOfB), plainDistance(restOfA, restOfB));
}

test.each([
  ['HIP0TECA CEDULAR', 'HIPOTECA CEDULAR'],
  ['USUCAPIÃ0 EXTRAJUDlCIAL', 'USUCAPIAO EXTRAJUDICIAL'],
  ['TRANSMlTENTE: JOSÉ', 'TRANSMITENTE: JOSE'],
  ['matrícula 10.518, R-1/l0.518', 'MATRICULA 10.518, R-1/L0.518'],
  ['MT-5107925-81348AEAFA6B1222C7DC3C91D846687F', 'MT-5107925-81348AEAFA6B1222C7DC3C91D846687F'],
])('puts letters back where a scan gave digits inside words, and leaves codes alone: %s', (text, folded) => {
  expect(foldScanned(text)).toBe(folded);
});

test('takes the `.-` that ends a typed sentence for a full stop', () => {
  expect(foldScanned('TÍTULO:- Partilha.- VALOR: R$ 1,00.-')).toBe('TITULO:  PARTILHA.  VALOR: R$ 1,00. ');
  expect(foldScanned('R.-3 e AV-4')).toBe('R.-3 E AV-4');
});
