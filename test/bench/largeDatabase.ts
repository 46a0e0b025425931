import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createStandardProfiles, withinCompany } from '../../src/server/engine/auth/furnishCompany.ts';
import { openSession, storePassword } from '../../src/server/engine/auth/sessions.ts';
import { createChecked } from '../../src/server/engine/crud/write/createRecord.ts';
import type { Server } from '../../src/server/engine/server.ts';
import type { Row, Tx } from '../../src/server/kit/database/database.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { migrateAll, openServer } from '../../src/server/openServer.ts';
import { postgres } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';

export const clients = 100_000;
export const operations = 1_000_000;

/** A company of a big lender in a PostgreSQL database of its own, and somebody who has signed in. */
export interface LargeDatabase {
  /** As the role of the application, which row-level security binds. */
  readonly url: string;
  readonly dataDir: string;
  readonly token: string;
  readonly companyId: number;
  readonly userId: number;
  drop(): Promise<void>;
}

let shared: Promise<LargeDatabase> | null = null;

/** One for all benches of a run, made when the first asks; null where no PostgreSQL answers. */
export async function largeDatabase(): Promise<LargeDatabase | null> {
  if (!postgres) return null;
  shared ??= createLargeDatabase(postgres);
  return shared;
}

export async function dropLargeDatabase(): Promise<void> {
  await (await shared?.catch(() => null))?.drop();
  shared = null;
}

/** Filled by statements over `generate_series`: about a minute on a machine with nothing else to do. */
async function createLargeDatabase({
  administer,
  urlOf,
}: NonNullable<typeof postgres>): Promise<LargeDatabase> {
  const name = `folio_bench_${process.pid}`;
  const role = { name: `${name}_uso`, password: 'uso' };
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  const drop = async () => {
    await administer(`drop database if exists ${name} with (force)`);
    await administer(`drop role if exists ${role.name}`);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await administer(`create database ${name}`);
    const owner = await openDatabase({ url: urlOf(name) });
    await migrateAll(owner);
    await administer(`create role ${role.name} login password '${role.password}' in role folio_aplicacao`);
    const settings = readSettings({ DATA_DIR: dataDir }, 'test');
    const server = await openServer({ settings, database: owner });
    try {
      const person = await makePerson(server);
      await owner.asMigrator((tx) => fill(tx, person.companyId));
      await settle(owner);
      return { ...person, url: urlOf(name, role), dataDir, drop };
    } finally {
      await server.close();
    }
  } catch (error) {
    await drop();
    throw error;
  }
}

/** A company with its profiles and an administrator who has just signed in. */
async function makePerson({ database, models, now }: Server) {
  const actor = makeActor({ kind: 'system', name: 'bench' });
  return database.transaction(actor, async (tx) => {
    const outside = { tx, actor, models };
    const make = async (entity: string, values: Row) =>
      (await createChecked(outside, models.named(entity), values)).Identificador;
    const companyId = await make('empresa', { RazaoSocial: 'Banco de Ensaio S.A.', Cnpj: '11222333000181' });
    const userId = await withinCompany(outside, companyId, async (work) => {
      const { administrators } = await createStandardProfiles(work);
      const Vinculos = [
        {
          IdentificadorEmpresa: companyId,
          Perfis: [administrators],
          Filiais: [],
          Ativo: true,
        },
      ];
      const person = {
        Nome: 'Helena Prado',
        Login: 'helena@exemplo.com.br',
        TodosProprietarios: true,
        Vinculos,
      };
      return (await createChecked(work, models.named('usuario'), person)).Identificador;
    });
    // Nobody signs in by it; a server where nobody ever could would ask for its first administrator.
    await storePassword(tx, { userId, hash: 'none', mustChange: false, now: now() });
    const token = await openSession(tx, {
      userId,
      companyId,
      branchId: null,
      address: '127.0.0.1',
      agent: 'bench',
      now: now(),
      endsAt: new Date(now().getTime() + 8 * 3_600_000),
    });
    return { token, companyId, userId };
  });
}

