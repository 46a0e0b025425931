import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startServer,
  type TestCompany,
  type TestServer,
  testPassword,
} from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let ipe: TestCompany;

beforeAll(async () => {
  folio = await startServer();
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('analista@ipe.exemplo', 'analista', { TodosProprietarios: true });
  await ipe.make('cliente', { Nome: 'Ana Couto', TipoPessoa: 'F', Documento: '71938462050' });
});

afterAll(() => folio.close());

async function logged() {
  await folio.server.accessLog.flush();
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<Record<string, unknown>>`select * from acesso order by "Identificador"`.execute(tx),
  );
  return rows;
}

test('notes who came in, was refused, read personal data, was denied, and went out', async () => {
  await expect(folio.signIn('analista@ipe.exemplo', 'errada')).rejects.toThrow();
  const desk = await folio.signIn('analista@ipe.exemplo');
  await desk.get('Cliente/Listar?Busca=Ana%20Couto');
  await desk.get('Cliente/Retornar/1');
  await desk.delete('Cliente/Excluir/1?Versao=1');
  await desk.get('Autenticacao/Logout');
  const rows = await logged();
  expect(rows.map(({ Evento }) => Evento)).toEqual([
    'entrada-recusada',
    'entrou',
    'leu',
    'leu',
    'negado',
    'saiu',
  ]);
  expect(rows[2]).toMatchObject({ Entidade: 'cliente', Quantidade: 1, IdentificadorEmpresa: ipe.id });
  expect(rows[3]).toMatchObject({ Entidade: 'cliente', IdentificadorRegistro: 1 });
  expect(rows[4]).toMatchObject({ Entidade: 'DELETE /api/Cliente/Excluir/:id', IdentificadorRegistro: 1 });
});

test('tells a company of who came into it, also of those who had to choose', async () => {
  const jatoba = await folio.company('Banco Jatobá S.A.', '58120394000100');
  const id = await ipe.person('duas@ipe.exemplo', 'analista');
  const there = { IdentificadorEmpresa: jatoba.id, Perfis: [jatoba.profiles.get('analista')], Filiais: [] };
  await folio.server.database.asMigrator((tx) =>
    tx
      .insertInto('usuario_vinculos')
      .values({ ...there, Ativo: true, IdentificadorPai: id, Ordem: 1 })
      .execute(),
  );
  const desk = await folio.signIn('duas@ipe.exemplo');
  const go = async (IdentificadorEmpresa: number) => {
    const { body } = await desk.post('Autenticacao/TrocarEmpresa', { IdentificadorEmpresa });
    desk.token = body.ItemRegistro.Token;
  };
  await go(jatoba.id);
  await go(ipe.id);
  const rows = (await logged()).slice(-3);
  expect(rows).toMatchObject([
    { Evento: 'entrou', IdentificadorEmpresa: null },
    { Evento: 'entrou', IdentificadorEmpresa: jatoba.id },
    { Evento: 'trocou-empresa', IdentificadorEmpresa: ipe.id },
  ]);
});

test('holds no password, login, name searched for or token', async () => {
  const desk = await folio.signIn('analista@ipe.exemplo');
  await desk.get('Cliente/Listar?Busca=Ana%20Couto&Documento=71938462050');
  const text = JSON.stringify(await logged());
  for (const secret of [testPassword, 'analista@ipe.exemplo', 'Couto', '71938462050', desk.token]) {
    expect(text).not.toContain(secret);
  }
});

test('cannot be changed by the application', async () => {
  const { database } = folio.server;
  for (const statement of [`update acesso set "Evento" = 'x'`, 'delete from acesso', 'truncate acesso']) {
    await expect(database.transaction(ipe.actor, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /permission denied/,
    );
  }
});
