import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { createChecked } from '../../src/server/engine/crud/write/createRecord.ts';
import { runTransition } from '../../src/server/engine/crud/write/transition.ts';
import { linesTable } from '../../src/server/engine/database/schema/objectName.ts';
import { tableModels } from '../../src/server/engine/database/schema/tableModel.ts';
import { transact } from '../../src/server/engine/facts/transact.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

/** The same entity with a field that some may not see and others may not change. */
const guarded = entities.map((entity) =>
  entity.name === 'cliente'
    ? {
        ...entity,
        fields: entity.fields.map((field) =>
          field.name === 'Documento'
            ? { ...field, seeCode: 'CLIENTE.VERDOCUMENTO', changeCode: 'CLIENTE.MUDARDOCUMENTO' }
            : field,
        ),
      }
    : entity,
);

describe.each(featureEngines)('%s', (_engine, start) => {
  let api: Api;
  let tenant: Tenant;
  let other: Tenant;

  beforeAll(async () => {
    api = await startApi(start, guarded);
    tenant = await startTenant(api);
    other = await startTenant(api);
  });
  afterAll(() => api.close());

  const ids = async (actor: Actor, path: string): Promise<number[]> => {
    const answer = await api.call(actor, 'GET', path);
    expect(answer.status).toBe(200);
    return answer.body.ItemRegistro.Itens.map(({ Identificador }: Row) => Identificador);
  };

  describe('whose records one sees', () => {
    let mine: number;
    let theirs: number;
    let analyst: Actor;
    let officer: Actor;

    beforeAll(async () => {
      const boss = await tenant.make('officer');
      const ana = await tenant.make('analista', { IdentificadorOfficer: boss.Identificador });
      const bia = await tenant.make('analista');
      const operation = (IdentificadorAnalista: number, IdentificadorCliente: number) =>
        tenant.make('operacao', { IdentificadorAnalista, IdentificadorCliente, IdentificadorOfficer: null });
      const client = async () => (await tenant.make('cliente', { IdentificadorOfficer: null })).Identificador;
      mine = (await operation(ana.Identificador, await client())).Identificador;
      theirs = (await operation(bia.Identificador, await client())).Identificador;
      analyst = { ...tenant.actor, allOwners: false, userId: 901, analystIds: [ana.Identificador] };
      officer = {
        ...tenant.actor,
        allOwners: false,
        userId: 902,
        officerIds: [boss.Identificador],
        analystIds: [ana.Identificador],
      };
    });

    test("lists, counts, single records and choices leave out what is another's", async () => {
      for (const actor of [analyst, officer]) {
        expect(await ids(actor, '/Operacao/Listar')).toEqual([mine]);
        const counted = await api.call(actor, 'GET', '/Operacao/Listar?ContarTudo=true&NumeroRegistros=1');
        expect(counted.body.ItemRegistro.Total).toBe(1);
        expect((await api.call(actor, 'GET', `/Operacao/Retornar/${theirs}`)).status).toBe(404);
        expect((await api.call(actor, 'GET', `/Operacao/Historico/${theirs}`)).status).toBe(404);
        expect((await api.call(actor, 'PUT', `/Operacao/Alterar/${theirs}`, { Versao: 1 })).status).toBe(404);
        expect(
          (await api.call(actor, 'POST', `/Operacao/Executar/cancelar/${theirs}`, { Versao: 1, Motivo: 'x' }))
            .status,
        ).toBe(404);
        expect(await ids(actor, '/Operacao/Escolhas')).toEqual([mine]);
      }
    });

    test('clients are seen through the operations one sees', async () => {
      const operation = (await api.call(tenant.actor, 'GET', `/Operacao/Retornar/${mine}`)).body.ItemRegistro;
      const foreign = (await api.call(tenant.actor, 'GET', `/Operacao/Retornar/${theirs}`)).body.ItemRegistro;
      expect(await ids(analyst, '/Cliente/Listar')).toEqual([operation.IdentificadorCliente]);
      expect(
        (await api.call(analyst, 'GET', `/Cliente/Retornar/${foreign.IdentificadorCliente}`)).status,
      ).toBe(404);
    });

    test('children are seen with their parent', async () => {
      const make = (IdentificadorOperacao: number) =>
        tenant.make('registro-matricula', { IdentificadorOperacao });
      const [own, foreign] = [await make(mine), await make(theirs)];
      expect(await ids(analyst, '/RegistroMatricula/Listar')).toEqual([own.Identificador]);
      expect(
        (await api.call(analyst, 'GET', `/RegistroMatricula/Retornar/${foreign.Identificador}`)).status,
      ).toBe(404);
      expect((await ids(tenant.actor, '/RegistroMatricula/Listar')).sort()).toEqual(
        [own.Identificador, foreign.Identificador].sort(),
      );
    });

    test('one cannot refer to what one does not see', async () => {
      const foreign = (await api.call(tenant.actor, 'GET', `/Operacao/Retornar/${theirs}`)).body.ItemRegistro;
      const answer = await api.call(analyst, 'POST', '/Operacao/Incluir', {
        IdentificadorCliente: foreign.IdentificadorCliente,
        TipoImovel: 'Rural',
        Prioridade: 'normal',
      });
      expect(answer).toMatchObject({ status: 404, body: { Erros: [{ Campo: 'IdentificadorCliente' }] } });
    });

    test('what one enters without an owner stays in sight', async () => {
      const codes = new Set([...analyst.codes, 'CLIENTE.VERDOCUMENTO', 'CLIENTE.MUDARDOCUMENTO']);
      const made = await api.call({ ...analyst, codes, analystIds: [] }, 'POST', '/Cliente/Incluir', {
        Nome: 'Sítio Boa Vista',
        TipoPessoa: 'F',
        Documento: '11144477735',
      });
      expect(made.status).toBe(200);
      expect(await ids({ ...analyst, analystIds: [] }, '/Cliente/Listar')).toEqual([
        made.body.ItemRegistro.Identificador,
      ]);
      expect(await ids({ ...analyst, analystIds: [], userId: 903 }, '/Cliente/Listar')).toEqual([]);
    });

    test('a branch trims what carries a branch, and leaves what carries none', async () => {
      const [north, south] = [await tenant.make('filial'), await tenant.make('filial')];
      const inNorth = await tenant.make('operacao', { IdentificadorFilial: north.Identificador });
      const inSouth = await tenant.make('operacao', { IdentificadorFilial: south.Identificador });
      const nowhere = await tenant.make('operacao', { IdentificadorFilial: null });
      const child = await tenant.make('registro-matricula', { IdentificadorOperacao: inSouth.Identificador });
      const seen = async (given: Partial<Actor>) => {
        const all = await ids({ ...tenant.actor, ...given }, '/Operacao/Listar?NumeroRegistros=200');
        return [inNorth, inSouth, nowhere].filter(({ Identificador }) => all.includes(Identificador));
      };
      expect(await seen({ branchId: north.Identificador })).toEqual([inNorth, nowhere]);
      expect(await seen({ branchIds: [south.Identificador] })).toEqual([inSouth, nowhere]);
      const moved = { branchId: north.Identificador, branchIds: [south.Identificador] };
      expect(await seen(moved)).toEqual([nowhere]);
      expect(await seen({})).toEqual([inNorth, inSouth, nowhere]);
      const answer = await api.call(
        { ...tenant.actor, branchId: north.Identificador },
        'GET',
        `/RegistroMatricula/Retornar/${child.Identificador}`,
      );
      expect(answer.status).toBe(404);
    });
  });

  describe('a field under a code', () => {
    const blind = () => ({
      ...tenant.actor,
      codes: new Set([...tenant.actor.codes].filter((code) => !code.endsWith('DOCUMENTO'))),
    });
    const seeing = () => ({
      ...tenant.actor,
      codes: new Set([...tenant.actor.codes, 'CLIENTE.VERDOCUMENTO', 'CLIENTE.MUDARDOCUMENTO']),
    });

    test('is absent everywhere for who lacks it, even from search, filter and sort', async () => {
      const client = await tenant.make('cliente', { TipoPessoa: 'F', Documento: '39053344705' }, seeing());
      const id = client.Identificador;
      for (const path of [`Retornar/${id}`, `Listar?Identificador=${id}`, `Historico/${id}`]) {
        const [hidden, shown] = [
          await api.call(blind(), 'GET', `/Cliente/${path}`),
          await api.call(seeing(), 'GET', `/Cliente/${path}`),
        ];
        expect([path, JSON.stringify(hidden.body).includes('39053344705')]).toEqual([path, false]);
        expect([path, JSON.stringify(shown.body).includes('39053344705')]).toEqual([path, true]);
      }
      expect(await ids(blind(), '/Cliente/Listar?Busca=39053344705')).toEqual([]);
      expect(await ids(seeing(), '/Cliente/Listar?Busca=390.533.447-05')).toEqual([id]);
      expect((await api.call(blind(), 'GET', '/Cliente/Listar?Documento=39053344705')).status).toBe(403);
      expect(
        (await api.call(blind(), 'GET', '/Cliente/Listar?SortFields=Documento&SortOrder=asc')).status,
      ).toBe(403);
      const late = await api.call(blind(), 'PUT', `/Cliente/Alterar/${id}`, { Versao: 9, Nome: 'x' });
      expect(late.status).toBe(409);
      expect(late.body.ItemRegistro).not.toHaveProperty('Documento');
    });

    test('is changed only by who holds its code; others change the rest', async () => {
      const client = await tenant.make('cliente', {}, seeing());
      const path = `/Cliente/Alterar/${client.Identificador}`;
      const refused = await api.call(
        {
          ...seeing(),
          codes: new Set(
            [...tenant.actor.codes, 'CLIENTE.VERDOCUMENTO'].filter(
              (code) => code !== 'CLIENTE.MUDARDOCUMENTO',
            ),
          ),
        },
        'PUT',
        path,
        { Versao: 1, Documento: '11144477735' },
      );
      expect(refused).toMatchObject({
        status: 403,
        body: { Erros: [{ Campo: 'Documento', Texto: expect.stringContaining('CLIENTE.MUDARDOCUMENTO') }] },
      });
      const changed = await api.call(blind(), 'PUT', path, { Versao: 1, Nome: 'Nome Novo' });
      expect(changed.status).toBe(200);
      const kept = await api.call(seeing(), 'GET', `/Cliente/Retornar/${client.Identificador}`);
      expect(kept.body.ItemRegistro).toMatchObject({ Nome: 'Nome Novo', Documento: client.Documento });
    });
  });

  describe('the second wall', () => {
    const ofCompany = entities.filter(({ scope }) => scope !== 'installation');
    const tables = tableModels(ofCompany).filter(({ policy }) => policy !== null);

    test.each(tables.map(({ name }) => name))(
      '%s shows no foreign row to a query without any filter',
      async (name) => {
        const entity = ofCompany.find(
          ({ table, fields }) =>
            table === name || fields.some((field) => linesTable(table, field.name) === name),
        ) as Entity;
        // Rows that only a process writes are in no sample.
        const rows = entity.fields.find((field) => linesTable(entity.table, field.name) === name);
        await tenant.make(entity.name, rows?.readOnly === 'always' ? { [rows.name]: [{}] } : {});
        const count = async (actor: Actor) =>
          api.database.transaction(actor, async (tx) => {
            const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(
              tx,
            );
            return rows[0]?.n;
          });
        expect(await count(tenant.actor)).toBeGreaterThan(0);
        const stranger = await startTenant(api);
        expect(await count(stranger.actor)).toBe(0);
        expect(await count(makeActor())).toBe(0);
      },
    );

    test('lets no row into another company, nor changes or takes one there', async () => {
      const grupo = await tenant.make('grupo');
      const as = other.actor;
      const insert = api.database.transaction(as, (tx) =>
        sql`insert into grupo ("Nome", "IdentificadorEmpresa") values ('x', ${tenant.actor.companyId})`.execute(
          tx,
        ),
      );
      await expect(insert).rejects.toThrow(/row-level security/);
      const touched = await api.database.transaction(as, async (tx) => {
        const changed =
          await sql`update grupo set "Nome" = 'x' where "Identificador" = ${grupo.Identificador}`.execute(tx);
        const gone = await sql`delete from grupo where "Identificador" = ${grupo.Identificador}`.execute(tx);
        return [changed.numAffectedRows, gone.numAffectedRows];
      });
      expect(touched).toEqual([0n, 0n]);
    });

    test("keeps the change log append only, and each company's its own", async () => {
      await tenant.make('grupo');
      const change = api.database.transaction(tenant.actor, (tx) =>
        sql`update alteracao set "Usuario" = 'x'`.execute(tx),
      );
      await expect(change).rejects.toThrow(/permission denied/);
      const erase = api.database.transaction(tenant.actor, (tx) => sql`delete from alteracao`.execute(tx));
      await expect(erase).rejects.toThrow(/permission denied/);
      const stranger = await startTenant(api);
      const rows = await api.database.transaction(stranger.actor, async (tx) => {
        const found = await sql<{
          e: number;
        }>`select "IdentificadorEmpresa" as e from alteracao where "IdentificadorEmpresa" is not null`.execute(
          tx,
        );
        return found.rows;
      });
      expect(rows).toEqual([]);
    });

    test('owns nothing: the application cannot switch the wall off', async () => {
      const off = api.database.transaction(tenant.actor, (tx) =>
        sql`alter table grupo disable row level security`.execute(tx),
      );
      await expect(off).rejects.toThrow(/must be owner/);
    });
  });

  test('leaves exactly one change row for every committed write of a random history, none for a broken one', async () => {
    const someone = await startTenant(api);
    const model = api.models.named('grupo');
    const random = sequence(7);
    const alive = new Map<number, number>();
    let committed = 0;
    for (let step = 0; step < 120; step += 1) {
      const [id, version] = [...alive][Math.floor(random() * alive.size)] ?? [0, 0];
      const dice = random();
      const Nome = `Grupo ${step}`;
      const answer =
        dice < 0.4 || id === 0
          ? await api.call(someone.actor, 'POST', '/Grupo/Incluir', { Nome })
          : dice < 0.7
            ? await api.call(someone.actor, 'PUT', `/Grupo/Alterar/${id}`, {
                Versao: random() < 0.5 ? version : 99,
                Nome,
              })
            : await api.call(someone.actor, 'DELETE', `/Grupo/Excluir/${id}?Versao=${version}`);
      if (answer.status !== 200) continue;
      committed += 1;
      const { Identificador, Versao } = answer.body.ItemRegistro;
      if (dice >= 0.7 && id !== 0) alive.delete(id);
      else alive.set(Identificador, Versao);
    }
    const broken = transact(api, someone.actor, async (work) => {
      await createChecked(work, model, { Nome: 'nunca' });
      throw new Error('lost connection');
    });
    await expect(broken).rejects.toThrow('lost connection');
    const count = await api.database.transaction(someone.actor, async (tx) => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from alteracao where "IdentificadorEmpresa" is not null`.execute(tx);
      return rows[0]?.n;
    });
    expect(committed).toBeGreaterThan(50);
    expect(count).toBe(committed);
  });

  test('a process has no more rights than are written in it', async () => {
    const operation = await tenant.make('operacao');
    const queue = makeActor({
      kind: 'system',
      name: 'fila',
      companyId: tenant.actor.companyId,
      codes: new Set(),
      origin: 'job',
    });
    const model = api.models.named('operacao');
    const run = (event: string) =>
      transact(api, queue, (work) =>
        runTransition(work, model, operation.Identificador, {
          event,
          reason: 'x',
        }),
      );
    await expect(run('cancelar')).rejects.toMatchObject({ code: 'permission-missing' });
    expect(await run('iniciar')).toMatchObject({ Situacao: 'em_andamento' });
    expect((await api.call(queue, 'GET', `/${entityNamed('operacao').noun}/Listar`)).status).toBe(403);
  });
});

/** Pseudo-random numbers that are the same in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
