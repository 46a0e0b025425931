import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../scripts/conformance/contract.ts';
import { catalogues } from '../../scripts/conformance/sayings.ts';
import type { FaultyServer } from '../support/secondApi/faultyServer.ts';
import { secondPassword, startSecondApi } from '../support/secondApi/startSecondApi.ts';

let right: FaultyServer;
let wrong: FaultyServer;
/** Something else than an API: it answers a page to everything. */
let site: FaultyServer;

beforeAll(async () => {
  right = await startSecondApi();
  wrong = await startSecondApi({ wrong: 'ignores-sort-order' });
  site = await startSecondApi({ faults: { '*': 'html-page' } });
});
afterAll(() => Promise.all([right, wrong, site].map((api) => api.close())));

/** The command as a person gives it, the password in the environment. */
function conformance(args: readonly string[], password = secondPassword) {
  const child = spawn(process.execPath, ['scripts/conformance.ts', ...args], {
    env: { ...process.env, CONFORMANCE_PASSWORD: password },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (piece) => {
    said.out += piece;
  });
  child.stderr.on('data', (piece) => {
    said.err += piece;
  });
  return new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.once('close', (code) => done({ code, ...said })),
  );
}

const bento = ['--login', 'bento@segunda.example'];

describe('npm run conformance', () => {
  test('ends with 0 where nothing differs, with a line for every rule', async () => {
    const { code, out } = await conformance(['--url', right.url, ...bento]);
    expect(code).toBe(0);
    expect(out.match(/^ {2}(ok|difere|não tentado)/gm)).toHaveLength(contract.length);
    expect(out).toContain('não tentado Sem a permissão a resposta é 403');
    expect(out).toMatch(/\d+ regras\. Ok: \d+; diferem: 0; não tentadas: 1\.\n$/);
  });

  test('ends with 1 where something differs: what was asked, what the contract says, what came', async () => {
    const { code, out } = await conformance(['--url', wrong.url, ...bento, '--lang', 'en-us']);
    expect(code).toBe(1);
    expect(out).toContain(
      [
        '  differs   SortOrder decides the direction: asc ascends, desc descends',
        '              asked     GET Cliente/Listar?NumeroRegistros=50&SortFields=Identificador&SortOrder=desc',
        '              contract  Identificador in order desc',
        '              came      200 application/json {"Sucesso":true,',
      ].join('\n'),
    );
    expect(out).toContain('(builds on: SortOrder decides the direction');
  });

  test('says the same to programs', async () => {
    const { code, out } = await conformance(['--url', wrong.url, ...bento, '--json']);
    expect(code).toBe(1);
    const told = JSON.parse(out);
    expect(told.rules).toHaveLength(contract.length);
    expect(told.rules.filter(({ verdict }: { verdict: string }) => verdict === 'differs')).toMatchObject([
      { rule: 'sort-direction', expected: 'Identificador em ordem desc' },
    ]);
    expect(told.sum).toMatchObject({ differs: 1 });
  });

  test('shows neither password nor token, whatever differs', async () => {
    const broken = await startSecondApi({ wrong: 'login-without-name' });
    const { code, out } = await conformance(['--url', broken.url, ...bento]);
    await broken.close();
    expect(code).toBe(1);
    expect(out).toContain('Autenticacao/Login {"Login":"bento@segunda.example","Senha":"•••"}');
    expect(out).not.toContain(secondPassword);
    expect(out).not.toMatch(/"Token":"[^•]/);
  });

  test('asks for nothing that writes when only reading was wanted', async () => {
    right.requests.length = 0;
    const { code, out } = await conformance(['--url', right.url, ...bento, '--read-only']);
    expect(code).toBe(0);
    const written = right.requests.filter(
      ({ method, path }) => method !== 'GET' && !path.startsWith('Autenticacao/'),
    );
    expect(written).toEqual([]);
    expect(right.requests.filter(({ path }) => path.endsWith('AlterarSenha'))).toEqual([]);
    expect(out).toContain('(escreve, e foi pedido só ler)');
  });

  test.each([
    ['nobody answers', () => ['--url', 'http://127.0.0.1:9/api/', ...bento], /não responde: .*--url/],
    ['there is no such person', () => ['--url', right.url, '--login', 'x@y.example'], /recusou.*--login/],
    ['the address is none of an API', () => ['--url', site.url, ...bento], /respondeu 200 .*--url/],
    ['the address is missing', () => bento, /--url/],
    ['nobody is named', () => ['--url', right.url], /--login/],
    ['the entity does not exist', () => ['--url', right.url, ...bento, '--entity', 'navio'], /grupo/],
    ['an option does not exist', () => ['--url', right.url, ...bento, '--rapido'], /--rapido/],
    [
      'the company is open',
      () => ['--url', right.url, '--login', 'ana@segunda.example'],
      /--company .*11 Crédito Aroeira S\.A\., 22 Cooperativa/,
    ],
    [
      'the branch does not exist',
      () => ['--url', right.url, '--login', 'ana@segunda.example', '--company', '22', '--branch', 'Sul'],
      /221 Sede/,
    ],
  ])('ends with 2 and says what to do when %s', async (_case, args, sentence) => {
    const { code, out, err } = await conformance(args());
    expect(code).toBe(2);
    expect(err).toMatch(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(out).toBe('');
  });

  test('works in the company and branch named, by number or name', async () => {
    right.requests.length = 0;
    const place = ['--company', 'Cooperativa Sibipiruna', '--branch', '221'];
    const { code } = await conformance(['--url', right.url, '--login', 'ana@segunda.example', ...place]);
    expect(code).toBe(0);
    const [moved] = right.requests.filter(({ path }) => path.endsWith('TrocarEmpresa'));
    expect(JSON.parse(moved?.body ?? '')).toEqual({ IdentificadorEmpresa: 22, IdentificadorFilial: 221 });
  });
});

describe('the texts of the kit', () => {
  test('have a sentence for every rule, in both languages', () => {
    const names = contract.map(({ name }) => name);
    for (const catalogue of Object.values(catalogues))
      expect(Object.keys(catalogue.rules).toSorted()).toEqual(names.toSorted());
  });

  test('fill in the same things in both languages', () => {
    const blanks = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(([blank]) => blank).toSorted();
    const { 'pt-br': portuguese, 'en-us': english } = catalogues;
    for (const part of Object.keys(portuguese) as (keyof typeof portuguese)[]) {
      expect(Object.keys(english[part])).toEqual(Object.keys(portuguese[part]));
      for (const [key, text] of Object.entries(portuguese[part]))
        expect(blanks(english[part][key] ?? ''), key).toEqual(blanks(text));
    }
  });
});
