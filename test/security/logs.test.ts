import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import { createRefusalSeries, seriesLength } from '../../src/server/engine/audit/refusalSeries.ts';
import type { Row } from '../../src/server/kit/database/database.ts';
import { engines } from '../support/databases/engines.ts';
import { type Desk, startServer, type TestCompany, type TestServer } from '../support/servers/startServer.ts';

/** What the logs keep, that nobody can change it, and that every write leaves exactly one row. */
describe.each(engines)('%s', (_name, start) => {
  let folio: TestServer;
  let ipe: TestCompany;
  let admin: Desk;

  beforeAll(async () => {
    folio = await startServer({ start });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
    admin = await folio.signIn('administradora@ipe.exemplo');
  });
  afterAll(() => folio.close());

  const rows = async (statement: ReturnType<typeof sql>): Promise<Row[]> =>
    (await folio.server.database.asMigrator((tx) => statement.execute(tx))).rows as Row[];
  const listed = async (path: string): Promise<Row[]> => {
    await folio.server.accessLog.flush();
    return (await admin.get(path)).body.ItemRegistro.Itens;
  };
  const make = async (name: string) =>
    (await admin.post('Grupo/Incluir', { Nome: name })).body.ItemRegistro.Identificador as number;

  describe.each(['alteracao', 'transicao', 'acesso'])('%s', (table) => {
    const statements = [
      `update ${table} set "Requisicao" = 'outra'`,
      `delete from ${table}`,
      `truncate ${table}`,
    ] as const;

    test.each(statements)('the application may not: %s', async (statement) => {
      const asked = folio.server.database.transaction(ipe.actor, (tx) => sql.raw(statement).execute(tx));
      await expect(asked).rejects.toThrow(/permission denied/);
    });

    test.each(statements)('neither may the owner of the tables: %s', async (statement) => {
      await make(`Grupo de ${table} ${statement.length}`);
      await rows(sql`insert into transicao ("Entidade", "IdentificadorRegistro", "Evento", "Para", "Usuario", "Origem", "Requisicao")
        values ('grupo', 1, 'ensaio', 'x', 'ensaio', 'job', 'ensaio')`);
      await folio.server.accessLog.flush();
      await expect(rows(sql.raw(statement) as never)).rejects.toThrow(/append-only/);
    });
  });

  test('every change leaves one row in its own transaction, and a refused one leaves none', async () => {
    const count = async () => Number((await rows(sql`select count(*)::int as n from alteracao`))[0]?.n);
    const groups: { id: number; version: number; isDeleted: boolean }[] = [];
    const act = async (deed: string, at: number, text: string): Promise<number> => {
      const group = groups[at % Math.max(groups.length, 1)];
      if (deed === 'create' || !group) {
        const made = await admin.post('Grupo/Incluir', { Nome: `${text} ${groups.length}` });
        if (made.status === 200)
          groups.push({ id: made.body.ItemRegistro.Identificador, version: 1, isDeleted: false });
        return made.status;
      }
      const { id, version } = group;
      const stale = deed === 'stale' ? version + 7 : version;
      const answer =
        deed === 'delete'
          ? await admin.delete(`Grupo/Excluir/${id}?Versao=${version}`)
          : deed === 'restore'
            ? await admin.post(`Grupo/Restaurar/${id}`)
            : deed === 'version'
              ? await admin.post(`Grupo/RestaurarVersao/${id}`, { Versao: version, VersaoHistorica: 1 })
              : await admin.put(`Grupo/Alterar/${id}`, { Versao: stale, Descricao: text });
      const after = await rows(sql`select "Versao" as version from grupo where "Identificador" = ${id}`);
      group.version = Number(after[0]?.version);
      return group.version === version ? 304 : answer.status;
    };
    const deeds = fc.array(
      fc.record({
        deed: fc.constantFrom('create', 'change', 'change', 'stale', 'delete', 'restore', 'version'),
        at: fc.nat(20),
        text: fc.constantFrom('A', 'B', 'C', 'D'),
      }),
      { minLength: 5, maxLength: 25 },
    );
    const history = async (list: readonly { deed: string; at: number; text: string }[]) => {
      for (const { deed, at, text } of list) {
        const before = await count();
        const status = await act(deed, at, `${text}${Math.random().toString(36).slice(2, 8)}`);
        expect([deed, status, (await count()) - before]).toEqual([deed, status, status === 200 ? 1 : 0]);
      }
    };
    await fc.assert(fc.asyncProperty(deeds, history), { numRuns: 6, seed: 20_261_122 });
    const versions = await rows(sql`select "Entidade", "IdentificadorRegistro", "Versao" from alteracao
      group by 1, 2, 3 having count(*) > 1`);
    expect(versions).toEqual([]);
  });

  test('what a transaction takes back has left no row', async () => {
    const before = await rows(sql`select count(*)::int as n from alteracao`);
    const trial = await admin.send('Grupo/Importar?Simular=true', Buffer.from('Nome\nUm\nDois\n'), {
      'content-type': 'text/csv',
    });
    expect(trial.body.ItemRegistro).toMatchObject({ Linhas: 2, Simulado: true });
    expect(await rows(sql`select count(*)::int as n from alteracao`)).toEqual(before);
  });

  test('tells screens, programs, imports and processes apart', async () => {
    const origin = async (name: string) => {
      const [row] = await rows(
        sql`select "Origem" as origin from alteracao where "Depois"->>'Nome' = ${name}`,
      );
      return row?.origin;
    };
    await admin.post('Grupo/Incluir', { Nome: 'De um programa' });
    await admin.post('Grupo/Incluir', { Nome: 'De uma tela' }, { 'sec-fetch-site': 'same-origin' });
    await admin.send('Grupo/Importar', Buffer.from('Nome\nDe um arquivo\n'), { 'content-type': 'text/csv' });
    expect(await Promise.all(['De um programa', 'De uma tela', 'De um arquivo'].map(origin))).toEqual([
      'api',
      'screen',
      'import',
    ]);
  });

  test('finds changes by person, by name and number of the record, and by number of the request', async () => {
    const made = await admin.post('Grupo/Incluir', { Nome: 'Grupo Açucena' });
    const id = made.body.ItemRegistro.Identificador;
    const request = String(made.headers['x-numero-requisicao']);
    const found = async (search: string) =>
      (
        await listed(
          `LogAlteracao/Listar?Entidade=grupo&NumeroRegistros=200&Busca=${encodeURIComponent(search)}`,
        )
      ).map(({ IdentificadorRegistro }) => IdentificadorRegistro);
    expect(await found('acucena')).toEqual([id]);
    expect(await found(request)).toEqual([id]);
    expect(await found(`${id} açucena`)).toEqual([id]);
    expect(await found('administradora açucena')).toEqual([id]);
    expect(await found('ninguém assim')).toEqual([]);
  });

  test('finds accesses by the same, and calls records by their names', async () => {
    const made = await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
    const read = await admin.get(`Cliente/Retornar/${made}`);
    const request = String(read.headers['x-numero-requisicao']);
    const found = (search: string) =>
      listed(`LogAcesso/Listar?Evento=leu&Busca=${encodeURIComponent(search)}`);
    for (const search of ['ana couto', request, `administradora couto`])
      expect(await found(search)).toMatchObject([{ Registro: 'Ana Couto', IdentificadorRegistro: made }]);
    const file = String((await admin.get('LogAcesso/Exportar')).body);
    expect(file).toContain('Ana Couto');
    const kept = JSON.stringify(await rows(sql`select * from acesso`));
    expect(kept).not.toContain('Couto');
  });

  test('tells which version came back', async () => {
    const id = await make('Grupo Um');
    await admin.put(`Grupo/Alterar/${id}`, { Versao: 1, Nome: 'Grupo Dois' });
    await admin.post(`Grupo/RestaurarVersao/${id}`, { Versao: 2, VersaoHistorica: 1 });
    const [last] = await listed(`LogAlteracao/Listar?Entidade=grupo&IdentificadorRegistro=${id}`);
    expect(last).toMatchObject({ Operacao: 'VERSAO', VersaoRestaurada: 1, Campos: 'Nome' });
    const filtered = await listed('LogAlteracao/Listar?Operacao=VERSAO&Entidade=grupo');
    expect(filtered.map(({ IdentificadorRegistro }) => IdentificadorRegistro)).toContain(id);
  });

  test('notes a series of refusals once, with who and where', async () => {
    for (let turn = 0; turn < seriesLength + 10; turn++) await admin.post('Grupo/Incluir', { Outro: turn });
    const noted = await listed('LogAcesso/Listar?Evento=recusas-em-serie');
    expect(noted).toMatchObject([
      {
        Entidade: 'POST Grupo/Incluir',
        Quantidade: seriesLength,
        Rotulos: { IdentificadorUsuario: 'administradora' },
      },
    ]);
  });

  test('is read by nobody without its code, and the reading of it is noted', async () => {
    await ipe.person(`leitora@ipe.exemplo`, 'consulta');
    const reader = await folio.signIn('leitora@ipe.exemplo');
    for (const log of ['LogAcesso', 'LogAlteracao'])
      for (const call of ['Listar', 'Retornar/1', 'Exportar'])
        expect([log, call, (await reader.get(`${log}/${call}`)).status]).toEqual([log, call, 403]);
    const answer = await admin.get('LogAlteracao/Listar');
    const number = String(answer.headers['x-numero-requisicao']);
    // How soon is the bench's to say (test/bench/promptness.bench.ts).
    await expect
      .poll(() => rows(sql`select "Evento", "Entidade" from acesso where "Requisicao" = ${number}`), {
        timeout: 30_000,
      })
      .toEqual([{ Evento: 'leu', Entidade: 'log-alteracao' }]);
  });
});

test('every entity with personal data notes its readings, one row a call', () => {
  const logs = entities.filter(({ name }) => name.startsWith('log-'));
  expect(logs.every(({ fields }) => fields.some(({ personal }) => personal))).toBe(true);
});

test('a series is told once a minute for each asker', () => {
  let at = 0;
  const makes = createRefusalSeries(() => new Date(at));
  const told = (asker: string, times: number) =>
    Array.from({ length: times }, () => makes(asker)).filter(Boolean).length;
  expect(told('um', seriesLength - 1)).toBe(0);
  expect(told('outro', seriesLength * 3)).toBe(1);
  expect(told('um', 1)).toBe(1);
  at = 61_000;
  expect(told('um', seriesLength)).toBe(1);
});
