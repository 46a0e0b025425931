import { describe, expect, test } from 'vitest';
import { entityNamed } from './entities.ts';
import { explainErrors } from './messages.ts';
import { loadValidator } from './validation.ts';

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
    expect(problemsOf({ TipoPessoa: 'F', Documento: '52998224725' }, 'en-us')[0]).toMatchObject({
      field: 'Nome',
      text: 'Enter Name.',
    });
  });

  test('a document with a wrong digit is told which digit', () => {
    expect(problemsOf({ ...good, Documento: '52998224726' })[0]?.text).toMatch(/5/);
  });

  test('digits under a mask are as many as the mask has', () => {
    expect(problemsOf({ ...good, Cep: '14010000' })).toEqual([]);
    for (const Cep of ['1401000', '14010-000', 'centro'])
      expect(problemsOf({ ...good, Cep })).toEqual([
        { field: 'Cep', code: 'pattern', text: 'Escreva CEP na forma 00000-000.' },
      ]);
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
