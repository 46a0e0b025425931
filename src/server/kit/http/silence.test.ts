import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bearSilence } from './silence.ts';

const theirs = 200;
let application: ReturnType<typeof Fastify>;
let address: string;

beforeEach(async () => {
  application = Fastify({ connectionTimeout: theirs, forceCloseConnections: true });
  // Longer than the test may take: what is cut off is cut off for their silence.
  bearSilence(application, { theirs, ours: 600_000 });
  const slowly = async () => {
    await pause(3 * theirs);
    return 'done';
  };
  application.get('/slow', slowly);
  application.post('/slow', slowly);
  address = await application.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => application.close());

test('a request is answered, however long the answer takes', async () => {
  expect(await (await fetch(`${address}/slow`)).text()).toBe('done');
  const body = JSON.stringify({ text: 'x'.repeat(10_000) });
  const headers = { 'content-type': 'application/json' };
  expect(await (await fetch(`${address}/slow`, { method: 'POST', body, headers })).text()).toBe('done');
});

test('a request that stops in the middle is cut off', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await once(socket.resume(), 'close');
  expect(socket.destroyed).toBe(true);
});
