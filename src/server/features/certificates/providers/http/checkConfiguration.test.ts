import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  checkWritten,
  configured,
  secretToken,
  writtenProvider,
} from '../../../../../../test/support/servers/certificateSource.ts';
import { results } from '../../../../../domain/certificates/model/index.ts';
import { checkConfiguration } from './checkConfiguration.ts';
import schema from './configuration.schema.json' with { type: 'json' };
import { dateFormats } from './configuration.ts';
import { configurationWarnings } from './warnings.ts';

const written = writtenProvider(443);
const publicOne = { ...written, baseUrl: 'https://api.fornecedor.exemplo/v1', allowPrivate: false };
const { requests, answers } = written;

const problemsOf = (changes: Readonly<Record<string, unknown>>, isProduction = false) =>
  checkWritten({ ...publicOne, ...changes }, { isProduction }).problems.map(
    ({ pointer, message }) => `${pointer}: ${message}`,
  );

describe('a file of providers', () => {
  test('that is right is filled in with what it may leave out', () => {
    const { limits: _limits, timeouts: _timeouts, sizes: _sizes, ...short } = publicOne;
    expect(configured({ ...short, fileHosts: ['arquivos.exemplo'] })).toMatchObject({
      baseUrl: new URL('https://api.fornecedor.exemplo/v1/'),
      fileHosts: ['arquivos.exemplo'],
      insecure: false,
      allowPrivate: false,
      secrets: { token: secretToken },
      limits: { perMinute: 30, atOnce: 2 },
      timeouts: { connectSeconds: 10, totalSeconds: 60 },
    });
  });

  test('names every mistake with its pointer', () => {
    expect(problemsOf({ name: 'Fonte Boa', limits: { perMinute: 0, hour: 3 } })).toEqual([
      expect.stringMatching(/^\/providers\/0\/name: must match pattern/),
      '/providers/0/limits/hour: there is no such key',
      '/providers/0/limits/perMinute: must be >= 1',
    ]);
    expect(checkConfiguration('{', { environment: {}, isProduction: false }).problems).toEqual([
      { pointer: '', message: expect.stringMatching(/^not JSON/) },
    ]);
  });

  test('shares no name and takes none of ours', () => {
    const { problems } = checkConfiguration(JSON.stringify({ providers: [publicOne, publicOne] }), {
      environment: { FONTE_TOKEN: 'x' },
      isProduction: false,
    });
    expect(problems).toEqual([{ pointer: '/providers/1/name', message: 'the name of another provider too' }]);
    expect(problemsOf({ name: 'simulado' })).toEqual(['/providers/0/name: a name Folio uses itself']);
  });

  test('never shows what stands where the name of a secret belongs, nor a secret', () => {
    const misplaced = problemsOf({ secrets: { token: 'sk-verdadeiro' } });
    expect(misplaced).toHaveLength(1);
    expect(misplaced.join()).not.toContain('sk-verdadeiro');
    expect(problemsOf({ secrets: { token: 'NOT_SET' } })).toEqual([
      '/providers/0/secrets/token: the environment has no NOT_SET',
    ]);
    const options = { environment: { FONTE_TOKEN: 'a\nb-secreto' }, isProduction: false };
    const broken = JSON.stringify(checkConfiguration(JSON.stringify({ providers: [publicOne] }), options));
    expect(broken).toContain('no header can carry');
    expect(broken).not.toContain('secreto');
  });

  test('its schema knows the results and formats that the code knows', () => {
    const { answers: answersSchema, date } = schema.$defs;
    expect(answersSchema.properties.result.properties.words.additionalProperties.enum).toEqual([...results]);
    expect(date.properties.format.enum).toEqual([...dateFormats]);
  });
});

describe('places', () => {
  test.each([
    'http://api.fornecedor.exemplo/',
    'file:///etc/passwd',
    'ftp://api.fornecedor.exemplo/',
    'https://usuario@10.0.0.1/',
    'https://api.fornecedor.exemplo@10.0.0.1/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://127.1/',
    'https://[::1]/',
    'https://[::ffff:169.254.169.254]/',
    'https://200.160.2.3/',
    'https://169.254.169.254/',
    'https:\\\\10.0.0.1/',
    'https://api.fornecedor.exemplo\\@10.0.0.1/',
    'https://api.fornecedor.exemplo/?chave=1',
    'https://①②⑦.0.0.1/',
    'https:///',
  ])('%s is no base URL', (baseUrl) => {
    expect(problemsOf({ baseUrl })).toEqual([expect.stringMatching(/^\/providers\/0\/baseUrl: /)]);
  });

  test('digits are taken where the own network is allowed, and never link-local', () => {
    expect(problemsOf({ baseUrl: 'https://10.0.0.7:8443/', allowPrivate: true })).toEqual([]);
    for (const baseUrl of ['https://169.254.169.254/', 'https://2130706433/', 'https://[fe80::1]/'])
      expect(problemsOf({ baseUrl, allowPrivate: true }), baseUrl).toHaveLength(1);
  });

  test('hosts of files are held to the same', () => {
    expect(problemsOf({ fileHosts: ['arquivos.exemplo', 'a@b.exemplo', '127.1', 'x/y'] })).toEqual([
      '/providers/0/fileHosts/1: no user or password: use a secret',
      '/providers/0/fileHosts/2: write the host as it resolves: 127.0.0.1',
    ]);
  });

  test('production speaks TLS only', () => {
    const insecure = { baseUrl: 'http://api.fornecedor.exemplo/', insecure: true };
    expect(problemsOf(insecure)).toEqual([]);
    expect(problemsOf(insecure, true)).toEqual([
      '/providers/0/insecure: for tests: production speaks TLS only',
    ]);
  });
});

