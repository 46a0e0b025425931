import { createGzip, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskedSource, startAskedSource } from '../../../../../../test/support/servers/askedSource.ts';
import { json, type TestSource } from '../../../../../../test/support/servers/certificateSource.ts';
import type { Resolve } from './addresses.ts';

const pending = { status: 'processando', id: '1' };

let source: TestSource;
let ask: AskedSource['ask'];
let expectFault: AskedSource['expectFault'];

beforeAll(async () => {
  ({ source, ask, expectFault } = await startAskedSource());
});
beforeEach(() => {
  source.forget();
});
afterAll(() => source.close());

describe('a source that does not answer', () => {
  test('in time is silent, and may be asked again', async () => {
    source.answer = () => undefined;
    const failure = await expectFault('timed-out', 'fonte_silenciosa', {
      changes: { timeouts: { totalSeconds: 0.3 } },
    });
    expect(failure).toMatchObject({ retryable: true, isAttempt: true, isSick: true, notBefore: null });
  });

  test('ends within its time even when it drips', async () => {
    source.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(drip));
    };
    await expectFault('timed-out', 'fonte_silenciosa', { changes: { timeouts: { totalSeconds: 0.4 } } });
  });

  test('cuts the line, or is not there', async () => {
    source.answer = (response) => response.destroy();
    await expectFault('unreachable', 'fonte_silenciosa');
    await expectFault('unreachable', 'fonte_silenciosa', { port: 1 });
    const nobody: Resolve = async () => {
      throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    };
    await expectFault('unreachable', 'fonte_silenciosa', { resolve: nobody });
    const never: Resolve = () => new Promise(() => undefined);
    const changes = { timeouts: { totalSeconds: 0.3 } };
    await expectFault('timed-out', 'fonte_silenciosa', { resolve: never, changes });
  });

  test('stops in the middle of what it announced', async () => {
    source.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"status":"pro', () => response.destroy());
    };
    await expectFault('unreachable', 'fonte_silenciosa');
  });

  test('an abort is no failure of the source', async () => {
    source.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('closing')), 100);
    expect(await ask({ signal: controller.signal })).toMatchObject({ message: 'closing' });
  });
});

describe('a source that answers something else', () => {
  test('429 asks for a pause, in seconds or as a day', async () => {
    source.answer = (response) => response.writeHead(429, { 'retry-after': '120' }).end();
    const failure = await expectFault('too-many-requests', 'limite');
    expect(failure).toMatchObject({
      notBefore: new Date('2026-11-23T13:02:00Z'),
      isSick: false,
      retryable: true,
    });
    source.answer = (response) =>
      response.writeHead(503, { 'retry-after': 'Mon, 23 Nov 2026 13:10:00 GMT' }).end();
    const down = await expectFault('server-error', 'fonte_silenciosa');
    expect(down).toMatchObject({ notBefore: new Date('2026-11-23T13:10:00Z'), isSick: true });
    for (const pause of ['soon', '-5', 'Mon, 23 Nov 2026 12:00:00 GMT']) {
      source.answer = (response) => response.writeHead(429, { 'retry-after': pause }).end();
      expect((await expectFault('too-many-requests', 'limite')).notBefore, pause).toBeNull();
    }
    source.answer = (response) => response.writeHead(429, { 'retry-after': '99999999' }).end();
    const never = await expectFault('too-many-requests', 'limite');
    expect(never.notBefore).toEqual(new Date('2026-11-24T13:00:00Z'));
  });

  test.each([
    [500, 'server-error', 'fonte_silenciosa', true],
    [408, 'timed-out', 'fonte_silenciosa', true],
    [401, 'access-denied', 'configuracao', false],
    [403, 'access-denied', 'configuracao', false],
    [404, 'bad-request', 'configuracao', false],
  ] as const)('%i', async (status, fault, reason, retryable) => {
    source.answer = json({ status: 'pronta' }, status);
    expect(await expectFault(fault, reason)).toMatchObject({ retryable });
  });

  test.each([
    ['text/html', '<!doctype html><p>Em manutenção'],
    ['application/json', '\n <html><body>Em manutenção</body></html>'],
    ['application/json', '\ufeff<html>'],
  ])('a page as %s is no answer and no paper', async (type, page) => {
    source.answer = (response) => response.writeHead(200, { 'content-type': type }).end(page);
    await expectFault('html-page', 'resposta_invalida');
    await expectFault('html-page', 'resposta_invalida', { call: 'fetch' });
  });

  test('another type is refused, whatever it holds', async () => {
    source.answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end('%PDF-1.7');
    await expectFault('wrong-type', 'resposta_invalida', { call: 'fetch' });
    source.answer = (response) => response.writeHead(200).end(JSON.stringify(pending));
    await expectFault('wrong-type', 'resposta_invalida');
  });

  test.each([
    '{"status":"processando"',
    '{"status":"processando","status":"pronta"}',
    '{"__proto__":{"status":"pronta"}}',
    '[['.repeat(40),
    '',
  ])('broken data: %s', async (text) => {
    source.answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(text);
    await expectFault('broken-json', 'resposta_invalida');
  });

  test('a paper that only says it is a PDF', async () => {
    source.answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end('MZ %PDF-1.7');
    await expectFault('not-a-pdf', 'resposta_invalida', { call: 'fetch' });
  });
});

describe('size', () => {
  test.each([true, false])('200 MB are not read, announced: %s', async (isAnnounced) => {
    const megabyte = Buffer.alloc(1_000_000, 0x20);
    let sent = 0;
    source.answer = (response) => {
      const length = isAnnounced ? { 'content-length': '200000000' } : {};
      response.writeHead(200, { 'content-type': 'application/pdf', ...length });
      const write = (): void => {
        while (sent < 200 && !response.destroyed) {
          sent += 1;
          if (!response.write(megabyte)) {
            response.once('drain', write);
            return;
          }
        }
        response.end();
      };
      write();
    };
    await expectFault('too-large', 'resposta_invalida', { call: 'fetch' });
    expect(sent).toBeLessThan(50);
  });

  test('a small answer that unpacks into gigabytes is stopped while unpacking', async () => {
    let sent = 0;
    source.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const gzip = createGzip();
      gzip.pipe(response);
      const zeros = Buffer.alloc(1_000_000, 0x20);
      const write = (): void => {
        while (sent < 2_000 && !response.destroyed) {
          sent += 1;
          if (!gzip.write(zeros)) {
            gzip.once('drain', write);
            return;
          }
        }
        gzip.end();
      };
      write();
    };
    await expectFault('too-large', 'resposta_invalida');
    expect(sent).toBeLessThan(1_000);
  });

  test('packed answers are read, and broken packing is no answer', async () => {
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    source.answer = (response) => response.writeHead(200, packed).end(gzipSync(JSON.stringify(pending)));
    expect(await ask()).toMatchObject({ kind: 'pendente' });
    source.answer = (response) => response.writeHead(200, packed).end('not gzip at all');
    await expectFault('wrong-shape', 'resposta_invalida');
  });
});
