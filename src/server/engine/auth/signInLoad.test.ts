import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInCrowd } from '../../../../test/support/servers/signInCrowd.ts';
import { startServer, type TestServer } from '../../../../test/support/servers/startServer.ts';

let folio: TestServer;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('ana@ipe.exemplo', 'analista');
});
afterAll(() => folio.close());

// How long they wait is the bench's (test/bench/signInLoad.bench.ts).
test('two hundred who sign in at once are all answered, and who is in goes on meanwhile', async () => {
  const { statuses, inside } = await signInCrowd(folio, await folio.signIn('ana@ipe.exemplo'));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(new Set(inside)).toEqual(new Set([200]));
});
