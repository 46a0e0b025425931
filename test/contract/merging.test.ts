import { cnpj, cpf } from 'cpf-cnpj-validator';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities, entityNamed } from '../../src/metadata/entities.ts';
import { expand } from '../../src/metadata/expand.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import { linesTable } from '../../src/server/engine/database/schema/objectName.ts';
import { isLines } from '../../src/server/engine/database/schema/tableModel.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { featureEngines } from '../support/databases/engines.ts';
import { modelsOf } from '../support/entities/modelsOf.ts';
import { allCodes, makeActor } from '../support/people/actors.ts';
import { startTenant, type Tenant } from '../support/people/tenant.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';

type Kept = Row & { readonly Identificador: number; readonly Versao: number };

/** Several records of one client become one, and again several. */
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

  const client = async (given: Row = {}): Promise<Kept> =>
    (await ipe.make('cliente', {
      TipoPessoa: 'F',
      Documento: cpf.generate(),
      Ativo: true,
      ...given,
    })) as Kept;
  const merge = (body: object, as: Actor = actor, key?: string) =>
    api.call(as, 'POST', '/Cliente/Mesclar', body, key);
  const versions = (...all: readonly Kept[]) =>
    all.map(({ Identificador, Versao }) => ({ Identificador, Versao }));
  const read = async (noun: string, id: number) =>
    (await api.call(actor, 'GET', `/${noun}/Retornar/${id}`)).body.ItemRegistro;
  const without = (code: string): Actor => ({
    ...actor,
    codes: new Set([...actor.codes].filter((held) => held !== code)),
  });

  /** Every place of every table that still names one of the records, by all of the schemas. */
  async function namedAnywhere(ids: readonly number[]): Promise<readonly string[]> {
    const places = entities
      .filter(({ storage }) => storage === 'table')
      .flatMap((entity) => [
        ...entity.fields.map((field) => ({ table: entity.table, field })),
        ...entity.fields
          .filter(isLines)
          .flatMap((lines) =>
            lines.fields.map((field) => ({ table: linesTable(entity.table, lines.name), field })),
          ),
      ])
      .filter(({ field }) => field.entity === 'cliente' && !field.computed);
    expect(places.length).toBeGreaterThan(2);
    const found: string[] = [];
    for (const { table, field } of places) {
      const column = sql.ref(field.name);
      const holds =
        field.type === 'referenceMany'
          ? sql`${column} && ${[...ids]}::bigint[]`
          : sql`${column} = any (${[...ids]}::bigint[])`;
      const { rows } = await api.database.asMigrator((tx) =>
        sql`select 1 from ${sql.table(table)} where ${holds}`.execute(tx),
      );
      if (rows.length > 0) found.push(`${table}.${field.name}`);
    }
    return found;
  }

  /** One record of every entity that refers to a client, by every field that does, one of them in the trash. */
  async function referAll(to: number): Promise<readonly { noun: string; id: number }[]> {
    const made: { noun: string; id: number }[] = [];
    for (const entity of entities.filter(({ storage }) => storage === 'table')) {
      const fields = entity.fields.filter(
        (field) => field.entity === 'cliente' && field.type === 'reference' && !field.computed,
      );
      if (fields.length === 0) continue;
      const given = Object.fromEntries(fields.map(({ name }) => [name, to]));
      const { Identificador } = await ipe.make(entity.name, given);
      made.push({ noun: entity.noun, id: Identificador });
    }
    expect(made.length).toBeGreaterThan(2);
    return made;
  }

  test('leaves no reference to a record that went, of any entity, in the trash or out of it', async () => {
    const [stays, goes, too] = [await client(), await client(), await client()];
    const referring = [...(await referAll(goes.Identificador)), ...(await referAll(too.Identificador))];
    const operation = await ipe.make('operacao', { IdentificadorCliente: goes.Identificador });
    await api.call(
      actor,
      'DELETE',
      `/Operacao/Excluir/${operation.Identificador}?Versao=${operation.Versao}`,
    );
    const done = await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes, too) });
    expect(done).toMatchObject({
      status: 200,
      body: { ItemRegistro: { Registro: { Identificador: stays.Identificador } } },
    });
    expect(await namedAnywhere([goes.Identificador, too.Identificador])).toEqual([]);
    const moved = done.body.ItemRegistro.Movidos as readonly { Total: number }[];
    expect(moved.reduce((sum, { Total }) => sum + Total, 0)).toBe(referring.length + 1);
    for (const { noun, id } of referring)
      expect(await read(noun, id)).toMatchObject({ IdentificadorCliente: stays.Identificador });
  });

  test('takes the values chosen, a unique one too, and keeps the rest of the one that stays', async () => {
    const stays = await client({ Nome: 'Ana Couto', Email: 'ana@exemplo.com.br' });
    const goes = await client({ Nome: 'Ana Maria Couto', Email: 'outra@exemplo.com.br' });
    const done = await merge({
      Sobrevivente: stays.Identificador,
      Registros: versions(stays, goes),
      Campos: { Nome: goes.Identificador, Documento: goes.Identificador, Email: stays.Identificador },
    });
    expect(done.body.ItemRegistro.Registro).toMatchObject({
      Identificador: stays.Identificador,
      Nome: 'Ana Maria Couto',
      Documento: goes.Documento,
      Email: 'ana@exemplo.com.br',
    });
  });

  test('stands in the history of every record that changed, and the one that went tells where to', async () => {
    const [stays, goes] = [await client({ Nome: 'Rui Prado' }), await client()];
    const operation = await ipe.make('operacao', { IdentificadorCliente: goes.Identificador });
    const { Mesclagem } = (
      await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes) })
    ).body.ItemRegistro;
    const last = async (noun: string, id: number) =>
      (await api.call(actor, 'GET', `/${noun}/Historico/${id}`)).body.ItemRegistro.Itens[0];
    expect(await last('Cliente', stays.Identificador)).toMatchObject({ Operacao: 'MESCLAR', Mesclagem });
    expect(await last('Cliente', goes.Identificador)).toMatchObject({ Operacao: 'EXCLUIR', Mesclagem });
    expect(await last('Operacao', operation.Identificador)).toMatchObject({ Operacao: 'ALTERAR', Mesclagem });
    const gone = await api.call(actor, 'GET', `/Cliente/Retornar/${goes.Identificador}`);
    expect(gone).toMatchObject({
      status: 410,
      body: {
        Erros: [{ Codigo: 'record-merged' }],
        ItemRegistro: { Identificador: stays.Identificador, Rotulo: 'Rui Prado' },
      },
    });
    const changed = await api.call(actor, 'PUT', `/Cliente/Alterar/${goes.Identificador}`, {
      Versao: 2,
      Nome: 'X',
    });
    expect(changed.status).toBe(410);
    const restored = await api.call(actor, 'POST', `/Cliente/Restaurar/${goes.Identificador}`, {});
    expect(restored).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'merged-not-restored' }] } });
  });

  test('of a record that was merged again leads to the last of them', async () => {
    const [one, two, three] = [await client(), await client(), await client()];
    await merge({ Sobrevivente: two.Identificador, Registros: versions(one, two) });
    const now = await read('Cliente', two.Identificador);
    await merge({ Sobrevivente: three.Identificador, Registros: versions(now, three) });
    const gone = await api.call(actor, 'GET', `/Cliente/Retornar/${one.Identificador}`);
    expect(gone.body.ItemRegistro).toMatchObject({ Identificador: three.Identificador });
  });

  test('is undone by one call: values, references and records are as they were', async () => {
    const [stays, goes] = [await client({ Nome: 'Lia Reis' }), await client({ Nome: 'Lia dos Reis' })];
    const referring = await referAll(goes.Identificador);
    const done = await merge({
      Sobrevivente: stays.Identificador,
      Registros: versions(stays, goes),
      Campos: { Nome: goes.Identificador, Documento: goes.Identificador },
    });
    const { Mesclagem, Registro } = done.body.ItemRegistro;
    const body = { Mesclagem, Versao: Registro.Versao };
    const undone = await api.call(actor, 'POST', `/Cliente/DesfazerMesclagem/${stays.Identificador}`, body);
    expect(undone).toMatchObject({
      status: 200,
      body: { ItemRegistro: { Nome: 'Lia Reis', Documento: stays.Documento } },
    });
    expect(await read('Cliente', goes.Identificador)).toMatchObject({
      Nome: 'Lia dos Reis',
      Documento: goes.Documento,
    });
    for (const { noun, id } of referring)
      expect(await read(noun, id)).toMatchObject({ IdentificadorCliente: goes.Identificador });
    // No part of it is undone by itself.
    for (const { noun, id, version } of [
      { noun: 'Cliente', id: stays.Identificador, version: Registro.Versao },
      { noun: 'Cliente', id: goes.Identificador, version: 2 },
    ])
      expect(await api.call(actor, 'POST', `/${noun}/Desfazer/${id}`, { Versao: version })).toMatchObject({
        status: 422,
        body: { Erros: [{ Codigo: 'undo-not-this' }] },
      });
    const again = await api.call(actor, 'POST', `/Cliente/DesfazerMesclagem/${stays.Identificador}`, {
      Mesclagem,
      Versao: undone.body.ItemRegistro.Versao,
    });
    expect(again).toMatchObject({ status: 404, body: { Erros: [{ Codigo: 'merge-unknown' }] } });
  });

  test('is not undone over what somebody changed since, and says what', async () => {
    const [stays, goes, other] = [await client(), await client(), await client()];
    const operation = await ipe.make('operacao', { IdentificadorCliente: goes.Identificador });
    const { Mesclagem, Registro } = (
      await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes) })
    ).body.ItemRegistro;
    const { Versao } = await read('Operacao', operation.Identificador);
    await api.call(actor, 'PUT', `/Operacao/Alterar/${operation.Identificador}`, {
      Versao,
      IdentificadorCliente: other.Identificador,
    });
    const refused = await api.call(actor, 'POST', `/Cliente/DesfazerMesclagem/${stays.Identificador}`, {
      Mesclagem,
      Versao: Registro.Versao,
    });
    expect(refused).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'merge-changed-since' }] } });
    expect(refused.body.Erros[0].Texto).toContain(`Operação ${operation.Identificador} (Cliente)`);
    expect((await api.call(actor, 'GET', `/Cliente/Retornar/${goes.Identificador}`)).status).toBe(410);
  });

  test('shows beforehand what refers to each record', async () => {
    const [one, two] = [await client(), await client()];
    await ipe.make('operacao', { IdentificadorCliente: two.Identificador });
    const ids = `${one.Identificador},${two.Identificador}`;
    const { body } = await api.call(actor, 'GET', `/Cliente/Mesclagem?Identificadores=${ids}`);
    expect(body.ItemRegistro.Registros.map(({ Identificador }: Kept) => Identificador)).toEqual([
      one.Identificador,
      two.Identificador,
    ]);
    const operations = body.ItemRegistro.Movimentos.find(({ Entidade }: Row) => Entidade === 'operacao');
    expect(operations).toMatchObject({
      Nome: 'Operações',
      Totais: { [one.Identificador]: 0, [two.Identificador]: 1 },
    });
  });

  test('is done once for a key', async () => {
    const [stays, goes] = [await client(), await client()];
    const body = { Sobrevivente: stays.Identificador, Registros: versions(stays, goes) };
    const first = await merge(body, actor, 'mesclar-uma-vez');
    expect(await merge(body, actor, 'mesclar-uma-vez')).toEqual(first);
    // Without the key it is another try, on versions that are no more.
    expect((await merge(body)).status).toBe(409);
  });

  test('is refused on an older version, and changes nothing', async () => {
    const [stays, goes] = [await client(), await client()];
    const changed = await api.call(actor, 'PUT', `/Cliente/Alterar/${goes.Identificador}`, {
      Versao: goes.Versao,
      Nome: 'Mudou Entretanto',
    });
    const refused = await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes) });
    expect(refused).toMatchObject({
      status: 409,
      body: { ItemRegistro: { Identificador: goes.Identificador, Nome: 'Mudou Entretanto' } },
    });
    expect(await read('Cliente', goes.Identificador)).toMatchObject({
      Versao: changed.body.ItemRegistro.Versao,
    });
  });

  test('needs both codes', async () => {
    const [stays, goes] = [await client(), await client()];
    const body = { Sobrevivente: stays.Identificador, Registros: versions(stays, goes) };
    for (const code of ['CLIENTE.ALTERAR', 'CLIENTE.EXCLUIR']) {
      expect((await merge(body, without(code))).status).toBe(403);
      const ids = `${stays.Identificador},${goes.Identificador}`;
      const preview = await api.call(without(code), 'GET', `/Cliente/Mesclagem?Identificadores=${ids}`);
      expect(preview.status).toBe(403);
    }
  });

  test("knows nothing of another company's records, nor of another owner's", async () => {
    const jatoba = await startTenant(api);
    const foreign = (await jatoba.make('cliente', { TipoPessoa: 'F', Documento: cpf.generate() })) as Kept;
    const [stays, goes] = [await client(), await client()];
    const body = { Sobrevivente: stays.Identificador, Registros: versions(stays, foreign) };
    expect((await merge(body)).status).toBe(404);
    expect(
      (await merge({ ...body, Registros: versions(stays, goes) }, { ...actor, allOwners: false })).status,
    ).toBe(404);
    const ids = `${stays.Identificador},${foreign.Identificador}`;
    expect((await api.call(actor, 'GET', `/Cliente/Mesclagem?Identificadores=${ids}`)).status).toBe(404);
  });

  test('moves what lies outside of the portfolio of who merges', async () => {
    const officer = await ipe.need('officer');
    const own = { IdentificadorOfficer: officer };
    const [stays, goes] = [await client(own), await client(own)];
    const other = await ipe.make('officer', {});
    const operation = await ipe.make('operacao', {
      IdentificadorCliente: goes.Identificador,
      IdentificadorOfficer: other.Identificador,
      IdentificadorAnalista: null,
    });
    const narrow = { ...actor, allOwners: false, officerIds: [officer] };
    expect((await api.call(narrow, 'GET', `/Operacao/Retornar/${operation.Identificador}`)).status).toBe(404);
    expect(
      (await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes) }, narrow)).status,
    ).toBe(200);
    expect(await read('Operacao', operation.Identificador)).toMatchObject({
      IdentificadorCliente: stays.Identificador,
    });
  });

  test.each([
    [{ Sobrevivente: 1, Registros: [{ Identificador: 1, Versao: 1 }] }, 'merge-count'],
    [{ Sobrevivente: 1 }, 'query-invalid'],
    [
      {
        Sobrevivente: 3,
        Registros: [
          { Identificador: 1, Versao: 1 },
          { Identificador: 2, Versao: 1 },
        ],
      },
      'query-invalid',
    ],
    [
      {
        Sobrevivente: 1,
        Registros: [
          { Identificador: 1, Versao: 1 },
          { Identificador: 2, Versao: 1 },
        ],
        Campos: { Apelido: 1 },
      },
      'field-unknown',
    ],
    [
      {
        Sobrevivente: 1,
        Registros: [
          { Identificador: 1, Versao: 1 },
          { Identificador: 2, Versao: 1 },
        ],
        Campos: { Nome: 7 },
      },
      'query-invalid',
    ],
    [{ Sobrevivente: 1, Registros: [], Outro: true }, 'field-unknown'],
  ])('refuses %j as %s', async (body, code) => {
    expect(await merge(body)).toMatchObject({ status: 400, body: { Erros: [{ Codigo: code }] } });
  });

  test('moves no more at once than one call may change, and says what to do', async () => {
    const [stays, goes] = [await client(), await client()];
    const operation = await ipe.make('operacao', { IdentificadorCliente: goes.Identificador });
    await api.database.asMigrator((tx) =>
      sql`insert into operacao ("IdentificadorEmpresa", "Codigo", "IdentificadorCliente", "TipoImovel", "Situacao")
        select "IdentificadorEmpresa", 'muitas-' || n, "IdentificadorCliente", "TipoImovel", "Situacao"
        from operacao, generate_series(1, 1000) as n where "Identificador" = ${operation.Identificador}`.execute(
        tx,
      ),
    );
    const refused = await merge({ Sobrevivente: stays.Identificador, Registros: versions(stays, goes) });
    expect(refused).toMatchObject({ status: 422, body: { Erros: [{ Codigo: 'merge-too-many' }] } });
    expect((await api.call(actor, 'GET', `/Cliente/Retornar/${goes.Identificador}`)).status).toBe(200);
  });
});

