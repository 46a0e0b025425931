import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { EntityRules } from '../../src/server/engine/crud/rules.ts';
import { changeRecord } from '../../src/server/engine/crud/write/updateRecord.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import type { Api } from '../support/servers/startApi.ts';

/** What ran, with what: handlers are the rules of whoever declares an action. */
let seen: { readonly action: string; readonly input: Row }[] = [];

const rules: EntityRules = {
  actions: {
    async mudar({ work, model, record, input }) {
      seen.push({ action: 'mudar', input });
      const { IdentificadorComarca, Capital } = input;
      const after = await changeRecord(work, model, record, {
        IdentificadorComarca,
        ...(Capital === undefined ? {} : { Capital }),
      });
      // A rule that finds out late must not leave the half that is written already.
      if (record.Nome === 'Teimoso') await changeRecord(work, model, after, { Nome: null });
      return { Versao: after.Versao };
    },
    async selar() {
      seen.push({ action: 'selar', input: {} });
      return { Lacre: `L-${seen.length}` };
    },
  },
  listActions: {
    async gerar({ input }) {
      seen.push({ action: 'gerar', input });
      return { Total: input.Quantos ?? 0 };
    },
  },
  secretActions: ['selar'],
};

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let other: Actor;
  let turn = 0;

  beforeAll(async () => {
    api = await startNotaries(start, { cartorio: rules });
    [actor, other] = [await actorOf(api), await actorOf(api)];
  });
  afterAll(() => api.close());

  async function make(noun: 'Comarca' | 'Cartorio', given: Row = {}, as: Actor = actor) {
    turn += 1;
    const answer = await api.call(as, 'POST', `/${noun}/Incluir`, { Nome: `${noun} ${turn}`, ...given });
    expect(answer.status).toBe(200);
    return answer.body.ItemRegistro as Row & { Identificador: number; Versao: number };
  }
  const get = async (id: number) =>
    (await api.call(actor, 'GET', `/Cartorio/Retornar/${id}`)).body.ItemRegistro as Row;
  const run = (path: string, body: unknown, as: Actor = actor, key?: string) => {
    seen = [];
    return api.call(as, 'POST', `/Cartorio/${path}`, body, key);
  };
  const without = (code: string): Actor => ({
    ...actor,
    codes: new Set([...actor.codes].filter((held) => held !== code)),
  });

  describe('on a record', () => {
    test('gets its parameters judged, with their defaults, and changes what it says', async () => {
      const [{ Identificador: id, Versao }, comarca] = [await make('Cartorio'), await make('Comarca')];
      const answer = await run(`Executar/mudar/${id}`, {
        Versao,
        IdentificadorComarca: comarca.Identificador,
      });
      expect(answer).toMatchObject({ status: 200, body: { ItemRegistro: { Versao: 2 } } });
      expect(seen).toEqual([
        { action: 'mudar', input: { IdentificadorComarca: comarca.Identificador, Em: '2026-01-31' } },
      ]);
      expect(await get(id)).toMatchObject({ IdentificadorComarca: comarca.Identificador, Versao: 2 });
    });

    test('refuses parameters there are not, naming each', async () => {
      const { Identificador: id, Versao } = await make('Cartorio');
      const answer = await run(`Executar/mudar/${id}`, { Versao, Comarca: 1, Motivo: 'x', __proto__x: 1 });
      expect(answer.status).toBe(400);
      expect(answer.body.Erros.map(({ Campo }: { Campo: string }) => Campo)).toEqual([
        'Comarca',
        'Motivo',
        '__proto__x',
      ]);
      expect(answer.body.Erros[0].Texto).toBe('Mudar de comarca não tem o parâmetro Comarca.');
      expect((await run(`Executar/selar/${id}`, { Versao, Nada: 1 })).status).toBe(400);
      expect(seen).toEqual([]);
    });

    test.each([
      ['what is missing', {}, 422, 'IdentificadorComarca'],
      ['a text for a number', { IdentificadorComarca: '7' }, 400, 'IdentificadorComarca'],
      ['an operator for a value', { IdentificadorComarca: { $gt: '' } }, 400, 'IdentificadorComarca'],
      ['a day that is none', { Em: '2026-02-30' }, 422, 'Em'],
      ['what a rule between parameters forbids', { Em: '2026-02-02', Ate: '2026-02-01' }, 422, 'Ate'],
      ['a record that is not there', { IdentificadorComarca: 999_999_999 }, 404, 'IdentificadorComarca'],
      ['a body that is no object', [], 400, undefined],
    ])('refuses %s, beside its parameter', async (_what, wrong, status, field) => {
      const [{ Identificador: id, Versao }, comarca] = [await make('Cartorio'), await make('Comarca')];
      const good = { IdentificadorComarca: comarca.Identificador };
      const isEmpty = !Array.isArray(wrong) && Object.keys(wrong).length === 0;
      const body = Array.isArray(wrong) ? wrong : { Versao, ...(isEmpty ? {} : good), ...wrong };
      const answer = await run(`Executar/mudar/${id}`, body);
      expect([answer.status, answer.body.Erros[0].Campo]).toEqual([status, field]);
      expect(seen).toEqual([]);
    });

    test("does not refer to another company's record, and says no more than of none", async () => {
      const { Identificador: id, Versao } = await make('Cartorio');
      const theirs = await make('Comarca', {}, other);
      const answers = await Promise.all(
        [theirs.Identificador, 999_999_999].map((IdentificadorComarca) =>
          run(`Executar/mudar/${id}`, { Versao, IdentificadorComarca }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      expect(answers[0]?.body).toEqual(answers[1]?.body);
    });

    test('is refused where the record does not pass, and says why', async () => {
      const { Identificador: id, Versao } = await make('Cartorio', { Ativo: false });
      const comarca = await make('Comarca');
      const body = { Versao, IdentificadorComarca: comarca.Identificador };
      const answer = await run(`Executar/mudar/${id}`, body);
      expect(answer).toMatchObject({
        status: 422,
        body: {
          Erros: [
            {
              Codigo: 'action-not-now',
              Texto: 'Mudar de comarca não se aplica a este registro agora (Ativo: Não).',
            },
          ],
        },
      });
      expect(seen).toEqual([]);
    });

    test('asks for code, company, version and a known name', async () => {
      const { Identificador: id, Versao } = await make('Cartorio');
      const body = { Versao, IdentificadorComarca: (await make('Comarca')).Identificador };
      const path = `Executar/mudar/${id}`;
      expect((await run(path, body, without('CARTORIO.MUDAR'))).status).toBe(403);
      expect((await run(path, body, { ...actor, companyId: null })).status).toBe(403);
      expect((await run(path, body, other)).status).toBe(404);
      expect((await run(path, { ...body, Versao: undefined })).status).toBe(428);
      expect((await run(path, { ...body, Versao: 7 })).body.ItemRegistro).toMatchObject({ Versao: 1 });
      for (const name of ['nada', 'constructor', '__proto__', 'gerar', 'esquecida'])
        expect([name, (await run(`Executar/${name}/${id}`, { Versao })).status]).toEqual([name, 404]);
      expect(seen).toEqual([]);
    });

    test('keeps parameters that need a code of their own from who lacks it', async () => {
      const { Identificador: id, Versao } = await make('Cartorio');
      const body = { Versao, IdentificadorComarca: (await make('Comarca')).Identificador };
      const poor = without('CARTORIO.CAPITAL');
      const denied = await run(`Executar/mudar/${id}`, { ...body, Capital: 10 }, poor);
      expect([denied.status, denied.body.Erros[0].Campo]).toEqual([403, 'Capital']);
      expect((await run(`Executar/mudar/${id}`, body, poor)).status).toBe(200);
    });

    test('lets whoever may run it choose what it asks for', async () => {
      const choices = (codes: readonly string[]) =>
        api.call({ ...actor, codes: new Set(codes) }, 'GET', '/Comarca/Escolhas');
      expect((await choices(['CARTORIO.MUDAR'])).status).toBe(200);
      expect((await choices(['CARTORIO.SELAR'])).status).toBe(403);
    });

    test('runs once for a key, unless its answer is a secret', async () => {
      const { Identificador: id, Versao } = await make('Cartorio');
      const body = { Versao, IdentificadorComarca: (await make('Comarca')).Identificador };
      const first = await run(`Executar/mudar/${id}`, body, actor, `chave-mudar-${id}`);
      const again = await run(`Executar/mudar/${id}`, body, actor, `chave-mudar-${id}`);
      expect(again).toEqual(first);
      expect(seen).toEqual([]);
      const seals = [1, 2].map(() => run(`Executar/selar/${id}`, { Versao: 2 }, actor, `chave-selar-${id}`));
      for (const seal of await Promise.all(seals)) expect(seal.status).toBe(200);
      const kept = await api.database.transaction(actor, (tx) =>
        sql`select 1 from idempotencia where "Chave" = ${`chave-selar-${id}`}`.execute(tx),
      );
      expect(kept.rows).toEqual([]);
    });
  });

  describe('on a selection', () => {
    test('is done to each by the rules of one; those refused are named with the reason', async () => {
      const comarca = await make('Comarca');
      const [good, idle, stubborn] = [
        await make('Cartorio'),
        await make('Cartorio', { Ativo: false }),
        await make('Cartorio', { Nome: 'Teimoso' }),
      ];
      const theirs = await make('Cartorio', {}, other);
      const ids = [stubborn, theirs, idle, good].map(({ Identificador }) => Identificador);
      const Parametros = { IdentificadorComarca: comarca.Identificador };
      const answer = await run('ExecutarVarios/mudar', { Identificadores: ids, Parametros });
      expect(answer.status).toBe(200);
      expect(answer.body.ItemRegistro).toEqual({
        Executados: [good.Identificador],
        Recusados: [
          { Identificador: idle.Identificador, Texto: expect.stringContaining('Ativo: Não') },
          { Identificador: stubborn.Identificador, Texto: expect.stringContaining('Nome') },
          { Identificador: theirs.Identificador, Texto: expect.stringContaining('não encontrado') },
        ],
        Lote: expect.any(Number),
      });
      expect(await get(good.Identificador)).toMatchObject(Parametros);
      expect(await get(stubborn.Identificador)).toMatchObject({ IdentificadorComarca: null, Versao: 1 });
    });

    test('writes a change row for each record changed, with its origin', async () => {
      const [one, two] = [await make('Cartorio'), await make('Cartorio')];
      const Parametros = { IdentificadorComarca: (await make('Comarca')).Identificador };
      const Identificadores = [one.Identificador, two.Identificador];
      const screen: Actor = { ...actor, origin: 'screen' };
      await run('ExecutarVarios/mudar', { Identificadores, Parametros }, screen);
      for (const id of Identificadores) {
        const history = await api.call(actor, 'GET', `/Cartorio/Historico/${id}`);
        expect(history.body.ItemRegistro.Itens[0]).toMatchObject({ Operacao: 'ALTERAR', Origem: 'screen' });
      }
    });

    test('takes everything that matches a filter or a search, and never all by omission', async () => {
      const made = [
        await make('Cartorio', { Cidade: 'Paracatu' }),
        await make('Cartorio', { Cidade: 'Paracatu' }),
      ];
      const Parametros = { IdentificadorComarca: (await make('Comarca')).Identificador };
      const Filtro = { E: [{ Campo: 'Cidade', Operador: 'igual', Valor: 'Paracatu' }] };
      const answer = await run('ExecutarVarios/mudar', { Filtro, Parametros });
      expect(answer.body.ItemRegistro).toEqual({
        Executados: made.map(({ Identificador }) => Identificador),
        Recusados: [],
        Lote: expect.any(Number),
      });
      for (const chosen of [
        {},
        { Busca: ' ' },
        { Identificadores: [] },
        { Identificadores: [1], Busca: 'a' },
      ])
        expect((await run('ExecutarVarios/mudar', { ...chosen, Parametros })).status).toBe(400);
      const tooMany = {
        Identificadores: Array.from({ length: 1001 }, (_one, index) => index + 1),
        Parametros,
      };
      expect((await run('ExecutarVarios/mudar', tooMany)).status).toBe(422);
      expect((await run('ExecutarVarios/mudar', { ...tooMany, Outro: 1 })).body.Erros[0].Campo).toBe('Outro');
      expect(seen).toEqual([]);
    });

    test('is refused as a whole for wrong parameters, a missing code, or where it is not declared', async () => {
      const Identificadores = [(await make('Cartorio')).Identificador];
      const Parametros = { IdentificadorComarca: (await make('Comarca')).Identificador };
      const wrong = await run('ExecutarVarios/mudar', { Identificadores, Parametros: {} });
      expect([wrong.status, wrong.body.Erros[0].Campo]).toEqual([422, 'IdentificadorComarca']);
      expect((await run('ExecutarVarios/mudar', { Identificadores, Parametros: 'x' })).status).toBe(400);
      const denied = await run(
        'ExecutarVarios/mudar',
        { Identificadores, Parametros },
        without('CARTORIO.MUDAR'),
      );
      expect(denied.status).toBe(403);
      for (const name of ['selar', 'gerar', 'nada'])
        expect((await run(`ExecutarVarios/${name}`, { Identificadores })).status).toBe(404);
      expect(seen).toEqual([]);
    });

    test('runs once for a key', async () => {
      const body = {
        Identificadores: [(await make('Cartorio')).Identificador],
        Parametros: { IdentificadorComarca: (await make('Comarca')).Identificador },
      };
      const key = `chave-varios-${body.Identificadores[0]}`;
      const first = await run('ExecutarVarios/mudar', body, actor, key);
      expect(await run('ExecutarVarios/mudar', body, actor, key)).toEqual(first);
      expect(seen).toEqual([]);
    });
  });

  describe('on the list', () => {
    test('answers what it did', async () => {
      const answer = await run('Executar/gerar', { Quantos: 3 });
      expect(answer.body.ItemRegistro).toEqual({ Total: 3 });
      const key = `chave-gerar-${turn}`;
      const first = await run('Executar/gerar', { Quantos: 4 }, actor, key);
      expect(await run('Executar/gerar', { Quantos: 4 }, actor, key)).toEqual(first);
      expect(seen).toEqual([]);
    });

    test('is refused for wrong parameters, a missing code, or where it is not declared', async () => {
      expect((await run('Executar/gerar', { Quantos: 10 })).body.Erros[0]).toMatchObject({
        Campo: 'Quantos',
      });
      expect((await run('Executar/gerar', { Quantos: '3' })).status).toBe(400);
      expect((await run('Executar/gerar', { Outro: 3 })).status).toBe(400);
      expect((await run('Executar/gerar', { Quantos: 3 }, without('CARTORIO.GERAR'))).status).toBe(403);
      for (const name of ['mudar', 'selar', 'nada', 'toString'])
        expect((await run(`Executar/${name}`, {})).status).toBe(404);
      expect(seen).toEqual([]);
    });
  });
});