describe('requests', () => {
  const withOrder = (order: Readonly<Record<string, unknown>>) =>
    problemsOf({ requests: { ...requests, order: { method: 'POST', ...order } } });

  test('use placeholders that are known in their place', () => {
    expect(withOrder({ json: { a: ['{{dco}}'] } })).toEqual([
      expect.stringMatching(/^\/providers\/0\/requests\/order\/json\/a\/0: \{\{dco\}\} is not known here/),
    ]);
    expect(withOrder({ query: { a: '{{order.protocol}}' } })).toHaveLength(1);
    expect(withOrder({ query: { a: '{{secret.outro}}' } })).toHaveLength(1);
    expect(withOrder({ path: 'x/{{secret.token}}' })).toHaveLength(1);
    expect(withOrder({ headers: { 'x-nome': '{{nome}}' } })).toHaveLength(1);
  });

  test('have paths below the base URL, headers that are theirs, and one body', () => {
    for (const path of ['../admin', 'a/../../b', 'não', 'a b'])
      expect(withOrder({ path }), path).toEqual([expect.stringContaining('/requests/order/path: ')]);
    for (const path of ['/raiz', 'a?b', 'a#b', 'a\\b'])
      expect(withOrder({ path }), path).toEqual([
        expect.stringContaining('/requests/order/path: must match'),
      ]);
    expect(withOrder({ headers: { Host: 'interno' } })).toHaveLength(1);
    expect(withOrder({ json: {}, form: {} })).toHaveLength(1);
    expect(withOrder({ method: 'GET', json: {} })).toHaveLength(1);
  });

  test('are there for what answers promise', () => {
    const { poll: _poll, fetch: _fetch, verify: _verify, ...only } = requests;
    expect(problemsOf({ requests: only, answers: { ...answers, protocol: undefined } })).toEqual([
      expect.stringContaining('/requests/poll'),
      expect.stringContaining('/answers/protocol'),
      expect.stringContaining('/requests/fetch'),
      expect.stringContaining('/verification'),
    ]);
    const status = { ...answers.status, refused: ['PRONTA '] };
    expect(problemsOf({ answers: { ...answers, status } })).toEqual([
      '/providers/0/answers/status: "pronta" stands for one thing only',
    ]);
  });
});

describe('warnings', () => {
  const rulesOf = async (changes: Readonly<Record<string, unknown>>, address: string) =>
    (
      await configurationWarnings(configured({ ...publicOne, ...changes }), async () => [
        { address, family: 4 },
      ])
    ).map(({ rule, provider }) => `${provider} ${rule}`);

  test('a plain source of the open network has none', async () => {
    expect(await rulesOf({}, '200.160.2.3')).toEqual([]);
  });

  test('a host within a private range is told with the rule, allowed or not', async () => {
    expect(await rulesOf({}, '10.0.0.1')).toEqual(['fonte provider-private-range']);
    expect(await rulesOf({ allowPrivate: true }, '10.0.0.1')).toEqual([
      'fonte provider-private-allowed',
      'fonte provider-private-range',
    ]);
  });

  test('so are a name that does not resolve, no TLS, and a paid order that could be charged twice', async () => {
    const order = { method: 'POST', json: { d: '{{doc}}' } };
    const changes = {
      baseUrl: 'http://api.fornecedor.exemplo/',
      insecure: true,
      requests: { ...requests, order },
    };
    const warnings = await configurationWarnings(configured({ ...publicOne, ...changes }), async () => {
      throw new Error('ENOTFOUND');
    });
    expect(warnings.map(({ rule }) => rule)).toEqual([
      'provider-insecure',
      'provider-repeated-charge',
      'provider-unresolved',
    ]);
  });
});

test('the example of the operating guide is right', () => {
  const guide = readFileSync(new URL('../../../../../../docs/operating.md', import.meta.url), 'utf8');
  const [, example = ''] = /## Certificate providers[\s\S]*?```json\n([\s\S]*?)```/.exec(guide) ?? [];
  const environment = { FORNECEDOR_TOKEN: 'x' };
  expect(checkConfiguration(example, { environment, isProduction: true }).problems).toEqual([]);
});
