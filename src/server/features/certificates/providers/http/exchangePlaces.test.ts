import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AskedSource,
  lasting,
  startAskedSource,
} from '../../../../../../test/support/servers/askedSource.ts';
import {
  json,
  secretToken,
  sourceHost,
  startSource,
  type TestSource,
} from '../../../../../../test/support/servers/certificateSource.ts';
import {
  makeTlsCertificate,
  type TlsCertificate,
} from '../../../../../../test/support/servers/tlsCertificate.ts';
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

describe('redirects', () => {
  const redirectTo =
    (location: string, status = 302): TestSource['answer'] =>
    (response) =>
      response.writeHead(status, { location }).end();

  test.each([
    'https://outra.exemplo/',
    'http://127.0.0.1:8080/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'file:///etc/passwd',
    '//interno/',
    'https://fonte.exemplo@10.0.0.1/',
    '',
  ])('to "%s" are not followed', async (location) => {
    source.answer = redirectTo(location);
    await expectFault('redirected', 'resposta_invalida', { call: 'poll' });
    expect(source.taken).toHaveLength(1);
  });

  test('of an order are never followed', async () => {
    source.answer = redirectTo('/v1/outro', 307);
    await expectFault('redirected', 'resposta_invalida');
    expect(source.taken).toHaveLength(1);
  });

  test('to the same host without TLS are not followed', async () => {
    source.answer = redirectTo(`http://${sourceHost}:${source.port}/v1/outro`);
    await expectFault('redirected', 'resposta_invalida', { call: 'poll' });
  });

  test('to a host of the configuration are followed once, without credentials', async () => {
    source.answer = (response, { path }) =>
      path.startsWith('/novo')
        ? response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')
        : response.writeHead(302, { location: `https://arquivos.exemplo:${source.port}/novo` }).end();
    const changes = { fileHosts: [`arquivos.exemplo:${source.port}`] };
    expect(await ask({ call: 'fetch', changes })).toEqual(Buffer.from('%PDF-1.7'));
    expect(source.taken.map(({ headers }) => headers.authorization)).toEqual([
      `Bearer ${secretToken}`,
      undefined,
    ]);
    source.answer = redirectTo('/v1/outro');
    await expectFault('redirected', 'resposta_invalida', { call: 'poll' });
  });
});

describe('connections', () => {
  const within = async (certificate: TlsCertificate, work: (source: TestSource) => Promise<void>) => {
    const other = await startSource(certificate);
    try {
      await work(other);
      expect(other.taken).toEqual([]);
    } finally {
      await other.close();
    }
  };

  test('an expired certificate ends them before anything is said', async () => {
    const expired = makeTlsCertificate([sourceHost], {
      from: new Date('2020-01-01T00:00:00Z'),
      to: new Date('2021-01-01T00:00:00Z'),
    });
    await within(expired, async ({ port }) => {
      const failure = await expectFault('invalid-tls', 'conexao_insegura', { port, authority: expired.cert });
      expect(failure.message).toContain('CERT_HAS_EXPIRED');
    });
  });

  test('so do one nobody vouches for, and one of another name', async () => {
    await within(makeTlsCertificate([sourceHost], lasting), async ({ port }) => {
      await expectFault('invalid-tls', 'conexao_insegura', { port });
    });
    const other = makeTlsCertificate(['outra.exemplo'], lasting);
    await within(other, async ({ port }) => {
      await expectFault('invalid-tls', 'conexao_insegura', { port, authority: other.cert });
    });
  });

  test('and a source that speaks no TLS', async () => {
    const plain = await startSource(null);
    await expectFault('invalid-tls', 'conexao_insegura', { port: plain.port });
    expect(plain.taken).toEqual([]);
    await plain.close();
  });

  test.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00::1'])(
    'a name that resolves to %s is not called',
    async (address) => {
      const resolve: Resolve = async () => [
        { address: '200.160.2.3', family: 4 },
        { address, family: address.includes(':') ? 6 : 4 },
      ];
      await expectFault('forbidden-address', 'conexao_insegura', {
        resolve,
        changes: { allowPrivate: false },
      });
      expect(source.taken).toEqual([]);
    },
  );

  test('link-local addresses are not called where private ones may be', async () => {
    const resolve: Resolve = async () => [{ address: '169.254.169.254', family: 4 }];
    await expectFault('forbidden-address', 'conexao_insegura', { resolve });
  });

  test('a name is resolved once for each connection: what was checked is what is called', async () => {
    source.answer = json(pending);
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '169.254.169.254', family: 4 }];
    };
    expect(await ask({ resolve })).toMatchObject({ kind: 'pendente' });
    expect(asked).toBe(1);
    await expectFault('forbidden-address', 'conexao_insegura', { resolve });
    expect(source.taken).toHaveLength(1);
  });

  test('plain HTTP is spoken only where the configuration says so', async () => {
    const plain = await startSource(null);
    plain.answer = json(pending);
    const baseUrl = `http://${sourceHost}:${plain.port}/`;
    expect(await ask({ changes: { baseUrl, insecure: true } })).toMatchObject({ kind: 'pendente' });
    await plain.close();
  });
});
