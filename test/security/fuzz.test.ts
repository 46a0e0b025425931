import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '../../src/metadata/entities.ts';
import type { Entity } from '../../src/metadata/entity.ts';
import { routesOf } from '../support/authorization/routes.ts';
import { injections, strangeTexts, unstorable } from '../support/hostile/payloads.ts';
import { inForm, seed } from '../support/run/form.ts';
import { type Desk, startServer, type TestServer } from '../support/servers/startServer.ts';

/**
 * Bad input made from the schemas, for every route of the running router: always an answer in words, never a failure.
 */
const calls = inForm({ short: 1_500, long: 10_000 });

let folio: TestServer;
let desk: Desk;

beforeAll(async () => {
  folio = await startServer();
  const ipe = await folio.company('Banco Ipê S.A.', '47392015000106');
  await ipe.person('administradora@ipe.exemplo', 'administrador', { TodosProprietarios: true });
  desk = await folio.signIn('administradora@ipe.exemplo');
});
afterAll(() => folio.close());

test(`${calls} calls with bad input, seed ${seed}: no unexpected failure, nothing internal told`, async () => {
  const chance = createChance(seed);
  const routes = routesOf(folio.application).filter(
    (route) => !/Logout|EncerrarOutras|AlterarSenha/.test(route),
  );
  const faults: string[] = [];
  const statuses = new Set<number>();
  for (let turn = 0; turn < calls; turn++) {
    const [method = '', pattern = ''] = chance.pick(routes).split(' ');
    const url = `${addressOf(pattern, chance)}${chance.flip(0.5) ? `?${queryOf(pattern, chance)}` : ''}`;
    const payload = method === 'GET' ? undefined : bodyOf(pattern, chance);
    const headers = {
      authorization: `Bearer ${desk.token}`,
      ...(payload === undefined ? {} : { 'content-type': chance.pick(contentTypes) }),
    };
    const answer = await folio.ask({
      method: method as 'GET',
      url,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    statuses.add(answer.status);
    const said = JSON.stringify(answer.body);
    if (answer.status >= 500)
      faults.push(`turn ${turn}: ${answer.status} ${method} ${url} ${payload}`.slice(0, 600));
    if (answer.status >= 400 && internal.test(said.replaceAll(/"(?:Texto|Campo)":"[^"]*"/g, '')))
      faults.push(`turn ${turn}: ${method} ${url} tells ${said}`.slice(0, 600));
    // To HEAD a status is all that is answered.
    if (answer.status >= 400 && method !== 'HEAD' && !answer.body.Erros?.[0]?.Codigo)
      faults.push(`turn ${turn}: ${method} ${url} says nothing`);
  }
  expect(faults).toEqual([]);
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 404, 415, 422]));
}, 600_000);

/** Stacks, statements, paths and versions: nobody's business. */
const internal =
  /node_modules|\.ts:\d|at async|select .+ from|insert into|PostgreSQL|\/srv\/|\/home\/|syntax error/i;

const contentTypes = [...Array(8).fill('application/json'), 'text/csv', 'text/plain', 'application/pdf'];

interface Chance {
  flip(share: number): boolean;
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
}

/** The same numbers for the same seed. @see Tommy Ettinger, mulberry32 */
function createChance(start: number): Chance {
  let state = start >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    flip: (share) => next() < share,
    below,
    pick: (list) => {
      const found = list[below(list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}

const texts = [...injections, ...strangeTexts, ...unstorable, '', 'x'.repeat(5_000)];
const identifiers = [
  '1',
  '2',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'abc',
  '%00',
  '%E0%A4%A',
  '1%27',
  '../1',
];

function addressOf(pattern: string, chance: Chance): string {
  const entity = entityOf(pattern);
  const names = [...(entity?.actions ?? []), ...(entity?.states?.transitions ?? [])].map((one) =>
    'event' in one ? one.event : one.name,
  );
  return pattern.replaceAll(/:(\w+)/g, (_whole, name: string) =>
    name === 'acao' && names.length > 0 && chance.flip(0.8)
      ? chance.pick(names)
      : chance.flip(0.7)
        ? chance.pick(identifiers)
        : encodeURIComponent(chance.pick(texts).slice(0, 150).toWellFormed()),
  );
}

const entityOf = (pattern: string): Entity | undefined =>
  entities.find(({ noun }) => pattern.startsWith(`/api/${noun}/`));

const queryNames = [
  'Pagina',
  'NumeroRegistros',
  'SortFields',
  'SortOrder',
  'Busca',
  'Filtro',
  'ContarTudo',
  'Excluidos',
  'Versao',
  'Colunas',
  'Formato',
  'Identificadores',
  'Simular',
  'Token',
  'Nome',
  'IdentificadorOperacao',
];

function queryOf(pattern: string, chance: Chance): string {
  const fields = entityOf(pattern)?.fields.map(({ name }) => name) ?? [];
  const query = new URLSearchParams();
  for (let turn = chance.below(4); turn >= 0; turn--) {
    const name = chance.flip(0.6) ? chance.pick(queryNames) : chance.pick([...fields, 'Nada']);
    query.append(name, name === 'Filtro' ? filterOf(fields, chance) : String(someValue(chance, 1)));
  }
  return query.toString();
}

const filterOf = (fields: readonly string[], chance: Chance): string =>
  JSON.stringify({
    [chance.pick(['E', 'OU', 'NAO'])]: [
      {
        Campo: chance.pick([...fields, 'Nada', '__proto__']),
        Operador: chance.pick(['igual', 'contem', 'maior', 'menor', 'vazio', 'em', 'entre', 'nada']),
        Valor: someValue(chance, 2),
      },
    ],
  });

/** A record of the entity with some of its fields, most of them wrong; at times no record at all. */
function bodyOf(pattern: string, chance: Chance): string {
  if (chance.flip(0.1))
    return chance.pick(['', '{', '[]', 'null', '"x"', '{"a":1,"a":2}', '[[[[[[', '1e400', '{"x":1e999}']);
  const fields = entityOf(pattern)?.fields ?? [];
  const names = [
    ...fields.map(({ name }) => name),
    'Versao',
    'VersaoHistorica',
    'Identificadores',
    'Filtro',
    'Busca',
    'Motivo',
    'Parametros',
    'Correcoes',
    'Valor',
    'Login',
    'Senha',
    'IdentificadorEmpresa',
  ];
  const body: Record<string, unknown> = { ...(chance.flip(0.5) ? { Versao: 1 } : {}) };
  for (let turn = chance.below(6); turn >= 0; turn--) body[chance.pick(names)] = someValue(chance, 3);
  return JSON.stringify(body);
}

function someValue(chance: Chance, depth: number): unknown {
  const kind = chance.below(depth > 0 ? 12 : 9);
  if (kind < 4) return chance.pick(texts);
  if (kind === 4) return chance.pick([0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300, 0.1 + 0.2]);
  if (kind === 5) return chance.pick([true, false, null]);
  if (kind === 6)
    return chance.pick([
      '2026-02-30',
      '0000-00-00',
      '2026-11-22T25:61',
      '9999-12-31',
      '-0001-01-01',
      '2026-11-22',
    ]);
  if (kind === 7) return chance.pick(['11144477735', '00000000000', '47392015000106', 'AB.CDE.FGH/IJKL-99']);
  if (kind === 8) return chance.pick([1, 2, 999_999_999_999]);
  if (kind === 9) return Array.from({ length: chance.below(4) }, () => someValue(chance, depth - 1));
  return {
    [chance.pick(['Identificador', '$gt', 'constructor', 'Nome', 'Codigo'])]: someValue(chance, depth - 1),
  };
}
