import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startServer } from '../../../../test/support/servers/startServer.ts';
import type { Letter } from '../mail/letters.ts';
import { queueMail } from '../mail/outbox.ts';
import { startPost } from './post.ts';

test('at the end the mail under way is waited for and noted, and no other begun', async () => {
  const folio = await startServer();
  const { database, letters, now } = folio.server;
  for (const login of ['ana@ipe.exemplo', 'bia@ipe.exemplo'])
    await database.system((tx) =>
      queueMail(tx, letters, {
        kind: 'senha-alterada',
        locale: 'pt-br',
        data: { login, name: 'Alguém' },
        now: now(),
      }),
    );
  const begun = Promise.withResolvers<Letter>();
  const taken = Promise.withResolvers<void>();
  const send = (letter: Letter) => {
    begun.resolve(letter);
    return taken.promise;
  };
  const post = startPost({ ...folio.server, mail: { isConnected: true, send, close: () => undefined } });
  expect((await begun.promise).to.login).toBe('ana@ipe.exemplo');
  const stopped = post.stop();
  taken.resolve();
  await stopped;
  const { rows } = await database.system((tx) =>
    sql`select "Tentativas", "Resultado" from correio order by "Identificador"`.execute(tx),
  );
  expect(rows).toEqual([
    { Tentativas: 1, Resultado: 'enviado' },
    { Tentativas: 0, Resultado: null },
  ]);
  await folio.close();
});
