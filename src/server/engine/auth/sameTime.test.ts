import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  askDoor,
  doorCalls,
  doorPeople,
  peopleAtTheDoor,
} from '../../../../test/support/servers/doorTimes.ts';
import { startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;

beforeAll(async () => {
  folio = await startServer();
  await peopleAtTheDoor(folio);
});
afterAll(() => folio.close());

/** Passwords and codes each call compares with a hash. The code of `ResetarSenhaLogin` is made after its answer. */
const compared: Readonly<Record<string, number>> = {
  Login: 1,
  ResetarSenhaLogin: 0,
  ResetarSenhaCodigo: 1,
  ResetarSenhaConcluir: 1,
};

// What takes the time are the hashes; the time itself is the bench's (test/bench/sameTime.bench.ts).
test.each(doorCalls)('%s costs as many hashes for a person unknown, inactive and known', async (call) => {
  const { passwords } = folio.server;
  const spies = [vi.spyOn(passwords, 'hash'), vi.spyOn(passwords, 'matches')];
  const costs: number[][] = [];
  for (const login of doorPeople) {
    for (const spy of spies) spy.mockClear();
    await askDoor(folio, call, login, `10.1.${costs.length}.1`);
    costs.push(spies.map(({ mock }) => mock.calls.length));
  }
  for (const spy of spies) spy.mockRestore();
  expect(costs).toEqual(doorPeople.map(() => [0, compared[call]]));
});
