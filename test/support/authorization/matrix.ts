import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { entityNamed } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import { applicationOf } from '../../../src/server/openServer.ts';
import { type Answer, startServer, type TestServer } from '../servers/startServer.ts';
import {
  hasForeign,
  isPersonal,
  type Need,
  type Outcome,
  type Row,
  rowsOf,
  type Target,
} from './declarations.ts';
import { everything, putFieldsUnderCodes } from './fieldsUnderCodes.ts';
import { gatherPeople, type People, type Person } from './people.ts';
import { routesOf } from './routes.ts';
import { type SeededCompany, seedCompany } from './seededCompany.ts';

/** One person asking one thing: what is wrong with the answer, nothing when it is as declared. */
export interface Cell {
  readonly name: string;
  run(): Promise<readonly string[]>;
}

export interface Matrix {
  readonly folio: TestServer;
  readonly application: FastifyInstance;
  readonly home: SeededCompany;
  readonly abroad: SeededCompany;
  readonly people: People;
  readonly routes: readonly string[];
  /** Routes that no schema and no declaration knows. */
  readonly undeclared: readonly string[];
  readonly rows: readonly Row[];
  /** Of those every route may be tried by, all or these; with those the row's own rights tell apart. */
  cellsOf(row: Row, standard?: readonly Person[]): Promise<readonly Cell[]>;
  /** Everything the database holds of the trade, as one text: equal when nothing was written. */
  fingerprint(): Promise<string>;
  noteDenial(reply: Reply): void;
  /** Numbers of the requests that were answered with 403. */
  readonly denials: readonly string[];
  /** Numbers of the requests the access log knows as such an event, in order. */
  notedAs(event: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The running application, two companies that must not know of each other, and everybody who might ask. */
export async function openMatrix(): Promise<Matrix> {
  const takeFieldsBack = putFieldsUnderCodes();
  const folio = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'folio-matriz-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const console = { folder, config: { Api: { Url: './api/' }, Desenvolvimento: false } };
  const application = await applicationOf(folio.server, console);
  await application.ready();
  const home = await seedCompany(folio, { name: 'Banco Ipê', mark: 'ZQIPE', root: '47392015' });
  const abroad = await seedCompany(folio, { name: 'Banco Jatobá', mark: 'ZQJAT', root: '58120394' });
  const people = await gatherPeople(folio, home, abroad);
  const routes = routesOf(application);
  const rows = new Map<string, readonly Row[]>();
  for (const route of routes) rows.set(route, await rowsOf(route, { home, abroad }));
  const denials: string[] = [];
  const noteDenial = ({ statusCode, headers }: Reply) => {
    if (statusCode === 403) denials.push(String(headers['x-numero-requisicao']));
  };
  const place: Place = { application, home, abroad, noteDenial };
  return {
    folio,
    application,
    home,
    abroad,
    people,
    routes,
    undeclared: routes.filter((route) => rows.get(route)?.length === 0),
    rows: [...rows.values()].flat(),
    cellsOf: (row, standard = people.standard) => cellsOf(row, standard, people, place),
    fingerprint: () => fingerprint(folio),
    noteDenial: place.noteDenial,
    denials,
    notedAs: (event) => notedAs(folio, event),
    async close() {
      await application.close();
      await folio.close();
      await rm(folder, { recursive: true, force: true });
      takeFieldsBack();
    },
  };
}

interface Place {
  readonly application: FastifyInstance;
  readonly home: SeededCompany;
  readonly abroad: SeededCompany;
  readonly noteDenial: (reply: Reply) => void;
}

type Reply = Awaited<ReturnType<FastifyInstance['inject']>>;

/** Everybody, and those who hold exactly what the row asks for, or everything but that. */
async function cellsOf(
  row: Row,
  standard: readonly Person[],
  people: People,
  place: Place,
): Promise<readonly Cell[]> {
  const asked = [...standard, ...(await holdersFor(row.need, people))];
  return asked.flatMap((person) =>
    row.targets
      .filter((target) => target !== 'foreign' || (row.entity && hasForeign(row.entity)))
      .filter((_target, index) => index === 0 || isAskedAll(person))
      .filter((target) => !(row.writes && sees(person, row, target)))
      .map((target) => ({
        name: `${row.name} · ${target} · ${person.name}`,
        run: async () => judge(row, target, row.ends ? await people.again(person) : person, place),
      })),
  );
}

/** A caller who gets no further than the door gets no further with another record either. */
const isAskedAll = ({ standing, codes }: Person) => standing === 'living' && codes.size > 0;

async function holdersFor(need: Need, people: People): Promise<readonly Person[]> {
  const sets = need.filter((codes) => codes.length > 0);
  const mentioned = new Set(sets.flat());
  if (mentioned.size === 0) return [];
  const exact = sets.map((codes) =>
    people.holderOf(`holder of ${codes.join(' and ')} alone`, new Set(codes)),
  );
  const lacking =
    sets.length === 1
      ? [...mentioned].map((code) => people.holderOf(`all but ${code}`, without(new Set([code]))))
      : [people.holderOf(`all but ${[...mentioned].join(', ')}`, without(mentioned))];
  return Promise.all([...exact, ...lacking]);
}

const without = (codes: ReadonlySet<string>) => everything.difference(codes);

async function judge(row: Row, target: Target, person: Person, place: Place): Promise<readonly string[]> {
  const request = row.ask(target, person.place);
  const { token } = person;
  const reply = await place.application.inject({
    ...request,
    headers: { ...request.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  const isJson = reply.payload !== '' && String(reply.headers['content-type']).startsWith('application/json');
  const answer: Answer = {
    status: reply.statusCode,
    body: isJson ? JSON.parse(reply.payload) : reply.payload,
    headers: reply.headers as Answer['headers'],
    bytes: reply.rawPayload,
  };
  place.noteDenial(reply);
  const expected = expectedOf(row, target, person);
  const code = answer.body?.Erros?.[0]?.Codigo;
  const faults: string[] = [];
  if (answer.status !== expected.status)
    faults.push(`${answer.status} ${code ?? ''} instead of ${expected.status}`);
  // To HEAD a status is all that is answered.
  else if (expected.code && request.method !== 'HEAD' && code !== expected.code)
    faults.push(`${code} instead of ${expected.code}`);
  else if (expected.untouched && !expected.untouched(answer)) faults.push('touched what is not theirs');
  for (const { mark } of row.door === 'session' && person.isOfBoth ? [] : strangersTo(person, place))
    if (reply.payload.includes(mark) || reply.payload.includes(mark.toLowerCase()))
      faults.push(`tells of ${mark}`);
  return faults.map((fault) => `${row.name} · ${target} · ${person.name}: ${fault}`);
}

/** Companies whose words must not reach this person: all of them without a living session there. */
function strangersTo({ standing, place: where }: Person, { home, abroad }: Place): readonly SeededCompany[] {
  if (standing === 'dead') return [home, abroad];
  return where === 'home' ? [abroad] : [home];
}

/** What the declarations say this person gets, and nothing else says it. */
function expectedOf(row: Row, target: Target, person: Person): Outcome {
  if (row.door === 'open') return row.allowed;
  if (person.standing === 'dead') return { status: 401 };
  if (row.door === 'session') return row.allowed;
  if (person.standing === 'password') return { status: 403, code: 'password-change-first' };
  const codes = person.standing === 'companyless' ? new Set<string>() : person.codes;
  const may = row.need.some((set) => set.every((code) => codes.has(code)));
  const isCompanyless = row.door === 'company' && person.standing === 'companyless';
  const refused = row.refused ?? { status: 403 };
  const hidden = row.hidden ?? { status: 404, code: 'record-not-found' };
  const isHidden = row.entity !== undefined && !sees(person, row, target);
  if (isCompanyless) return refused;
  if (row.recordFirst && isHidden) return hidden;
  if (!may) return refused;
  return isHidden ? hidden : row.allowed;
}

function sees(person: Person, { entity }: Row, target: Target): boolean {
  if (target === 'missing' || !entity) return false;
  if (person.standing !== 'living') return false;
  if (!hasForeign(entity)) return true;
  const where = target === 'own' ? 'home' : 'abroad';
  if (person.place !== where) return false;
  return seesOwners(person, entity) && seesBranch(person, entity);
}

/** By the owners the schema names: one's own, those of a parent one sees, those that one's records refer to. */
function seesOwners({ sees }: Person, entity: Entity): boolean {
  const { analyst, officer, through, visibleThrough } = entity.ownership;
  if (isPersonal(entity)) return sees === 'own';
  if (sees === 'everybodys') return true;
  const parent = through && entity.fields.find(({ name }) => name === through)?.entity;
  if (parent) return seesOwners({ sees } as Person, entityNamed(parent));
  if (!analyst && !officer) return true;
  if (sees === 'nobodys') return false;
  return (
    analyst !== null ||
    (visibleThrough !== null && entityNamed(visibleThrough.entity).ownership.analyst !== null)
  );
}

function seesBranch({ isElsewhere }: Person, entity: Entity): boolean {
  if (!isElsewhere) return true;
  const { branch, through } = entity.ownership;
  const parent = through && entity.fields.find(({ name }) => name === through)?.entity;
  return branch === null && (!parent || seesBranch({ isElsewhere } as Person, entityNamed(parent)));
}

/** Sessions, counts of tries and the access log change with every request; all else only by a write. */
const passing = ['sessao', 'tentativa_acesso', 'acesso', 'idempotencia'];

async function fingerprint({ server }: TestServer): Promise<string> {
  return server.database.asMigrator(async (tx) => {
    const tables = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> all (${passing}) order by 1`.execute(tx);
    const parts = tables.rows.map(
      ({ name }) =>
        sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
          from ${sql.table(name)} t`,
    );
    const { rows } = await sql<{ name: string; sum: string }>`
      ${sql.join(parts, sql` union all `)} order by name`.execute(tx);
    return rows.map(({ name, sum }) => `${name} ${sum}`).join('\n');
  });
}

async function notedAs({ server }: TestServer, event: string): Promise<readonly string[]> {
  await server.accessLog.flush();
  const { rows } = await server.database.asMigrator((tx) =>
    sql<{ number: string }>`select "Requisicao" as number from acesso where "Evento" = ${event}`.execute(tx),
  );
  return rows.map(({ number }) => number).sort();
}
