import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let here: Tenant;

  beforeAll(async () => {
    api = await startApi(start, entities);
    here = await startTenant(api);
  });
  afterAll(() => api.close());

  test('does not delete what living records refer to, and says which and how many', async () => {
    const diretoria = await here.make('diretoria');
    const first = await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    const refused = await api.call(
      here.actor,
      'DELETE',
      `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`,
    );
    expect(refused).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'record-in-use' }] } });
    expect(refused.body.Erros[0].Texto).toContain('2 segmentos/áreas');
    await api.call(here.actor, 'DELETE', `/SegmentoArea/Excluir/${first.Identificador}?Versao=1`);
    const still = await api.call(
      here.actor,
      'DELETE',
      `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`,
    );
    expect(still.body.Erros[0].Texto).toContain('1 segmento/área');
  });

  test('does not bring back a record whose parent is gone', async () => {
    const diretoria = await here.make('diretoria');
    const segmento = await here.make('segmento-area', { IdentificadorDiretoria: diretoria.Identificador });
    await api.call(here.actor, 'DELETE', `/SegmentoArea/Excluir/${segmento.Identificador}?Versao=1`);
    await api.call(here.actor, 'DELETE', `/Diretoria/Excluir/${diretoria.Identificador}?Versao=1`);
    const refused = await api.call(
      here.actor,
      'POST',
      `/SegmentoArea/Restaurar/${segmento.Identificador}`,
      {},
    );
    expect(refused.body.Erros[0]).toMatchObject({
      Codigo: 'reference-deleted',
      Campo: 'IdentificadorDiretoria',
    });
  });

  test('gives operations a code of their year and company without gaps', async () => {
    const tenant = await startTenant(api);
    await tenant.make('operacao');
    const cliente = await tenant.need('cliente');
    await expect(tenant.make('operacao', { IdentificadorCliente: 999_999_999 })).rejects.toThrow();
    const second = await tenant.make('operacao', { IdentificadorCliente: cliente });
    expect(second).toMatchObject({ Codigo: expect.stringMatching(/^20\d\d-000002$/), Situacao: 'rascunho' });
  });

  test('replaces the rows of a record as a whole, in the given order', async () => {
    const segment = await here.need('segmento-area');
    const row = (ValorMaximo: number) => ({
      IdentificadorSegmentoArea: segment,
      TipoImovel: 'Rural',
      ValorMaximo,
    });
    const officer = await here.make('officer', { Alcada: [row(1), row(2)] });
    const answer = await api.call(here.actor, 'PUT', `/Officer/Alterar/${officer.Identificador}`, {
      Versao: 1,
      Alcada: [row(9_999_999_999.99), row(1)],
    });
    expect(answer.body.ItemRegistro.Alcada).toEqual([row(9_999_999_999.99), row(1)]);
    expect(answer.body.ItemRegistro.Rotulos['Alcada.1.IdentificadorSegmentoArea']).toEqual(
      expect.any(String),
    );
    const wrong = await api.call(here.actor, 'PUT', `/Officer/Alterar/${officer.Identificador}`, {
      Versao: 2,
      Alcada: [row(1), { ...row(1), Extra: 1 }],
    });
    expect(wrong).toMatchObject({ status: 400, body: { Erros: [{ Campo: 'Alcada.1.Extra' }] } });
  });

  test('keeps hostile text as it is or refuses it, and never breaks', async () => {
    const texts = [
      "'; drop table cliente; --",
      '🌾 \u202Eevil\u202C',
      'a\u0301',
      '%_\\',
      '{{7*7}}',
      '<b>x</b>',
    ];
    for (const Nome of texts) {
      const made = await api.call(here.actor, 'POST', '/Grupo/Incluir', { Nome });
      expect(made.body.ItemRegistro.Nome).toBe(Nome);
      const found = await api.call(here.actor, 'GET', `/Grupo/Listar?Nome=${encodeURIComponent(Nome)}`);
      expect(found.body.ItemRegistro.Total).toBe(1);
    }
    for (const Nome of ['a\u0000b', '\ud800', 'x'.repeat(1_000)]) {
      const refused = await api.call(here.actor, 'POST', '/Grupo/Incluir', { Nome });
      expect(refused.body.Erros[0].Campo).toBe('Nome');
      expect([400, 422]).toContain(refused.status);
    }
  });

  test('tells who reads personal data, one note a call, and nothing for the rest', async () => {
    api.reads.length = 0;
    await api.call(here.actor, 'GET', '/Cliente/Listar?Busca=maria');
    await api.call(here.actor, 'GET', '/Diretoria/Listar');
    expect(api.reads).toEqual([
      expect.objectContaining({ entity: 'cliente', call: 'Listar', query: 'Busca=maria' }),
    ]);
  });

  test('opens nothing of a company before one is chosen', async () => {
    const answer = await api.call(makeActor(), 'GET', '/Cliente/Listar');
    expect(answer).toMatchObject({ status: 403, body: { Erros: [{ Codigo: 'company-missing' }] } });
  });
});
