import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { formats } from '../field-types/formats.ts';
import { objectSchema } from '../field-types/rowSchema.ts';
import { entityNamed } from './entities.ts';
import { expandField } from './expand.ts';
import { explainErrors } from './messages.ts';
import { loadValidator, type ValidationError } from './validation.ts';

const client = entityNamed('cliente');
const validate = await loadValidator('cliente');

const problemsOf = (data: object, locale: 'pt-br' | 'en-us' = 'pt-br') =>
  validate(data) ? [] : explainErrors(client.fields, data, validate.errors ?? [], locale);

const good = { Nome: 'Nair Teste', TipoPessoa: 'F', Documento: '52998224725' };

describe('what the form and the server say of a record', () => {
  test('nothing of a good one', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  test('a missing and a blank value are asked for by the label of the field', () => {
    expect(problemsOf({ ...good, Nome: '' })).toEqual([
      { field: 'Nome', code: 'minLength', text: 'Informe Nome.' },
    ]);
    expect(problemsOf({ ...good, Nome: ' \t ' })[0]?.text).toBe('Informe Nome.');
    expect(problemsOf({ TipoPessoa: 'F', Documento: '52998224725' }, 'en-us')[0]).toMatchObject({
      field: 'Nome',
      text: 'Enter Name.',
    });
  });

  test('a number where a text or a list belongs is told what belongs there', () => {
    expect(problemsOf({ ...good, Nome: 5 })).toEqual([
      { field: 'Nome', code: 'type', text: 'Nome é um texto.' },
    ]);
    expect(problemsOf({ ...good, Documento: 52998224725 }, 'en-us')[0]?.text).toMatch(/ is a text\.$/);
    expect(problemsOf({ ...good, CnaesSecundarios: 5 })[0]?.text).toMatch(/ é uma lista\.$/);
  });

  test('a document with a wrong digit is told which digit', () => {
    expect(problemsOf({ ...good, Documento: '52998224726' })[0]?.text).toMatch(/5/);
  });

  test('digits under a mask are as many as the mask has', () => {
    const field = expandField('Conta', {
      type: 'text',
      label: { 'pt-br': 'Conta', 'en-us': 'Account' },
      mask: '0000-0',
    });
    const check = new Ajv2020({ strict: false, formats: formats as never }).compile(
      objectSchema([field]) as object,
    );
    expect(check({ Conta: '12345' })).toBe(true);
    for (const Conta of ['1234', '1234-5', 'centro']) {
      check({ Conta });
      expect(explainErrors([field], { Conta }, (check.errors ?? []) as ValidationError[])).toEqual([
        { field: 'Conta', code: 'pattern', text: 'Escreva Conta na forma 0000-0.' },
      ]);
    }
  });

  test('numbers and areas of too many digits, exponents and parts of whole numbers are told as what they are', () => {
    const label = { 'pt-br': 'Campo', 'en-us': 'Field' };
    const told = (type: string, Campo: unknown) => {
      const field = expandField('Campo', { type, label });
      const check = new Ajv2020({ strict: false, allErrors: true, formats: formats as never }).compile(
        objectSchema([field]) as object,
      );
      check({ Campo });
      return explainErrors([field], { Campo }, (check.errors ?? []) as ValidationError[])[0]?.text;
    };
    expect(told('decimal', '1e308')).toBe('Campo aceita no máximo 15 algarismos.');
    expect(told('decimal', 12345678901.123455)).toBe('Campo aceita no máximo 15 algarismos.');
    expect(told('decimal', 0.0000001)).toBe('Campo tem no máximo seis casas decimais.');
    expect(told('money', '1e3')).toBe('Campo: 1e3 usa expoente. Se for 1000, escreva assim.');
    expect(told('integer', 1.5)).toBe('Campo é um número inteiro, como 12.');
    expect(told('boolean', 'talvez')).toBe('Campo é Sim ou Não.');
    expect(told('statedArea', `${'9'.repeat(31)} ha`)).toBe(
      'Campo aceita no máximo 15 algarismos antes da vírgula e 10 depois.',
    );
    expect(told('statedArea', '-5')).toBe('Campo deve ser maior que zero. Tire o sinal de menos.');
  });

  test('a text where a number is wanted is told how it may be meant', () => {
    const field = expandField('Valor', { type: 'money', label: { 'pt-br': 'Valor', 'en-us': 'Amount' } });
    const check = new Ajv2020({ strict: false, formats: formats as never }).compile(
      objectSchema([field]) as object,
    );
    const said = (Valor: string) => {
      check({ Valor });
      return explainErrors([field], { Valor }, (check.errors ?? []) as ValidationError[])[0]?.text;
    };
    expect(said('1,234.56')).toBe(
      'Valor: 1,234.56 usa os sinais de outro idioma. Se for 1234,56, escreva assim.',
    );
    expect(said('1.23')).toBe('Valor: os decimais vêm depois da vírgula. Se for 1,23, escreva assim.');
    expect(said('9'.repeat(30))).toBe('Valor aceita no máximo 15 algarismos.');
    expect(said('-0')).toBe('Valor é um número, como 1.234,50.');
    expect(said('1e309')).toBe('Valor aceita no máximo 15 algarismos.');
  });

  test('a row is named by its number and its column', () => {
    expect(problemsOf({ ...good, CnaesSecundarios: [{ Cnae: '0115600' }, { Descricao: 'Soja' }] })).toEqual([
      { field: 'CnaesSecundarios.1.Cnae', code: 'required', text: 'Informe CNAE (linha 2).' },
    ]);
  });

  test('a field that no schema knows is named, not dropped', () => {
    expect(problemsOf({ ...good, Versao: 3 })[0]).toMatchObject({
      field: 'Versao',
      text: 'O campo Versao não existe aqui. Retire-o.',
    });
  });

  test('every entity says something in both languages for an empty record', async () => {
    for (const name of ['operacao', 'usuario', 'filial', 'officer']) {
      const check = await loadValidator(name);
      check({});
      const fields = entityNamed(name).fields;
      const [pt, en] = (['pt-br', 'en-us'] as const).map((locale) =>
        explainErrors(fields, {}, check.errors ?? [], locale),
      );
      expect(pt?.length).toBeGreaterThan(0);
      expect(pt?.map(({ field }) => field)).toEqual(en?.map(({ field }) => field));
      expect(pt?.every(({ text }) => !text.includes('validation.') && !text.includes('%{'))).toBe(true);
    }
  });
});
