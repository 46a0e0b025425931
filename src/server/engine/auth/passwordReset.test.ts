import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { startMailServer, type TestMailServer } from '../../../../test/support/servers/mailServer.ts';
import {
  type Answer,
  startServer,
  type TestCompany,
  type TestServer,
  testPassword,
} from '../../../../test/support/servers/startServer.ts';

const next = 'quatro garças no brejo';

let folio: TestServer;
let ipe: TestCompany;
let post: TestMailServer;
let network = 0;

/** Each from a network of its own: how often one may ask is tested by itself. */
function ask(step: string, payload: object, headers = {}): Promise<Answer> {
  network += 1;
  return folio.ask({
    method: 'POST',
    url: `/api/Autenticacao/ResetarSenha${step}`,
    payload,
    headers,
    remoteAddress: `10.${(network >> 8) & 255}.${network & 255}.1`,
  });
}

/** Asks for a code and reads it in the mail. */
async function codeFor(Login: string, headers = {}): Promise<string> {
  const before = post.mails.length;
  expect((await ask('Login', { Login }, headers)).body).toEqual({ Sucesso: true, ItemRegistro: true });
  await folio.workOff();
  const address = Login.trim().toLowerCase();
  const mail = post.mails.slice(before).find(({ to, text }) => to[0] === address && text.includes('código'));
  return (
    /(\d{4}) (\d{4})/
      .exec(mail?.text ?? '')
      ?.slice(1, 3)
      .join('') ?? 'no mail'
  );
}

const conclude = (Login: string, Codigo: string, NovaSenha = next) =>
  ask('Concluir', { Login, Codigo, NovaSenha, ConfirmacaoSenha: NovaSenha });

const refusalOf = ({ status, body }: Answer) => [status, body.Erros?.[0]?.Codigo];
const refused = [422, 'reset-code-refused'];

/** A code that is not this one. */
const other = (code: string) => `${code.slice(0, 7)}${(Number(code.at(-1)) + 1) % 10}`;

async function logged(): Promise<readonly Record<string, unknown>[]> {
  await folio.server.accessLog.flush();
  const { rows } = await folio.server.database.asMigrator((tx) =>
    sql<Record<string, unknown>>`select * from acesso order by "Identificador"`.execute(tx),
  );
  return rows;
}

