import { cnpj, cpf } from 'cpf-cnpj-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

/** Told before a client is there twice. */
describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let ipe: Tenant;
  let actor: Actor;

  beforeAll(async () => {
    api = await startApi(start, entities);
    ipe = await startTenant(api);
    actor = ipe.actor;
  });
  afterAll(() => api.close());

  const person = (Nome: string, given: Row = {}) =>
    ipe.make('cliente', {
      TipoPessoa: 'F',
      Documento: cpf.generate(),
      Email: null,
      Telefone: null,
      NomeFantasia: null,
      Nome,
      ...given,
    });
  const firm = (Nome: string, given: Row = {}) =>
    person(Nome, { TipoPessoa: 'J', Documento: cnpj.generate(), ...given });
  const ask = async (typed: Row, as: Actor = actor) => {
    const answer = await api.call(as, 'POST', '/Cliente/Semelhantes', typed);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.ItemRegistro.Itens as readonly Row[];
  };

  describe('what is typed', () => {
    test.each([
      ['Agropecuaria Serra Clara S.A.', 'Agropecuária Serra Clara Ltda.'],
      ['AGROPECUÁRIA SERA CLARA', 'Agropecuária Serra Clara Ltda.'],
      ['Cerealistas', 'Cerealista'],
      ['Santarita', 'Santa Rita'],
    ])('%s is like %s', async (typed, there) => {
      const { Identificador } = await firm(there);
      expect(await ask({ Nome: typed })).toContainEqual(
        expect.objectContaining({
          Identificador,
          Rotulo: there,
          Campos: [{ Campo: 'Nome', Motivo: 'nome' }],
        }),
      );
    });

    test('shares document, root of CNPJ, e-mail or phone, the surest first, and never with itself', async () => {
      const document = '12345678000195';
      const branch = '12345678000276';
      const same = await firm('Usina Boa Esperança', { Documento: document, Email: 'usina@exemplo.com.br' });
      const phone = await person('Rui Sampaio', { Telefone: '+5511912345678' });
      const found = await ask({
        Documento: branch,
        Email: 'usina@exemplo.com.br',
        Telefone: '+5511912345678',
      });
      expect(found).toMatchObject([
        {
          Identificador: same.Identificador,
          Detalhe: '12.345.678/0001-95',
          Campos: [
            { Campo: 'Documento', Motivo: 'raiz' },
            { Campo: 'Email', Motivo: 'mesmo' },
          ],
        },
        { Identificador: phone.Identificador, Campos: [{ Campo: 'Telefone', Motivo: 'mesmo' }] },
      ]);
      expect(await ask({ Documento: document })).toMatchObject([{ Campos: [{ Motivo: 'mesmo' }] }]);
      expect(await ask({ Identificador: same.Identificador, Documento: document })).toEqual([]);
    });

    test('tells nothing of the trash, of another company, nor of what lies outside of the portfolio', async () => {
      const gone = await person('Otávio Quaresma');
      await api.call(actor, 'DELETE', `/Cliente/Excluir/${gone.Identificador}?Versao=${gone.Versao}`);
      expect(await ask({ Nome: 'Otavio Quaresma' })).toEqual([]);
      await person('Belmira Antunes');
      expect(await ask({ Nome: 'Belmira Antunes' })).toHaveLength(1);
      const jatoba = await startTenant(api);
      expect(await ask({ Nome: 'Belmira Antunes' }, jatoba.actor)).toEqual([]);
      expect(await ask({ Nome: 'Belmira Antunes' }, { ...actor, allOwners: false })).toEqual([]);
    });

    test('needs the code of the list, and values the form may send', async () => {
      const without = {
        ...actor,
        codes: new Set([...actor.codes].filter((code) => code !== 'CLIENTE.CONSULTAR')),
      };
      expect((await api.call(without, 'POST', '/Cliente/Semelhantes', { Nome: 'Ana' })).status).toBe(403);
      for (const body of [{ Apelido: 'x' }, [], { Nome: 'a\u0000b' }])
        expect((await api.call(actor, 'POST', '/Cliente/Semelhantes', body)).status).toBe(400);
      expect(await ask({ Nome: 7 as never })).toEqual([]);
      expect(await ask({})).toEqual([]);
    });
  });

  describe('possible duplicates', () => {
    test('are told in groups with the fields that say so, page by page', async () => {
      const own = await startTenant(api);
      const make = (Nome: string, given: Row = {}) =>
        own.make('cliente', {
          TipoPessoa: 'F',
          Documento: cpf.generate(),
          Email: null,
          Telefone: null,
          NomeFantasia: null,
          Nome,
          ...given,
        });
      const one = await make('Ana Maria Couto');
      const two = await make('ANA MARIA COUTTO');
      await make('Zilda Prado', { Email: 'zilda@exemplo.com.br' });
      await make('Outra Pessoa', { Email: 'zilda@exemplo.com.br' });
      await make('Sozinho');
      const page = async (query = '') =>
        (await api.call(own.actor, 'GET', `/Cliente/Duplicados${query}`)).body.ItemRegistro;
      expect(await page()).toMatchObject({
        Total: 2,
        Itens: [
          { Campos: ['Nome'], Total: 2 },
          { Campos: ['Email'], Total: 2, Registros: [{ Nome: 'Outra Pessoa' }, { Nome: 'Zilda Prado' }] },
        ],
      });
      const ids = (await page()).Itens[0].Registros.map(({ Identificador }: Row) => Identificador);
      expect(ids.toSorted()).toEqual([one.Identificador, two.Identificador].toSorted());
      expect(await page('?Pagina=2&NumeroRegistros=1')).toMatchObject({
        Total: 2,
        Itens: [{ Campos: ['Email'] }],
      });
      expect(await page('?Pagina=9')).toMatchObject({ Total: 2, Itens: [] });
      for (const query of ['?Pagina=0', '?NumeroRegistros=51', '?Outro=1'])
        expect((await api.call(own.actor, 'GET', `/Cliente/Duplicados${query}`)).status).toBe(400);
    });
  });

  test('an import that is only tried tells lines that look like a client there is, or like an earlier line', async () => {
    await person('Violeta Sarmento');
    const file = [
      'Nome;Tipo de pessoa;CPF/CNPJ',
      `Violeta Sarmentos;Pessoa física;${cpf.generate()}`,
      `Ulisses Cordeiro;Pessoa física;${cpf.generate()}`,
      `ULISSES CORDERO;Pessoa física;${cpf.generate()}`,
    ].join('\n');
    const tried = await api.upload(actor, '/Cliente/Importar?Simular=true', Buffer.from(`${file}\n`));
    const { Erros, Avisos } = tried.body.ItemRegistro;
    expect(Erros).toEqual([]);
    expect(Avisos).toMatchObject([
      { Linha: 2, Campo: 'Nome', Coluna: 'Nome' },
      { Linha: 4, Campo: 'Nome' },
    ]);
    expect(Avisos[0].Texto).toContain('Violeta Sarmento,');
    expect(Avisos[1].Texto).toContain('linha 3');
    const done = await api.upload(actor, '/Cliente/Importar', Buffer.from(`${file}\n`));
    expect(done.body.ItemRegistro).toMatchObject({ Incluidos: 3 });
  });
});
