import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '../../../../test/support/servers/mailServer.ts';
import {
  type Desk,
  startServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;
let post: TestMailServer;
let ipe: TestCompany;
let admin: Desk;

beforeAll(async () => {
  post = await startMailServer();
  folio = await startServer({
    environment: {
      SMTP_URL: post.url,
      MAIL_FROM: 'folio@ipe.exemplo',
      PUBLIC_URL: 'https://folio.ipe.exemplo/',
    },
  });
  ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('helena@ipe.exemplo', 'administrador', { TodosProprietarios: true, Nome: 'Helena Prado' });
  admin = await folio.signIn('helena@ipe.exemplo');
});
afterAll(async () => {
  await folio.close();
  await post.stop();
});

const add = (Login: string, more = {}) =>
  admin.post('Usuario/Incluir', {
    Nome: 'Tereza Lobo',
    Login,
    Vinculos: [{ IdentificadorEmpresa: ipe.id, Perfis: [ipe.profiles.get('analista')], Ativo: true }],
    ...more,
  });

const step = (name: string, payload: object) =>
  folio.ask({ method: 'POST', url: `/api/Autenticacao/ResetarSenha${name}`, payload });

test('a new person is invited by mail and makes a password that nobody else ever knew', async () => {
  const made = await add('tereza@ipe.exemplo');
  expect(made.body.ItemRegistro.SituacaoAcesso).toBe('convidado');
  await folio.workOff();
  const [mail] = post.mails;
  expect(mail?.to).toEqual(['tereza@ipe.exemplo']);
  expect(mail?.headers.get('subject')).toBe('Folio: seu acesso a Banco Ipê S.A.');
  expect(mail?.text).toContain('Helena Prado');
  expect(mail?.text).toContain('https://folio.ipe.exemplo/#/login/redefinir');
  expect(mail?.text).not.toMatch(/\d{8}|\d{4} \d{4}/);
  const Login = 'tereza@ipe.exemplo';
  await step('Login', { Login });
  await folio.workOff();
  const Codigo =
    /(\d{4}) (\d{4})/
      .exec(post.mails.at(-1)?.text ?? '')
      ?.slice(1)
      .join('') ?? '';
  expect((await step('Codigo', { Login, Codigo })).status).toBe(200);
  const NovaSenha = 'duas onças pardas';
  expect((await step('Concluir', { Login, Codigo, NovaSenha, ConfirmacaoSenha: NovaSenha })).status).toBe(
    200,
  );
  const desk = await folio.signIn(Login, NovaSenha);
  expect((await desk.get('Cliente/Listar')).status).toBe(200);
  const { Identificador } = made.body.ItemRegistro;
  const person = (await admin.get(`Usuario/Retornar/${Identificador}`)).body.ItemRegistro;
  expect(person.SituacaoAcesso).toBe('definido');
});

test('somebody added inactive, or not added after all, is not invited', async () => {
  await folio.workOff();
  const before = post.mails.length;
  await add('parada@ipe.exemplo', { Ativo: false });
  await add('torta@ipe.exemplo', { Vinculos: [] });
  await folio.workOff();
  expect(post.mails).toHaveLength(before);
});

test('a change of the own password is told by mail', async () => {
  await ipe.person('muda@ipe.exemplo', 'analista');
  const desk = await folio.signIn('muda@ipe.exemplo');
  const NovaSenha = 'quatro garças no brejo';
  await desk.post('Autenticacao/AlterarSenha', {
    SenhaAtual: 'três capivaras no rio',
    NovaSenha,
    ConfirmacaoSenha: NovaSenha,
  });
  await folio.workOff();
  expect(post.mails.at(-1)).toMatchObject({ to: ['muda@ipe.exemplo'] });
  expect(post.mails.at(-1)?.headers.get('subject')).toBe('Folio: a senha foi alterada');
});
