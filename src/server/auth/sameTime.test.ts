import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorTimes } from '../../../test/support/doorTimes.ts';
import { startServer, type TestServer } from '../../../test/support/startServer.ts';

let folio: TestServer;

beforeAll(async () => {
  // Dear enough to be most of what takes the time, as in production.
  folio = await startServer({ passwordCost: { N: 2 ** 13, r: 8, p: 1 } });
});
afterAll(() => folio.close());

// A tenth is what the bench holds it to (test/bench/sameTime.bench.ts); here a hash left out would be several times.
test('nobody, somebody inactive and somebody known are refused after the same time', async () => {
  for (const { call, medians } of await doorTimes(folio, 12)) {
    const [low, high] = [Math.min(...medians), Math.max(...medians)];
    expect(high / low, `${call}: ${medians.map((time) => time.toFixed(1)).join(', ')} ms`).toBeLessThan(2);
  }
});
