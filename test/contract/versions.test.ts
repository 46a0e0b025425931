import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import { rewriteLog } from '../support/people/rewriteLog.ts';
import type { Api } from '../support/servers/startApi.ts';

type Kept = Row & { readonly Identificador: number; readonly Versao: number };

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let turn = 0;

  beforeAll(async () => {
    api = await startNotaries(start);
    actor = await actorOf(api);
  });
  afterAll(() => api.close());

  async function make(noun: 'Comarca' | 'Cartorio', given: Row = {}): Promise<Kept> {
    turn += 1;
    const answer = await api.call(actor, 'POST', `/${noun}/Incluir`, { Nome: `${noun} ${turn}`, ...given });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  }
  async function change({ Identificador, Versao }: Kept, given: Row): Promise<Kept> {
    const answer = await api.call(actor, 'PUT', `/Cartorio/Alterar/${Identificador}`, { Versao, ...given });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  }
  const restore = ({ Identificador, Versao }: Kept, VersaoHistorica: unknown, more: Row = {}, as = actor) =>
    api.call(as, 'POST', `/Cartorio/RestaurarVersao/${Identificador}`, { Versao, VersaoHistorica, ...more });
  /** The log as an older schema would have written it. */
  const rewrite = ({ Identificador }: Kept, version: number, fields: Row) =>
    rewriteLog(
      api.database,
      sql`update alteracao set "Depois" = "Depois" || ${JSON.stringify(fields)}::jsonb
        where "Entidade" = 'cartorio' and "IdentificadorRegistro" = ${Identificador} and "Versao" = ${version}`,
    );

  test('brings every field of an old version back, rows exactly and in their order', async () => {
    const comarca = (await make('Comarca')).Identificador;
    const first = await make('Cartorio', {
      Cidade: 'Unaí',
      Capital: 1234.56,
      Vizinhas: [comarca],
      Salas: [
        { Numero: 3, IdentificadorComarca: comarca },
        { Numero: 1, IdentificadorComarca: null },
      ],
    });
    const second = await change(first, {
      Cidade: null,
      Capital: 1,
      Vizinhas: [],
      Salas: [{ Numero: 9 }],
      Ativo: false,
    });
    const back = await restore(second, 1);
    const { Versao, AlteradoEm, ...rest } = first;
    expect(back.body.ItemRegistro).toMatchObject({ ...rest, Versao: 3 });
    const history = await api.call(actor, 'GET', `/Cartorio/Historico/${first.Identificador}`);
    const [newest, , oldest] = history.body.ItemRegistro.Itens;
    expect(newest.Registro).toEqual(oldest.Registro);
    expect([newest.Operacao, newest.VersaoRestaurada]).toEqual(['VERSAO', 1]);
    expect(oldest.VersaoRestaurada).toBeNull();
  });

  test('refuses anything in the body besides the two versions, naming it', async () => {
    const first = await make('Cartorio');
    const second = await change(first, { Cidade: 'B' });
    const refused = await restore(second, 1, { Nome: 'C', Outro: 1, Codigo: 'x' });
    expect(refused.status).toBe(400);
    expect(refused.body.Erros.map(({ Campo }: Row) => Campo)).toEqual(['Nome', 'Outro', 'Codigo']);
  });

  test.each([
    [undefined, 428, undefined],
    ['abc', 400, 'VersaoHistorica'],
    [0, 400, 'VersaoHistorica'],
    [{ $gt: 0 }, 400, 'VersaoHistorica'],
    [99_999_999_999, 400, 'VersaoHistorica'],
    [7, 422, 'VersaoHistorica'],
  ])('refuses the version %j', async (version, status, field) => {
    const first = await make('Cartorio');
    const refused = await restore(first, version);
    expect([refused.status, refused.body.Erros[0].Campo]).toEqual([status, field]);
  });

  test("refuses what does not fit today's rules, beside the fields, and changes nothing", async () => {
    const first = await make('Cartorio', { Salas: [{ Numero: 1 }] });
    const second = await change(first, { Cidade: 'B' });
    await rewrite(second, 1, {
      Nome: null,
      Abertura: 19870312,
      TipoImovel: 'Lunar',
      Salas: [{ Numero: 'um' }],
    });
    const refused = await restore(second, 1);
    expect(refused.status).toBe(422);
    expect(refused.body.Erros.map(({ Campo }: Row) => Campo).toSorted()).toEqual([
      'Abertura',
      'Nome',
      'Salas.0.Numero',
      'TipoImovel',
    ]);
    const now = await api.call(actor, 'GET', `/Cartorio/Retornar/${second.Identificador}`);
    expect(now.body.ItemRegistro).toMatchObject({ Versao: 2, Cidade: 'B' });
  });

  test('leaves aside fields and columns the schema no longer has, and fills new ones in as empty', async () => {
    const first = await make('Cartorio', { Salas: [{ Numero: 1 }] });
    const second = await change(first, { Cidade: 'B', Salas: [] });
    await rewrite(second, 1, { Fax: '123', Salas: [{ Numero: 4, Andar: 2 }] });
    const back = await restore(second, 1);
    expect(back.body.ItemRegistro).toMatchObject({
      Cidade: null,
      Salas: [{ Numero: 4, IdentificadorComarca: null }],
    });
  });

  test('names what the old version refers to and is gone', async () => {
    const [one, two] = [await make('Comarca', { Nome: 'Velha' }), await make('Comarca', { Nome: 'Antiga' })];
    const first = await make('Cartorio', {
      IdentificadorComarca: one.Identificador,
      Salas: [{ Numero: 1, IdentificadorComarca: two.Identificador }],
    });
    const second = await change(first, { IdentificadorComarca: null, Salas: [] });
    for (const { Identificador } of [one, two])
      await api.call(actor, 'DELETE', `/Comarca/Excluir/${Identificador}?Versao=1`);
    const refused = await restore(second, 1);
    expect(refused.status).toBe(422);
    expect(refused.body.Erros).toEqual([
      expect.objectContaining({ Campo: 'IdentificadorComarca', Texto: expect.stringContaining('Velha') }),
      expect.objectContaining({
        Campo: 'Salas.0.IdentificadorComarca',
        Texto: expect.stringContaining('Antiga'),
      }),
    ]);
  });

  test('leaves alone what this person may not change or see', async () => {
    const first = await make('Cartorio', { Capital: 10, Segredo: 'a', Cidade: 'A' });
    const second = await change(first, { Capital: 20, Segredo: 'b', Cidade: 'B' });
    const codes = new Set([...actor.codes].filter((code) => !/CAPITAL|SEGREDO/.test(code)));
    const back = await restore(second, 1, {}, { ...actor, codes });
    expect(back.body.ItemRegistro).toMatchObject({ Cidade: 'A', Capital: 20 });
    expect(back.body.ItemRegistro).not.toHaveProperty('Segredo');
    const now = await api.call(actor, 'GET', `/Cartorio/Retornar/${first.Identificador}`);
    expect(now.body.ItemRegistro).toMatchObject({ Segredo: 'b' });
  });
});
