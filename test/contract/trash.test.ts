import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { emptyTrash } from '../../src/server/engine/crud/write/trash.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { actorOf, startNotaries } from '../support/entities/notary.ts';
import type { Api } from '../support/servers/startApi.ts';

const day = 86_400_000;
type Kept = Row & { readonly Identificador: number; readonly Versao: number };

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let actor: Actor;
  let other: Actor;
  let turn = 0;

  beforeAll(async () => {
    api = await startNotaries(start);
    [actor, other] = [await actorOf(api), await actorOf(api)];
  });
  afterAll(() => api.close());

  async function make(noun: 'Comarca' | 'Cartorio', given: Row = {}, as: Actor = actor): Promise<Kept> {
    turn += 1;
    const answer = await api.call(as, 'POST', `/${noun}/Incluir`, { Nome: `${noun} ${turn}`, ...given });
    expect(answer).toMatchObject({ status: 200 });
    return answer.body.ItemRegistro;
  }
  const drop = (noun: string, { Identificador, Versao }: Kept, as: Actor = actor) =>
    api.call(as, 'DELETE', `/${noun}/Excluir/${Identificador}?Versao=${Versao}`);
  const uses = (noun: string, id: number, as: Actor = actor) =>
    api.call(as, 'GET', `/${noun}/Referencias/${id}`);
  const without = (code: string): Actor => ({
    ...actor,
    codes: new Set([...actor.codes].filter((held) => held !== code)),
  });

  describe('before a deletion', () => {
    test('tells what refers to the record and how many, each record once', async () => {
      const [here, there] = [await make('Comarca'), await make('Comarca')];
      const id = here.Identificador;
      await make('Cartorio', { IdentificadorComarca: id, Vizinhas: [id, there.Identificador] });
      await make('Cartorio', {
        Salas: [
          { Numero: 1, IdentificadorComarca: id },
          { Numero: 2, IdentificadorComarca: id },
        ],
      });
      const gone = await make('Cartorio', { IdentificadorComarca: id });
      await drop('Cartorio', gone);
      expect((await uses('Comarca', id)).body.ItemRegistro).toEqual({
        Itens: [
          {
            Entidade: 'cartorio',
            Nome: 'Cartórios',
            Total: 2,
            Campos: ['IdentificadorComarca', 'Vizinhas', 'Salas.IdentificadorComarca'],
          },
        ],
        PodeExcluir: false,
        PodeInativar: true,
        Motivo: null,
      });
      expect((await uses('Comarca', there.Identificador)).body.ItemRegistro.Itens[0].Total).toBe(1);
      const english = await uses('Comarca', id, { ...actor, locale: 'en-us' });
      expect(english.body.ItemRegistro.Itens[0].Nome).toBe('Notarys');
    });

    test('offers inactivation only where it is possible to this person', async () => {
      const { Identificador: id } = await make('Comarca');
      const idle = await make('Comarca', { Ativo: false });
      const may = async (of: number, as: Actor = actor) => (await uses('Comarca', of, as)).body.ItemRegistro;
      expect(await may(id)).toMatchObject({ Itens: [], PodeExcluir: true, PodeInativar: true });
      expect(await may(idle.Identificador)).toMatchObject({ PodeExcluir: true, PodeInativar: false });
      expect(await may(id, without('COMARCA.ALTERAR'))).toMatchObject({ PodeInativar: false });
    });

    test('is for who may delete, in this company', async () => {
      const { Identificador: id } = await make('Comarca');
      expect((await uses('Comarca', id, without('COMARCA.EXCLUIR'))).status).toBe(403);
      expect((await uses('Comarca', id, other)).status).toBe(404);
      expect((await uses('Comarca', 999_999_999)).status).toBe(404);
    });

    test('a deletion of what is in use is refused with the same count, and the offer where there is one', async () => {
      const comarca = await make('Comarca');
      await make('Cartorio', { IdentificadorComarca: comarca.Identificador });
      const refused = await drop('Comarca', comarca);
      expect([refused.status, refused.body.Erros]).toEqual([
        422,
        [
          {
            Codigo: 'record-in-use',
            Texto: 'Registro em uso (Comarca): 1 cartório. Em vez de excluir, inative o registro.',
          },
        ],
      ]);
      const poor = await drop('Comarca', comarca, without('COMARCA.ALTERAR'));
      expect(poor.body.Erros[0].Texto).toBe('Registro em uso (Comarca): 1 cartório.');
      await make('Cartorio', { IdentificadorComarca: comarca.Identificador });
      const english = { ...without('COMARCA.ALTERAR'), locale: 'en-us' } as const;
      const both = await drop('Comarca', comarca, english);
      expect(both.body.Erros[0].Texto).toMatch(/^Record in use \(.+\): 2 notarys\.$/);
    });
  });

  describe('in the trash', () => {
    test('records say since when, and until when they can be brought back', async () => {
      const made = await make('Cartorio');
      await drop('Cartorio', made);
      const list = await api.call(
        actor,
        'GET',
        `/Cartorio/Listar?Excluidos=true&Identificador=${made.Identificador}&SortFields=ExcluidoEm&SortOrder=desc`,
      );
      const [found] = list.body.ItemRegistro.Itens;
      expect(Date.parse(found.ExpiraEm) - Date.parse(found.ExcluidoEm)).toBe(30 * day);
      const living = await api.call(actor, 'GET', '/Cartorio/Listar');
      expect(living.body.ItemRegistro.Itens[0]).not.toHaveProperty('ExpiraEm');
    });

    test('what cannot come back stays and says what is missing, by its name', async () => {
      const [comarca, room] = [
        await make('Comarca', { Nome: 'Sede' }),
        await make('Comarca', { Nome: 'Anexo' }),
      ];
      const made = await make('Cartorio', {
        IdentificadorComarca: comarca.Identificador,
        Salas: [{ Numero: 1, IdentificadorComarca: room.Identificador }],
      });
      for (const [noun, record] of [
        ['Cartorio', made],
        ['Comarca', comarca],
        ['Comarca', room],
      ] as const)
        expect((await drop(noun, record)).status).toBe(200);
      const refused = await api.call(actor, 'POST', `/Cartorio/Restaurar/${made.Identificador}`);
      expect(refused.status).toBe(404);
      expect(refused.body.Erros).toEqual([
        {
          Codigo: 'reference-deleted',
          Campo: 'IdentificadorComarca',
          Texto: 'Comarca: Sede foi excluído. Restaure-o ou escolha outro.',
        },
        {
          Codigo: 'reference-deleted',
          Campo: 'Salas.0.IdentificadorComarca',
          Texto: 'Comarca da sala: Anexo foi excluído. Restaure-o ou escolha outro.',
        },
      ]);
      for (const { Identificador } of [comarca, room])
        await api.call(actor, 'POST', `/Comarca/Restaurar/${Identificador}`);
      const back = await api.call(actor, 'POST', `/Cartorio/Restaurar/${made.Identificador}`);
      expect(back.body.ItemRegistro).toMatchObject({ Salas: made.Salas, Versao: 3 });
    });

    test('many come back at once; what cannot is named with the reason', async () => {
      const twin = `Gêmeo ${turn}`;
      const [one, two] = [await make('Cartorio'), await make('Cartorio', { Nome: twin })];
      const Identificadores = [one.Identificador, two.Identificador];
      const gone = await api.call(actor, 'POST', '/Cartorio/ExcluirVarios', { Identificadores });
      expect(gone.body.ItemRegistro.Excluidos).toEqual(Identificadores);
      await make('Cartorio', { Nome: twin });
      const asked = [...Identificadores, 999_999_999];
      const back = await api.call(actor, 'POST', '/Cartorio/RestaurarVarios', { Identificadores: asked });
      expect(back.body.ItemRegistro).toEqual({
        Restaurados: [one.Identificador],
        Recusados: [
          { Identificador: two.Identificador, Texto: expect.stringContaining('já cadastrado') },
          { Identificador: 999_999_999, Texto: expect.stringContaining('não encontrado') },
        ],
        Lote: expect.any(Number),
      });
      const history = await api.call(actor, 'GET', `/Cartorio/Historico/${one.Identificador}`);
      expect(history.body.ItemRegistro.Itens.map(({ Operacao }: Row) => Operacao)).toEqual([
        'RESTAURAR',
        'EXCLUIR',
        'INCLUIR',
      ]);
    });

    test('bringing back is for who may delete, in this company, with a list of identifiers', async () => {
      const made = await make('Cartorio');
      await drop('Cartorio', made);
      const ask = (body: unknown, as: Actor = actor) =>
        api.call(as, 'POST', '/Cartorio/RestaurarVarios', body);
      const body = { Identificadores: [made.Identificador] };
      expect((await ask(body, without('CARTORIO.EXCLUIR'))).status).toBe(403);
      expect((await ask(body, other)).body.ItemRegistro.Restaurados).toEqual([]);
      for (const wrong of [
        {},
        { Identificadores: [] },
        { Identificadores: ['1'] },
        { ...body, Filtro: {} },
        [],
      ])
        expect((await ask(wrong)).status).toBe(400);
    });
  });

  describe('after its days', () => {
    const exists = async (table: string, id: number) => {
      const found = await api.database.asMigrator((tx) =>
        sql`select 1 from ${sql.table(table)} where "Identificador" = ${id}`.execute(tx),
      );
      return found.rows.length === 1;
    };
    const sweep = (days: number) =>
      emptyTrash(api.database, api.models, new Date(Date.now() + days * day + 60_000));

    test('a record is erased, in every company, and the log says so', async () => {
      const [mine, theirs, kept] = [
        await make('Cartorio'),
        await make('Cartorio', {}, other),
        await make('Cartorio'),
      ];
      await drop('Cartorio', mine);
      await drop('Cartorio', theirs, other);
      await sweep(29);
      expect(await exists('cartorio', mine.Identificador)).toBe(true);
      expect(await sweep(30)).toBeGreaterThanOrEqual(2);
      expect(await exists('cartorio', mine.Identificador)).toBe(false);
      expect(await exists('cartorio', theirs.Identificador)).toBe(false);
      expect(await exists('cartorio', kept.Identificador)).toBe(true);
      const { rows } = await api.database.asMigrator((tx) =>
        sql<Row>`select "Operacao", "Origem", "Usuario", "Versao", "IdentificadorEmpresa", "Antes" from alteracao
          where "Entidade" = 'cartorio' and "IdentificadorRegistro" = ${mine.Identificador}
          order by "Identificador" desc limit 1`.execute(tx),
      );
      expect(rows).toEqual([
        {
          Operacao: 'APAGAR',
          Origem: 'job',
          Usuario: 'limpeza',
          Versao: 3,
          IdentificadorEmpresa: actor.companyId,
          Antes: null,
        },
      ]);
      expect(await sweep(30)).toBe(0);
    });

    test('what anything refers to waits, also for what lies in the trash', async () => {
      const [one, many, row] = [await make('Comarca'), await make('Comarca'), await make('Comarca')];
      const holder = await make('Cartorio', {
        IdentificadorComarca: one.Identificador,
        Vizinhas: [many.Identificador],
        Salas: [{ Numero: 1, IdentificadorComarca: row.Identificador }],
      });
      const all = [one, many, row];
      await drop('Cartorio', holder);
      for (const comarca of all) await drop('Comarca', comarca);
      // The one that refers to them was deleted a day later than they.
      await api.database.asMigrator((tx) =>
        sql`update cartorio set "ExcluidoEm" = "ExcluidoEm" + interval '1 day'
          where "Identificador" = ${holder.Identificador}`.execute(tx),
      );
      await sweep(30);
      for (const { Identificador } of all) expect(await exists('comarca', Identificador)).toBe(true);
      await sweep(31);
      await sweep(31);
      for (const { Identificador } of all) expect(await exists('comarca', Identificador)).toBe(false);
    });
  });
});
