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
  bearSilence(application, { theirs, ours: 5000 });
  const slowly = async () => {
    await pause(3 * theirs);
    return 'done';
  };
  application.get('/slow', slowly);
  application.post('/slow', slowly);
  address = await application.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => application.close());

test('whoever asked is answered, however long the answer takes', async () => {
  expect(await (await fetch(`${address}/slow`)).text()).toBe('done');
  const body = JSON.stringify({ text: 'x'.repeat(10_000) });
  const headers = { 'content-type': 'application/json' };
  expect(await (await fetch(`${address}/slow`, { method: 'POST', body, headers })).text()).toBe('done');
});

test('whoever stops in the middle of a request is cut off', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(
    'POST /slow HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  const begun = performance.now();
  await new Promise((closed) => socket.resume().once('close', closed));
  expect(performance.now() - begun).toBeLessThan(2500);
});
