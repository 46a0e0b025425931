import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileBodies } from '../../../../test/support/hostile/hostileBodies.ts';
import { readJson } from './readJson.ts';

const faultOf = (text: string) => {
  try {
    return ['read', readJson(text)];
  } catch (error) {
    const { code, field } = error as { readonly code?: string; readonly field?: string };
    return [code, field];
  }
};

describe('a JSON text', () => {
  test('is read as the engine reads it', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), (text) => {
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(text));
        expect(readJson(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  test('is refused wherever the engine refuses it', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', '"', '{', ']', ':', ',', '\\'),
        (text, at, sign) => {
          const place = at % (text.length + 1);
          const broken = text.slice(0, place) + sign + text.slice(place + 1);
          let engine = true;
          try {
            JSON.parse(broken);
          } catch {
            engine = false;
          }
          if (!engine) expect(faultOf(broken)[0]).not.toBe('read');
        },
      ),
      { numRuns: 500 },
    );
  });

  test('with any name given twice is refused, naming the path', () => {
    const name = fc
      .string({ maxLength: 8 })
      .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text));
    fc.assert(
      fc.property(name, fc.array(name, { maxLength: 4 }), fc.json({ maxDepth: 2 }), (twice, way, value) => {
        fc.pre(!/"(__proto__|constructor|prototype)"/.test(value));
        const key = JSON.stringify(twice);
        const inner = `{"a-b":0,${key}:${value},"c-d":[{}],${key}:1}`;
        const text = way.reduceRight((held, step) => `{${JSON.stringify(step)}:${held}}`, inner);
        expect(faultOf(text)).toEqual(['body-key-repeated', [...way, twice].join('.')]);
      }),
    );
  });

  test.each([
    ['{"a":1,"a":1}', 'body-key-repeated', 'a'],
    ['{"a":{"b":[1,{"c":1,"\\u0063":2}]}}', 'body-key-repeated', 'a.b.1.c'],
    ['{"":1,"":2}', 'body-key-repeated', ''],
    ['{"__proto__":{"a":1}}', 'field-unknown', '__proto__'],
    ['{"a":[{"constructor":{}}]}', 'field-unknown', 'a.0.constructor'],
    ['{"\\u005f_proto__":1}', 'field-unknown', '__proto__'],
    ['{"a":9999999999999.990000001}', 'number-not-exact', 'a'],
    ['{"a":[0,123456789012345678901234567890]}', 'number-not-exact', 'a.1'],
    ['{"a":1e309}', 'number-not-exact', 'a'],
    ['{"a":1e-400}', 'number-not-exact', 'a'],
    [`{"a":0.${'1'.repeat(500)}}`, 'number-not-exact', 'a'],
    ['{"a":NaN}', 'body-invalid', undefined],
    ['{"a":-Infinity}', 'body-invalid', undefined],
    ['{"a":01}', 'body-invalid', undefined],
    ['', 'body-invalid', undefined],
  ])('%s is refused', (text, code, field) => {
    expect(faultOf(text)).toEqual([code, field]);
  });

  test.each([
    ['{"a":{"a":{"a":"a"}},"b":[{"a":1},{"a":1}]}'],
    ['{"a":"}{,:\\"","b":"a\\\\"}'],
    ['{"largura":33.333333333333336,"x":1e2,"y":-0.5E-3,"z":100000000000000000}'],
  ])('%s is read', (text) => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  test.each([
    ['levels that close', 900_000, 'body-invalid'],
    ['brackets that never close', 900_000, 'body-invalid'],
    ['names without end', 900_000, 'body-too-large'],
    ['a list without end', 900_000, 'body-too-large'],
    // As many as are looked at one by one.
    ['a name repeated', 114_000, 'body-key-repeated'],
    ['backslashes without end', 900_000, 'body-invalid'],
    ['quotes without end', 900_000, 'body-invalid'],
    ['one long number', 900_000, 'number-not-exact'],
  ] as const)('%s: %i characters of it are refused', (kind, characters, code) => {
    expect(faultOf(hostileBodies[kind](characters))[0]).toBe(code);
  });
});
