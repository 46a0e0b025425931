import { describe, expect, test } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import type { JsonSchema } from '../../../field-types/types.ts';
import { text } from '../../../metadata/texts.ts';
import { judgeShapes } from './shapes.ts';

type Told = { readonly value?: unknown; readonly error?: Error & { field?: string; code?: string } };

const judge = (schema: JsonSchema, httpPart: string, value: unknown): Told =>
  judgeShapes({ schema, httpPart, method: 'POST', url: '/' })(value) as Told;

const toldOf = ({ error }: Told, locale: (typeof locales)[number] = 'pt-br') => {
  const {
    code,
    field,
    text: key,
    params,
  } = error as unknown as {
    readonly code: string;
    readonly field?: string;
    readonly text: string;
    readonly params: Record<string, string | number>;
  };
  return [code, field, text(locale, key, params)];
};

const closed = (properties: JsonSchema, required: readonly string[] = []): JsonSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

describe('a body', () => {
  const body = closed(
    {
      Nome: { type: 'string', minLength: 1, maxLength: 3 },
      Total: { type: 'integer', minimum: 1, maximum: 9 },
      Dono: { type: ['integer', 'null'] },
      Dia: { type: 'string', format: 'date' },
      Modo: { type: 'string', enum: ['a', 'b'] },
      Itens: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: { type: 'object', properties: { X: { type: 'boolean' } } },
      },
    },
    ['Nome'],
  );

  test.each<readonly [unknown, string | undefined, string]>([
    [null, undefined, 'Envie um objeto JSON com Nome.'],
    [[], undefined, 'Envie um objeto JSON com Nome.'],
    [{}, 'Nome', 'Informe Nome.'],
    [{ Nome: '' }, 'Nome', 'Nome não pode ficar vazio.'],
    [{ Nome: 'abcd' }, 'Nome', 'Nome tem no máximo 3 caracteres.'],
    [{ Nome: 5 }, 'Nome', 'Nome é um texto.'],
    [{ Nome: 'a', Total: '5' }, 'Total', 'Total é um número inteiro, como 12.'],
    [{ Nome: 'a', Total: 0 }, 'Total', 'Total: o menor valor aceito é 1.'],
    [{ Nome: 'a', Total: 10 }, 'Total', 'Total: o maior valor aceito é 9.'],
    [{ Nome: 'a', Dono: 'x' }, 'Dono', 'Dono é um número inteiro, como 12, ou null.'],
    [{ Nome: 'a', Dia: '2026-02-30' }, 'Dia', 'Dia é um dia que existe, como 2026-12-31.'],
    [{ Nome: 'a', Modo: 'c' }, 'Modo', 'Modo é um destes: a, b.'],
    [{ Nome: 'a', Itens: {} }, 'Itens', 'Itens é uma lista.'],
    [{ Nome: 'a', Itens: [] }, 'Itens', 'Itens não pode ficar vazio.'],
    [{ Nome: 'a', Itens: [{}, {}, {}] }, 'Itens', 'Itens tem no máximo 2 itens.'],
    [{ Nome: 'a', Itens: [{ X: 1 }] }, 'Itens.0.X', 'Itens.0.X é true ou false.'],
  ])('%j is refused beside the field, with what is wanted', (value, field, sentence) => {
    expect(toldOf(judge(body, 'body', value))).toEqual(['body-invalid', field, sentence]);
  });

  test('an unknown member is named', () => {
    expect(toldOf(judge(body, 'body', { Nome: 'a', Outro: 1 }))).toEqual([
      'field-unknown',
      'Outro',
      'O campo Outro não existe nesta chamada. Retire-o.',
    ]);
  });

  test('what is right comes as it was sent', () => {
    const value = { Nome: 'a', Total: 9, Dono: null, Dia: '2026-02-28', Itens: [{ X: true, Y: 1 }] };
    expect(judge(body, 'body', value)).toEqual({ value });
  });

  test('every sentence is there in every language', () => {
    const wrong = [null, {}, { Nome: 5 }, { Nome: 'a', Dono: 'x' }, { Nome: 'a', Modo: 'c' }];
    for (const locale of locales)
      for (const value of wrong)
        expect(toldOf(judge(body, 'body', value), locale).at(-1)).not.toMatch(/^api\.|%\{/);
  });
});

describe('an address', () => {
  const query = closed(
    {
      Id: { type: 'integer', minimum: 1, maximum: 99 },
      Lida: { type: 'boolean' },
      Dia: { type: 'string', format: 'date' },
      Busca: { type: 'string' },
      Tipo: { type: 'array', items: { type: 'integer' } },
    },
    ['Id'],
  );
  const asked = (value: unknown) => judge(query, 'querystring', value);

  test('holds texts, which become what they stand for', () => {
    expect(asked({ Id: '12', Lida: 'false', Busca: '7', Tipo: ['1', '2'] })).toEqual({
      value: { Id: 12, Lida: false, Busca: '7', Tipo: [1, 2] },
    });
    expect(asked({ Id: '1', Tipo: '5' })).toEqual({ value: { Id: 1, Tipo: [5] } });
  });

  test('a blank that is no text says nothing', () => {
    expect(asked({ Id: '1', Dia: '', Lida: '', Busca: '' })).toEqual({ value: { Id: 1, Busca: '' } });
    expect(toldOf(asked({ Id: '' }))).toEqual(['query-invalid', 'Id', 'Id é um número inteiro, como 12.']);
  });

  test.each(['1e1', ' 1', '+1', '01', '1.0', '0x1', '-1', '1234567890123456'])(
    '%j is no whole number',
    (Id) => expect(asked({ Id }).error).toBeDefined(),
  );

  test.each([
    [{ Id: ['1', '2'] }, 'query-invalid', 'Id', 'Id é um número inteiro, como 12.'],
    [{ Id: '1', Lida: 'sim' }, 'query-invalid', 'Lida', 'Lida é true ou false.'],
    [{ Id: '1', Outro: '' }, 'query-unknown', 'Outro', 'O parâmetro Outro não existe nesta consulta.'],
    [{}, 'query-invalid', 'Id', 'Informe Id.'],
  ])('%j is refused beside the parameter', (value, code, field, sentence) => {
    expect(toldOf(asked(value))).toEqual([code, field, sentence]);
  });
});
