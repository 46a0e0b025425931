import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { featureEngines } from '../../../../test/support/databases/engines.ts';
import { startMailServer, type TestMailServer } from '../../../../test/support/servers/mailServer.ts';
import { startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';
import { tidy } from '../housekeeping/housekeeping.ts';
import { listLetters } from './mailFolder.ts';
import { queueMail } from './queueMail.ts';
import { delayAfterAttempt } from './sendMail.ts';

const ana = { login: 'ana@ipe.exemplo', name: 'Ana Couto' };

async function rowsOf({ server }: TestServer) {
  const { rows } = await server.database.system((tx) =>
    sql<Record<string, unknown>>`select * from correio order by "Identificador"`.execute(tx),
  );
  return rows;
}

const queue = ({ server }: TestServer, to = ana) =>
  server.database.system((tx) =>
    queueMail(tx, server, { kind: 'senha-alterada', locale: 'pt-br', data: to, now: server.now() }),
  );

describe.each(featureEngines)('mail on %s', (_name, start) => {
  let folio: TestServer;
  let post: TestMailServer;

  beforeAll(async () => {
    post = await startMailServer();
    folio = await startServer({
      start,
      environment: {
        SMTP_URL: post.url,
        MAIL_FROM: 'Folio do Ipê <folio@ipe.exemplo>',
        PUBLIC_URL: 'https://folio.ipe.exemplo/console',
      },
      onError: () => undefined,
    });
  });
  afterAll(async () => {
    await folio.close();
    await post.stop();
  });
  beforeEach(async () => {
    await folio.server.database.system((tx) => sql`delete from correio`.execute(tx));
    await folio.server.database.system((tx) => sql`delete from pgboss.job`.execute(tx));
    (post.mails as unknown[]).length = 0;
  });

  test('leaves once, in words, and what it was about is forgotten', async () => {
    await queue(folio);
    expect(await folio.workOff()).toBe(1);
    expect(await folio.workOff()).toBe(0);
    expect(post.mails).toHaveLength(1);
    const [mail] = post.mails;
    expect(mail).toMatchObject({ from: 'folio@ipe.exemplo', to: ['ana@ipe.exemplo'] });
    expect(mail?.headers.get('subject')).toBe('Folio: a senha foi alterada');
    expect(mail?.headers.get('from')).toBe('Folio do Ipê <folio@ipe.exemplo>');
    expect(mail?.text).toContain('https://folio.ipe.exemplo/console/#/login/redefinir');
    expect(await rowsOf(folio)).toMatchObject([{ Resultado: 'enviado', Dados: null, Tentativas: 1 }]);
  });

  test('is there only when what caused it is', async () => {
    const { database, now } = folio.server;
    const failing = database.system(async (tx) => {
      await queueMail(tx, folio.server, { kind: 'senha-alterada', locale: 'pt-br', data: ana, now: now() });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await folio.workOff()).toBe(0);
    expect(await rowsOf(folio)).toEqual([]);
  });

  test('waits longer and longer while the server is down, and leaves when it is back', async () => {
    await post.stop();
    await queue(folio);
    expect(await folio.workOff()).toBe(1);
    const [waiting] = await rowsOf(folio);
    expect(waiting).toMatchObject({ EncerradoEm: null, Tentativas: 1, Erro: 'ESOCKET' });
    expect([1, 2, 3, 20].map(delayAfterAttempt)).toEqual([10, 20, 40, 900]);
    await post.start();
    expect(await folio.workOff()).toBe(0);
    folio.forward(1);
    expect(await folio.workOff()).toBe(1);
    expect(post.mails).toHaveLength(1);
  });

  test('tries again after a passing refusal, and not after a final one', async () => {
    post.failNext(1);
    await queue(folio);
    await folio.workOff();
    expect(post.mails).toEqual([]);
    folio.forward(1);
    await folio.workOff();
    expect(post.mails).toHaveLength(1);
    post.refused.add('ninguem@ipe.exemplo');
    await queue(folio, { login: 'ninguem@ipe.exemplo', name: 'Ninguém' });
    await queue(folio);
    // One that nobody takes does not hold up the next.
    await folio.workOff();
    folio.forward(60);
    expect(await folio.workOff()).toBe(0);
    expect(post.mails.map(({ to }) => to[0])).toEqual(['ana@ipe.exemplo', 'ana@ipe.exemplo']);
    expect((await rowsOf(folio)).map(({ Resultado }) => Resultado)).toEqual([
      'enviado',
      'desistido',
      'enviado',
    ]);
  });

  test('asked for under a login that cannot be one is given up at once, and holds up no other', async () => {
    await folio.server.database.system((tx) =>
      queueMail(tx, folio.server, {
        kind: 'codigo-senha',
        locale: 'pt-br',
        data: { login: 'a\u0000@ipe.exemplo', address: '192.0.2.1', agent: '' },
        now: folio.server.now(),
      }),
    );
    await queue(folio);
    await folio.workOff();
    expect(post.mails).toHaveLength(1);
    expect((await rowsOf(folio)).map(({ Resultado }) => Resultado)).toEqual(['desistido', 'enviado']);
  });

  test('is given up when nobody expects it any more', async () => {
    await post.stop();
    await queue(folio);
    folio.forward(73 * 60);
    await folio.workOff();
    await post.start();
    folio.forward(60);
    expect(await folio.workOff()).toBe(0);
    expect(await rowsOf(folio)).toMatchObject([{ Resultado: 'desistido', Dados: null }]);
  });

  test('leaves once however many processes look for it at the same time', async () => {
    for (let number = 0; number < 20; number += 1)
      await queue(folio, { login: `pessoa${number}@ipe.exemplo`, name: 'Pessoa' });
    const workers = Array.from({ length: 5 }, () => folio.worker());
    const begun = await Promise.all(workers.map((worker) => worker.workOff()));
    expect(begun.reduce((sum, count) => sum + count, 0)).toBe(20);
    expect(new Set(post.mails.map(({ to }) => to[0])).size).toBe(20);
    expect(post.mails).toHaveLength(20);
  });

  test('belongs to the next when its sender died, and the dead one settles nothing', async () => {
    await queue(folio);
    const begun = Promise.withResolvers<void>();
    const hangs = Promise.withResolvers<void>();
    const send = () => {
      begun.resolve();
      return hangs.promise;
    };
    const dead = folio.workOff({ mail: { ...folio.server.mail, send } });
    await begun.promise;
    expect(await folio.workOff()).toBe(0);
    folio.forward(4);
    expect(await folio.workOff()).toBe(1);
    expect(await rowsOf(folio)).toMatchObject([{ Tentativas: 2, Resultado: 'enviado' }]);
    await folio.server.database.system((tx) =>
      sql`update correio set "EncerradoEm" = null, "Resultado" = null`.execute(tx),
    );
    hangs.resolve();
    await dead;
    expect((await rowsOf(folio))[0]).toMatchObject({ EncerradoEm: null });
  });

  test('leaves once where the database hangs up before that is noted', async () => {
    await queue(folio);
    const { database, mail } = folio.server;
    let hangsUp = 0;
    const send: typeof mail.send = async (...given) => {
      await mail.send(...given);
      hangsUp = 2;
    };
    const system: typeof database.system = async (work) => {
      if (hangsUp === 0) return database.system(work);
      hangsUp -= 1;
      throw new Error('Connection terminated unexpectedly');
    };
    await folio.workOff({ mail: { ...mail, send }, database: { ...database, system } });
    folio.forward(5);
    await folio.workOff();
    expect(post.mails).toHaveLength(1);
    expect(await rowsOf(folio)).toMatchObject([{ Tentativas: 1, Resultado: 'enviado' }]);
  });

  test('at the end the mail under way is waited for and noted, and no other begun', async () => {
    await queue(folio);
    await queue(folio, { login: 'bia@ipe.exemplo', name: 'Bia' });
    const begun = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const send = () => {
      begun.resolve();
      return taken.promise;
    };
    const mail = { ...folio.server.mail, send };
    const worker = folio.worker({ mail });
    const working = worker.workOff();
    await begun.promise;
    const stopped = worker.stop();
    taken.resolve();
    await Promise.all([stopped, working]);
    expect(await rowsOf(folio)).toMatchObject([
      { Tentativas: 1, Resultado: 'enviado' },
      { Tentativas: 0, Resultado: null },
    ]);
  });

  test('cannot be given headers or recipients by a name', async () => {
    const hostile = 'Ana\r\nBcc: espia@exemplo.com.br\r\n\r\nOutro corpo\u2028\u0000"<x@y.z>';
    await queue(folio, { login: 'ana@ipe.exemplo', name: hostile });
    await folio.workOff();
    const [mail] = post.mails;
    expect(mail?.to).toEqual(['ana@ipe.exemplo']);
    expect(mail?.headers.has('bcc')).toBe(false);
    expect(mail?.raw).not.toMatch(/^(Bcc|Outro corpo)/im);
    expect(mail?.text.split('\n')[0]).toBe('Ana Bcc: espia@exemplo.com.br Outro corpo "<x@y.z>,');
  });

  test('goes from the table a month after it was settled', async () => {
    await queue(folio);
    await folio.workOff();
    const later = (days: number) => () => new Date(folio.server.now().getTime() + days * 24 * 3_600_000);
    await tidy({ ...folio.server, now: later(29) });
    expect(await rowsOf(folio)).toHaveLength(1);
    await tidy({ ...folio.server, now: later(31) });
    expect(await rowsOf(folio)).toHaveLength(0);
  });
});

test('without a server each mail is a file that can be read, whole and once', async () => {
  const folio = await startServer({ environment: { PUBLIC_URL: 'https://folio.exemplo/' } });
  await queue(folio);
  await folio.workOff();
  await folio.workOff();
  const { dataDir } = folio.server.settings;
  const letters = await listLetters(dataDir, 10);
  expect(letters).toMatchObject([
    { to: 'Ana Couto <ana@ipe.exemplo>', subject: 'Folio: a senha foi alterada' },
  ]);
  expect(letters[0]?.text).toContain('https://folio.exemplo/#/login/redefinir');
  const file = await readFile(join(dataDir, 'correio', `${letters[0]?.name}.txt`), 'utf8');
  expect(file).toContain('Assunto: Folio: a senha foi alterada');
  await folio.close();
});