/** Ways to refer that no schema of the product has yet. */
describe.each(featureEngines)('%s, rows and lists of references', (_engine, start) => {
  const label = (text: string) => ({ 'pt-br': text, 'en-us': text });
  const field = (given: object) => ({ 'x-field': given }) as never;
  const base = { gender: 'm', representation: 'Nome', sort: { field: 'Nome', order: 'asc' } } as const;
  const name = field({ type: 'text', label: label('Nome'), required: true, list: true });
  const invented = [
    expand('produtor', {
      'x-entity': { ...base, label: label('Produtor'), plural: label('Produtores'), merge: true },
      type: 'object',
      properties: {
        Nome: name,
        IdentificadorSocio: field({ type: 'reference', label: label('Sócio'), entity: 'produtor' }),
      },
    }),
    expand('safra', {
      'x-entity': { ...base, label: label('Safra'), plural: label('Safras') },
      type: 'object',
      properties: {
        Nome: name,
        Produtores: field({ type: 'referenceMany', label: label('Produtores'), entity: 'produtor' }),
        Partes: field({
          type: 'lines',
          label: label('Partes'),
          fields: {
            IdentificadorProdutor: field({ type: 'reference', label: label('Produtor'), entity: 'produtor' }),
            Quinhao: field({ type: 'integer', label: label('Quinhão') }),
          },
        }),
      },
    }),
  ];
  let api: Api;
  let actor: Actor;

  beforeAll(async () => {
    const company = entityNamed('empresa');
    const models = modelsOf([company, ...invented]);
    api = await startApi(start, [...entities, ...invented], { models });
    const outside = makeActor({ codes: allCodes([company, ...invented]) });
    const made = await api.call(outside, 'POST', '/Empresa/Incluir', {
      RazaoSocial: 'Banco Ipê S.A.',
      Cnpj: cnpj.generate(),
    });
    actor = { ...outside, companyId: made.body.ItemRegistro.Identificador };
  });
  afterAll(() => api.close());

  const make = async (noun: string, values: object): Promise<Kept> =>
    (await api.call(actor, 'POST', `/${noun}/Incluir`, values)).body.ItemRegistro;

  test('follow too, each named once, and nobody is left as partner of themself', async () => {
    const goes = await make('Produtor', { Nome: 'Bento' });
    const stays = await make('Produtor', { Nome: 'Benedito', IdentificadorSocio: goes.Identificador });
    const other = await make('Produtor', { Nome: 'Clara', IdentificadorSocio: goes.Identificador });
    const ids = [goes, stays, other].map(({ Identificador }) => Identificador);
    const crop = await make('Safra', {
      Nome: 'Soja',
      Produtores: ids,
      Partes: [
        { IdentificadorProdutor: goes.Identificador, Quinhao: 1 },
        { IdentificadorProdutor: other.Identificador, Quinhao: 2 },
      ],
    });
    const { Versao } = stays;
    const done = await api.call(actor, 'POST', '/Produtor/Mesclar', {
      Sobrevivente: stays.Identificador,
      Registros: [
        { Identificador: stays.Identificador, Versao },
        { Identificador: goes.Identificador, Versao: goes.Versao },
      ],
    });
    expect(done).toMatchObject({
      status: 200,
      body: { ItemRegistro: { Registro: { IdentificadorSocio: null } } },
    });
    const read = async (noun: string, id: number) =>
      (await api.call(actor, 'GET', `/${noun}/Retornar/${id}`)).body.ItemRegistro;
    expect(await read('Safra', crop.Identificador)).toMatchObject({
      Produtores: [stays.Identificador, other.Identificador],
      Partes: [
        { IdentificadorProdutor: stays.Identificador, Quinhao: 1 },
        { IdentificadorProdutor: other.Identificador, Quinhao: 2 },
      ],
    });
    expect(await read('Produtor', other.Identificador)).toMatchObject({
      IdentificadorSocio: stays.Identificador,
    });
    const { Mesclagem, Registro } = done.body.ItemRegistro;
    const undone = await api.call(actor, 'POST', `/Produtor/DesfazerMesclagem/${stays.Identificador}`, {
      Mesclagem,
      Versao: Registro.Versao,
    });
    expect(undone).toMatchObject({
      status: 200,
      body: { ItemRegistro: { IdentificadorSocio: goes.Identificador } },
    });
    expect(await read('Safra', crop.Identificador)).toMatchObject({
      Produtores: ids,
      Partes: [{ IdentificadorProdutor: goes.Identificador }, { IdentificadorProdutor: other.Identificador }],
    });
  });
});
