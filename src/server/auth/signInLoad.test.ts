import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../test/support/startServer.ts';

let folio: TestServer;

beforeAll(async () => {
  // A hash of some 25 ms: 200 of them are seconds of work, two at a time.
  folio = await startServer({ passwordCost: { N: 2 ** 13, r: 8, p: 1 } });
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista');
});
afterAll(() => folio.close());

test('two hundred who sign in at once do not hold up those who are in', { timeout: 120_000 }, async () => {
  const desk = await folio.signIn('ana@ipe.exemplo');
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
  while (!isOver) {
    const started = performance.now();
    expect((await desk.get('Autenticacao/CarregarDadoToken')).status).toBe(200);
    times.push(performance.now() - started);
    // As over a network: without a pause nothing else of this process would have its turn.
    await setTimeout(5);
  }
  const statuses = (await crowd).map(({ status }) => status);
  expect(statuses.every((status) => status === 401)).toBe(true);
  const sorted = times.sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(20);
  expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(1000);
});
