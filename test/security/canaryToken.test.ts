import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { crudRoutes } from '../../src/server/engine/crud/routes.ts';
import { fileRoutes } from '../../src/server/engine/files/fileRoutes.ts';
import { buildApplication } from '../../src/server/engine/http/application.ts';
import { startServer } from '../support/servers/startServer.ts';

/** Answers that hand a session its own token. */
const own = /Autenticacao\/(?:Login|TrocarEmpresa|CarregarDadoToken)/;

test('a token leaves no trace but in the answers of its own session', async () => {
  const folio = await startServer();
  const lines: string[] = [];
  const logTo = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const { server } = folio;
  const parts = { ...server, onRead: server.accessLog.noteRead };
  const application = await buildApplication({
    settings: { ...server.settings, logLevel: 'debug' },
    database: server.database,
    passwords: server.passwords,
    accessLog: server.accessLog,
    logTo,
    calls: [
      ...crudRoutes(parts),
      ...fileRoutes(parts),
      (api) => {
        api.get('/Quebra', async () => {
          throw new Error('below');
        });
      },
    ],
  });
  const company = await folio.company('Banco Ipê S.A.', '47392015000106');
  await company.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  const first = await application.inject({
    method: 'POST',
    url: '/api/Autenticacao/Login',
    payload: { Login: 'administradora@ipe.exemplo', Senha: 'três capivaras no rio' },
  });
  const token: string = first.json().ItemRegistro.Token;
  const answers: string[] = [];
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) => {
    const url = `/api/${path}`;
    const reply = await application.inject({
      method,
      url,
      headers: {
        authorization: `Bearer ${token}`,
        referer: `https://folio.exemplo/?Token=${token}`,
      },
      ...(payload ? { payload } : {}),
    });
    if (!own.test(url)) answers.push(reply.payload + JSON.stringify(reply.headers));
    return reply;
  };
  await ask('GET', `Autenticacao/ValidarToken?Token=${token}`);
  await ask('GET', 'Autenticacao/CarregarDadoToken');
  await ask('GET', `Autenticacao/CarregarTransacao?Token=${token}`);
  await ask('GET', 'Autenticacao/ListarSessoes');
  const made = await ask('POST', 'Grupo/Incluir', { Nome: 'Grupo Couto' });
  const id = made.json().ItemRegistro.Identificador;
  await ask('PUT', `Grupo/Alterar/${id}`, { Versao: 1, Nome: 'Grupo Lima' });
  for (const path of [
    `Grupo/Historico/${id}`,
    'Grupo/Listar',
    'Cliente/Listar',
    'Grupo/Exportar',
    'LogAcesso/Listar',
    'LogAlteracao/Listar',
    'LogAcesso/Exportar',
  ])
    await ask('GET', path);
  for (const path of [
    `Grupo/Listar?Token=${token}`,
    `Grupo/Retornar/${token}`,
    `Nada/${token}`,
    `Grupo/Listar?SortFields=${token}&SortOrder=asc`,
    `Autenticacao/ListarEnum/${token}`,
    'Arquivo/1',
    'Quebra',
  ])
    await ask('GET', path);
  await ask('POST', 'Grupo/Incluir', { Nome: '' });
  await ask('POST', 'Autenticacao/AlterarSenha', { SenhaAtual: 'x', NovaSenha: 'y', ConfirmacaoSenha: 'z' });
  await server.accessLog.flush();
  await ask('GET', 'LogAcesso/Listar?NumeroRegistros=200');
  await ask('GET', 'Autenticacao/Logout');
  await server.accessLog.flush();
  await application.close();

  // What somebody writes into an address or their browser's name themselves may come back to them in a refusal.
  const echoed = answers.filter((answer) => answer.includes(token) && !answer.includes('"Sucesso":false'));
  expect(echoed).toEqual([]);
  expect(lines.join('')).not.toContain(token);
  expect(lines.length).toBeGreaterThan(20);
  const kept = await server.database.asMigrator(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
      tx,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await sql<{ n: number }>`
        select count(*)::int as n from ${sql.table(name)} t where t::text like ${`%${token}%`}`.execute(tx);
      if (hits.rows[0]?.n) found.push(name);
    }
    return found;
  });
  expect(kept).toEqual([]);
  await folio.close();
});
