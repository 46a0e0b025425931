import { setTimeout } from 'node:timers/promises';
import type { Desk, TestServer } from './startServer.ts';

/** What came of a crowd at the door and of somebody who was in meanwhile. */
export interface Crowded {
  /** Of the crowd's answers. */
  readonly statuses: readonly number[];
  /** Of the answers to who was in. */
  readonly inside: readonly number[];
  /** Milliseconds those took. */
  readonly times: readonly number[];
}

/** Two hundred people sign in at once with a wrong password while a person who is in asks on and on. */
export async function signInCrowd(folio: TestServer, desk: Desk): Promise<Crowded> {
  let isOver = false;
  const crowd = Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      folio.ask({
        method: 'POST',
        url: '/api/Autenticacao/Login',
        payload: { Login: `pessoa${index}@ipe.exemplo`, Senha: 'errada' },
        remoteAddress: `10.7.${index}.1`,
      }),
    ),
  ).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const inside: number[] = [];
  while (!isOver) {
    const started = performance.now();
    inside.push((await desk.get('Autenticacao/CarregarDadoToken')).status);
    times.push(performance.now() - started);
    // As over a network: without a pause nothing else of this process would have its turn.
    await setTimeout(5);
  }
  return { statuses: (await crowd).map(({ status }) => status), inside, times };
}