describe.each(featureEngines)('resetting a password on %s', (_name, start) => {
  beforeAll(async () => {
    post = await startMailServer();
    folio = await startServer({
      start,
      environment: {
        SMTP_URL: post.url,
        MAIL_FROM: 'folio@ipe.exemplo',
        PUBLIC_URL: 'https://folio.ipe.exemplo/',
      },
      onError: () => undefined,
    });
    ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
    await ipe.person('outra@ipe.exemplo', 'analista');
  });
  afterAll(async () => {
    await folio.close();
    await post.stop();
  });

  test('takes three steps, ends every session, signs nobody in, and is told by mail and log', async () => {
    const id = await ipe.person('ana@ipe.exemplo', 'analista');
    const desk = await folio.signIn('ana@ipe.exemplo');
    const code = await codeFor(' Ana@IPE.exemplo ');
    expect(code).toMatch(/^\d{8}$/);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
    const spaced = `${code.slice(0, 4)} ${code.slice(4)} `;
    expect((await ask('Codigo', { Login: 'ana@ipe.exemplo', Codigo: spaced })).status).toBe(200);
    expect((await folio.signIn('ana@ipe.exemplo')).token).toMatch(/.{40}/);
    const done = await conclude('ana@ipe.exemplo', code);
    expect(done).toMatchObject({ status: 200, body: { Sucesso: true, ItemRegistro: true } });
    expect(JSON.stringify(done.body)).not.toMatch(/token/i);
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(401);
    await expect(folio.signIn('ana@ipe.exemplo')).rejects.toThrow('sign-in-refused');
    await expect(folio.signIn('ana@ipe.exemplo', next.toUpperCase())).rejects.toThrow('sign-in-refused');
    expect((await folio.signIn('ana@ipe.exemplo', next)).token).toMatch(/.{40}/);
    await folio.workOff();
    expect(post.mails.at(-1)?.headers.get('subject')).toBe('Folio: a senha foi alterada');
    expect(post.mails.at(-1)?.text).not.toContain(code);
    const events = (await logged()).filter(({ IdentificadorUsuario }) => IdentificadorUsuario === id);
    expect(events.map(({ Evento }) => Evento)).toEqual(
      expect.arrayContaining(['pediu-codigo', 'redefiniu-senha']),
    );
    expect(events.every(({ IdentificadorEmpresa }) => IdentificadorEmpresa === ipe.id)).toBe(true);
  });

  test('keeps no code and no new password in clear, before and after', async () => {
    await ipe.person('clara@ipe.exemplo', 'analista');
    const code = await codeFor('clara@ipe.exemplo');
    const dump = async () => {
      const parts = await folio.server.database.asMigrator(async (tx) =>
        Promise.all(
          ['correio', 'redefinicao_senha', 'acesso', 'tentativa_acesso', 'idempotencia'].map((table) =>
            sql`select * from ${sql.table(table)}`.execute(tx),
          ),
        ),
      );
      return JSON.stringify(parts.map(({ rows }) => rows));
    };
    expect(await dump()).not.toContain(code);
    await ask('Codigo', { Login: 'clara@ipe.exemplo', Codigo: code });
    await conclude('clara@ipe.exemplo', code);
    expect(await dump()).not.toContain(code);
    expect(await dump()).not.toContain(next);
  });

  test('is refused after ten minutes, after use, and when a step is left out', async () => {
    await ipe.person('tarde@ipe.exemplo', 'analista');
    const late = await codeFor('tarde@ipe.exemplo');
    folio.forward(10.1);
    expect(refusalOf(await ask('Codigo', { Login: 'tarde@ipe.exemplo', Codigo: late }))).toEqual(refused);
    const code = await codeFor('tarde@ipe.exemplo');
    expect(refusalOf(await conclude('tarde@ipe.exemplo', code))).toEqual(refused);
    await ask('Codigo', { Login: 'tarde@ipe.exemplo', Codigo: code });
    folio.forward(9);
    expect((await conclude('tarde@ipe.exemplo', code)).status).toBe(200);
    expect(refusalOf(await conclude('tarde@ipe.exemplo', code, 'outra senha boa'))).toEqual(refused);
    expect(refusalOf(await ask('Codigo', { Login: 'tarde@ipe.exemplo', Codigo: code }))).toEqual(refused);
  });

  test('does not take the code of one person for another', async () => {
    await ipe.person('vera@ipe.exemplo', 'analista');
    const code = await codeFor('vera@ipe.exemplo');
    const theirs = await codeFor('outra@ipe.exemplo');
    expect(refusalOf(await ask('Codigo', { Login: 'outra@ipe.exemplo', Codigo: code }))).toEqual(refused);
    await ask('Codigo', { Login: 'vera@ipe.exemplo', Codigo: code });
    expect(refusalOf(await conclude('outra@ipe.exemplo', code))).toEqual(refused);
    await ask('Codigo', { Login: 'outra@ipe.exemplo', Codigo: theirs });
    expect(refusalOf(await conclude('outra@ipe.exemplo', code))).toEqual(refused);
    expect((await folio.signIn('outra@ipe.exemplo')).token).toMatch(/.{40}/);
  });

  test('a code dies with the fifth wrong try, tries sent at once included', async () => {
    await ipe.person('cinco@ipe.exemplo', 'analista');
    const four = await codeFor('cinco@ipe.exemplo');
    const attempt = (Codigo: string) => ask('Codigo', { Login: 'cinco@ipe.exemplo', Codigo });
    for (let wrong = 0; wrong < 4; wrong += 1) await attempt(other(four));
    expect((await attempt(four)).status).toBe(200);
    const five = await codeFor('cinco@ipe.exemplo');
    const wrong = await Promise.all(Array.from({ length: 5 }, () => attempt(other(five))));
    expect(wrong.map(refusalOf)).toEqual(Array(5).fill(refused));
    expect(refusalOf(await attempt(five))).toEqual(refused);
  });

  test('fifty who use one code at once change the password exactly once', async () => {
    await ipe.person('muitos@ipe.exemplo', 'analista');
    const code = await codeFor('muitos@ipe.exemplo');
    await ask('Codigo', { Login: 'muitos@ipe.exemplo', Codigo: code });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => conclude('muitos@ipe.exemplo', code, `${next} ${index}`)),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect((await folio.signIn('muitos@ipe.exemplo', `${next} ${winners[0]}`)).token).toMatch(/.{40}/);
  });

  test('sends three codes an hour, of which the newest is good', async () => {
    await ipe.person('tres@ipe.exemplo', 'analista');
    const codes = [await codeFor('tres@ipe.exemplo'), await codeFor('tres@ipe.exemplo')];
    expect(refusalOf(await ask('Codigo', { Login: 'tres@ipe.exemplo', Codigo: codes[0] }))).toEqual(refused);
    expect((await ask('Codigo', { Login: 'tres@ipe.exemplo', Codigo: codes[1] })).status).toBe(200);
    expect(await codeFor('tres@ipe.exemplo')).toMatch(/^\d{8}$/);
    expect(await codeFor('tres@ipe.exemplo')).toBe('no mail');
    folio.forward(61);
    expect(await codeFor('tres@ipe.exemplo')).toMatch(/^\d{8}$/);
  });

  test('answers nobody, somebody inactive and somebody known alike, and writes to the last only', async () => {
    await ipe.person('saiu@ipe.exemplo', 'analista', { Ativo: false });
    const logins = ['ninguem@ipe.exemplo', 'saiu@ipe.exemplo', 'outra@ipe.exemplo'];
    for (const step of [
      (Login: string) => ask('Login', { Login }),
      (Login: string) => ask('Codigo', { Login, Codigo: '00000000' }),
      (Login: string) => conclude(Login, '00000000'),
    ]) {
      const answers = await Promise.all(logins.map(step));
      const told = answers.map(({ status, body, headers }) =>
        JSON.stringify([status, body, headers['content-length']]),
      );
      expect(new Set(told).size).toBe(1);
    }
    await folio.workOff();
    const written = post.mails.flatMap(({ to }) => to);
    expect(written).toContain('outra@ipe.exemplo');
    expect(written).not.toContain('saiu@ipe.exemplo');
    expect(written).not.toContain('ninguem@ipe.exemplo');
  });

  test('refuses weak and mistyped passwords beside the field, without using up the code', async () => {
    await ipe.person('bento.lacerda@ipe.exemplo', 'analista', { Nome: 'Bento Lacerda' });
    const Login = 'bento.lacerda@ipe.exemplo';
    const Codigo = await codeFor(Login);
    await ask('Codigo', { Login, Codigo });
    const told = async (NovaSenha: string, ConfirmacaoSenha = NovaSenha) =>
      (await ask('Concluir', { Login, Codigo, NovaSenha, ConfirmacaoSenha })).body.Erros[0];
    expect(await told('curta')).toMatchObject({ Codigo: 'password-short', Campo: 'NovaSenha' });
    expect(await told(next, `${next}!`)).toMatchObject({
      Codigo: 'password-confirmation',
      Campo: 'ConfirmacaoSenha',
    });
    for (let again = 0; again < 6; again += 1)
      expect(await told('bentolacerda')).toMatchObject({ Codigo: 'password-common', Campo: 'NovaSenha' });
    expect(await told('banco2026')).toMatchObject({ Codigo: 'password-common' });
    expect((await conclude(Login, Codigo)).status).toBe(200);
  });

  test('links to the configured address only, whatever the request calls the house', async () => {
    await ipe.person('host@ipe.exemplo', 'analista');
    await codeFor('host@ipe.exemplo', {
      host: 'folio.espia.exemplo',
      'x-forwarded-host': 'folio.espia.exemplo',
      origin: 'https://folio.espia.exemplo',
      referer: 'https://folio.espia.exemplo/',
    });
    const text = post.mails.at(-1)?.text ?? '';
    expect(text).toContain('https://folio.ipe.exemplo/#/login/redefinir/codigo');
    expect(text.match(/https?:\/\//g)).toHaveLength(1);
    expect(post.mails.at(-1)?.raw).not.toContain('espia');
  });

  test('speaks the language it was asked in', async () => {
    await ipe.person('english@ipe.exemplo', 'analista');
    await codeFor('english@ipe.exemplo', { 'accept-language': 'en-US' });
    expect(post.mails.at(-1)?.headers.get('subject')).toBe('Folio: code to reset your password');
  });

  test('waits for a mail server that is down: the answer is the same, the code counts from when it leaves', async () => {
    await ipe.person('queda@ipe.exemplo', 'analista');
    await post.stop();
    expect(await codeFor('queda@ipe.exemplo')).toBe('no mail');
    folio.forward(30);
    await post.start();
    const before = post.mails.length;
    await folio.workOff();
    expect(post.mails).toHaveLength(before + 1);
    const [, head = '', tail = ''] = /(\d{4}) (\d{4})/.exec(post.mails.at(-1)?.text ?? '') ?? [];
    folio.forward(9);
    const checked = await ask('Codigo', { Login: 'queda@ipe.exemplo', Codigo: head + tail });
    expect(checked.status).toBe(200);
  });

  test('asked too often for one account from one network, or tried, must wait; signing in need not', async () => {
    await ipe.person('pressa@ipe.exemplo', 'analista');
    const from = (step: string, payload: object) =>
      folio.ask({
        method: 'POST',
        url: `/api/Autenticacao/ResetarSenha${step}`,
        payload,
        remoteAddress: '203.0.113.77',
      });
    for (const Login of ['pressa@ipe.exemplo', 'naoexiste@ipe.exemplo']) {
      const asked = [];
      for (let count = 0; count < 6; count += 1) asked.push((await from('Login', { Login })).status);
      expect(asked).toEqual([200, 200, 200, 200, 200, 429]);
      const tried = [];
      for (let count = 0; count < 6; count += 1)
        tried.push((await from('Codigo', { Login, Codigo: '11111111' })).status);
      expect(tried).toEqual([422, 422, 422, 422, 422, 429]);
    }
    const signIn = await folio.ask({
      method: 'POST',
      url: '/api/Autenticacao/Login',
      payload: { Login: 'pressa@ipe.exemplo', Senha: testPassword },
      remoteAddress: '203.0.113.77',
    });
    expect(signIn.status).toBe(200);
  });

  test('a refused code stands in the log of the company, the login nowhere', async () => {
    const id = await ipe.person('espiada@ipe.exemplo', 'analista');
    await ask('Codigo', { Login: 'espiada@ipe.exemplo', Codigo: '12345678' });
    const rows = await logged();
    expect(rows.at(-1)).toMatchObject({
      Evento: 'entrada-recusada',
      IdentificadorUsuario: id,
      IdentificadorEmpresa: ipe.id,
    });
    expect(JSON.stringify(rows)).not.toContain('espiada@ipe.exemplo');
  });

  test('lets out who was locked out by wrong passwords', async () => {
    await ipe.person('trancada@ipe.exemplo', 'analista');
    const signIn = (Senha: string) =>
      folio.ask({
        method: 'POST',
        url: '/api/Autenticacao/Login',
        payload: { Login: 'trancada@ipe.exemplo', Senha },
        remoteAddress: '198.51.100.7',
      });
    for (let wrong = 0; wrong < 6; wrong += 1) await signIn('errada');
    expect((await signIn(testPassword)).status).toBe(429);
    const Codigo = await codeFor('trancada@ipe.exemplo');
    const from = (step: string, payload: object) =>
      folio.ask({
        method: 'POST',
        url: `/api/Autenticacao/ResetarSenha${step}`,
        payload,
        remoteAddress: '198.51.100.7',
      });
    const Login = 'trancada@ipe.exemplo';
    expect((await from('Codigo', { Login, Codigo })).status).toBe(200);
    const done = await from('Concluir', { Login, Codigo, NovaSenha: next, ConfirmacaoSenha: next });
    expect(done.status).toBe(200);
    expect((await signIn(next)).status).toBe(200);
  });

  test.each(['\u0000', '\ud800', `${'x'.repeat(300)}@y.z`, "'; drop table usuario; --", '{}'])(
    'takes any text for a login: %j',
    async (Login) => {
      const statuses = [
        (await ask('Login', { Login })).status,
        (await ask('Codigo', { Login, Codigo: '12345678' })).status,
        (await conclude(Login, '12345678')).status,
      ];
      expect(statuses.every((status) => [200, 400, 422].includes(status))).toBe(true);
      await folio.workOff();
    },
  );
});
