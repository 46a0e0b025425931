import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';
import { demoSignIns } from '../../features/demo/invented.ts';
import { needsAdministrator, prepareFirstAccess } from './firstAdministrator.ts';

const first = { login: 'chefe@ipe.exemplo', companyName: 'Banco Ipê S.A.', cnpj: '47392015000106' };

let folio: TestServer;
beforeAll(async () => {
  folio = await startServer();
});
afterAll(() => folio.close());

const codeOf = ({ body }: { body: { Erros?: { Codigo: string }[] } }) => body.Erros?.[0]?.Codigo;

test('a new installation has no account at all, the demo’s least of all', async () => {
  expect(await needsAdministrator(folio.server)).toBe(true);
  for (const { Login, Senha } of demoSignIns)
    await expect(folio.signIn(Login, Senha)).rejects.toThrow('sign-in-refused');
});

test('a code for the first person dies after half an hour, and with the next one', async () => {
  const { login, code, validUntil } = await prepareFirstAccess(folio.server, first);
  expect(validUntil.getTime() - folio.server.now().getTime()).toBeLessThanOrEqual(30 * 60_000);
  const again = await prepareFirstAccess(folio.server, first);
  expect(again.code).not.toBe(code);
  await expect(folio.signIn(login, code)).rejects.toThrow('sign-in-refused');
  folio.forward(31);
  await expect(folio.signIn(login, again.code)).rejects.toThrow('sign-in-refused');
  expect(await needsAdministrator(folio.server)).toBe(true);
});

test('the code lets the first person in once, to set a password and nothing else', async () => {
  const { login, code } = await prepareFirstAccess(folio.server, first);
  const desk = await folio.signIn(login, code);
  expect(codeOf(await desk.get('Usuario/Listar'))).toBe('password-change-first');
  const NovaSenha = 'sete tamanduás em fila';
  const change = { SenhaAtual: code, NovaSenha, ConfirmacaoSenha: NovaSenha };
  expect((await desk.post('Autenticacao/AlterarSenha', change)).status).toBe(200);
  expect((await desk.get('Usuario/Listar')).status).toBe(200);
  expect(await needsAdministrator(folio.server)).toBe(false);
  await expect(folio.signIn(login, code)).rejects.toThrow('sign-in-refused');
});