/** Indexes are made after the rows and references are right by construction, or filling would take minutes. */
async function fill(tx: Tx, company: number): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run(`set local session_replication_role = replica`);
  await run(`set local maintenance_work_mem = '512MB'`);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('cliente', 'operacao') and indexname not like '%_pkey'`.execute(tx);
  for (const { name } of indexes) await run(`drop index "${name}"`);
  for (const statement of rowsOf(company)) await run(statement);
  for (const { definition } of indexes) await run(definition);
}

/** Names of people, invented; `pick` takes one by a row's number. */
const first =
  'Ana Bruno Caio Dora Elisa Fábio Gil Hélio Inês João Kátia Lúcia Mário Nair Otávio Paulo Rita Sônia Tadeu Vera';
const last =
  'Abreu Barros Conceição Dantas Esteves Ferraz Goulart Horta Ibanez Jardim Klein Leme Mourão Neves Ornelas Pires';
const pick = (words: string, number: string) => `(string_to_array('${words}', ' '))[1 + ${number}]`;

function rowsOf(company: number): string[] {
  const head = `"IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca"`;
  const of = (search: string) => `${company}, 1, 1, folio_texto(${search})`;
  const named = (table: string, count: number) =>
    `insert into ${table} (${head}, "Nome", "Ativo") select ${of(`'${table} ' || i`)}, initcap('${table} ') || i, true
     from generate_series(1, ${count}) i`;
  const client = `${pick(first, 'i % 20')} || ' ' || ${pick(last, '(i / 20) % 16')} || ' ' || ${pick(last, '(i / 320) % 16')} || ' ' || i`;
  return [
    named('diretoria', 5),
    named('segmento_area', 10),
    named('produto', 30),
    named('filial', 20),
    named('officer', 40),
    named('analista', 200),
    named('grupo', 500),
    `insert into cliente (${head}, "Nome", "TipoPessoa", "Documento", "Email", "ProdutorRural", "Municipio", "Uf",
       "IdentificadorGrupo", "IdentificadorOfficer", "IdentificadorSegmentoArea")
     select ${of(`nome || ' ' || documento || ' pessoa' || i || '@exemplo com br'`)}, nome, 'F', documento,
       'pessoa' || i || '@exemplo.com.br', i % 3 = 0, 'Unaí', 'MG', 1 + i % 500, 1 + i % 40, 1 + i % 10
     from (select i, ${client} as nome, lpad((i * 7919)::text, 11, '0') as documento
       from generate_series(1, ${clients}) i) as c`,
    `insert into operacao (${head}, "Codigo", "IdentificadorCliente", "TipoImovel", "IdentificadorProduto", "Proposta",
       "Valor", "UsaFgts", "Prioridade", "DataPrevistaAssinatura", "Situacao", "IdentificadorAnalista",
       "IdentificadorOfficer", "IdentificadorSegmentoArea", "IdentificadorDiretoria", "IdentificadorFilial",
       "IdentificadorGrupo")
     select ${company}, 1, 1, lower(codigo || ' ' || proposta), codigo, 1 + (i * 7919::bigint) % ${clients},
       case when i % 4 = 0 then 'Urbano' else 'Rural' end, 1 + i % 30, proposta, 50000 + (i * 31::bigint) % 9000000,
       i % 7 = 0, ${pick('baixa normal normal alta', 'i % 4')}, date '2024-01-01' + i % 1500,
       ${pick('rascunho em_andamento em_andamento em_parecer concluida concluida concluida concluida cancelada', 'i % 9')},
       1 + i % 200, 1 + i % 40, 1 + i % 10, 1 + i % 5, 1 + i % 20, 1 + i % 500
     from (select i, (2016 + i / 100000) || '-' || lpad(i::text, 6, '0') as codigo,
         ${pick('Custeio Lavoura Investimento Reforma Moradia', 'i % 5')} || ' ' || i % 997 as proposta
       from generate_series(1, ${operations}) i) as o`,
  ];
}

/** What autovacuum does to a table that has been there for a while. */
async function settle({ engineParts }: OpenDatabase): Promise<void> {
  await engineParts.pool?.query('vacuum (analyze)');
  await engineParts.pool?.query('checkpoint');
}
