import { sql } from 'kysely';
import { addDays } from '../../src/domain/dates.ts';
import { timeInBrazil } from '../../src/server/engine/actors/timeInBrazil.ts';
import { openQueue } from '../../src/server/engine/jobs/queue.ts';
import { watchExpiry } from '../../src/server/features/certificates/watch/watchExpiry.ts';
import { jobTypes } from '../../src/server/features.ts';
import type { Tx } from '../../src/server/kit/database/database.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { migrateAll } from '../../src/server/openServer.ts';
import { postgres } from '../support/databases/engines.ts';
import type { Measurement } from './measurement.ts';

const certificates = 100_000;
const operations = 20_000;
const analysts = 200;
const companies = 2;

/**
 * The morning's round over every certificate of the installation. Shows nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  if (!postgres) return [];
  const { administer, urlOf } = postgres;
  const name = `folio_bench_certidoes_${process.pid}`;
  await administer(`create database ${name}`);
  try {
    const database = await openDatabase({ url: urlOf(name) });
    try {
      await migrateAll(database);
      await database.asMigrator(fill);
      await database.engineParts.pool?.query('vacuum (analyze)');
      return await rounds(database);
    } finally {
      await database.close();
    }
  } finally {
    await administer(`drop database if exists ${name} with (force)`);
  }
}

const today = timeInBrazil(new Date()).day;
const morning = (days: number) => () => new Date(`${addDays(today, days)}T09:00:00Z`);

async function rounds(database: OpenDatabase): Promise<Measurement[]> {
  const jobs = await openQueue(database, { types: jobTypes, now: () => new Date(), onError: console.error });
  const timed = async (days: number) => {
    const begun = performance.now();
    const told = await watchExpiry({ database, jobs, letters: {}, now: morning(days) });
    return { told, seconds: Number(((performance.now() - begun) / 1000).toFixed(2)) };
  };
  const first = await timed(0);
  const next = await timed(1);
  await jobs.close();
  const of = `${certificates} certificates of ${operations} operations, ${analysts} analysts, ${companies} companies, PostgreSQL`;
  return [
    {
      name: 'certificates, a morning on which all of them are told of',
      value: first.seconds,
      unit: 's',
      atMost: 10,
      how: `${of}; ${first.told} notices, and mails to each of their readers`,
    },
    {
      name: 'certificates, the morning after',
      value: next.seconds,
      unit: 's',
      atMost: 10,
      how: `${of}; ${next.told} notices`,
    },
  ];
}

/** Rows of every table the round reads, with the indexes and references they have in use. */
async function fill(tx: Tx): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const head = `"IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca"`;
  await run(`set local session_replication_role = replica`);
  await run(`insert into empresa ("Identificador", "RazaoSocial", "Cnpj", "Busca")
    overriding system value select i, 'Banco de Ensaio ' || i, lpad(i::text, 14, '0'), '' from generate_series(1, ${companies}) i`);
  await run(`insert into perfil (${head}, "Nome", "Ativo") select i, 1, 1, '', 'analista', true
    from generate_series(1, ${companies}) i`);
  await run(`insert into perfil_codigos ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Codigo")
    select "Identificador", "IdentificadorEmpresa", 1, 'CERTIDAO.CONSULTAR' from perfil`);
  // Every fifth person follows the alerts of a colleague.
  await run(`insert into usuario ("Identificador", "CriadoPor", "AlteradoPor", "Busca", "Nome", "Login", "Ativo", "UsuariosAlerta")
    overriding system value select i, 1, 1, '', 'Pessoa ' || i, 'pessoa' || i || '@exemplo.com.br', true,
      case when i % 5 = 0 then array[i - 2]::bigint[] else '{}' end
    from generate_series(1, ${analysts}) i`);
  await run(`insert into usuario_vinculos ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Perfis", "Ativo")
    select i, 1 + i % ${companies}, 0, array[(select p."Identificador" from perfil p
      where p."IdentificadorEmpresa" = 1 + i % ${companies})], true from generate_series(1, ${analysts}) i`);
  await run(`insert into analista ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorUsuario", "IdentificadorOfficer")
    overriding system value select i, 1 + i % ${companies}, 1, 1, '', 'Analista ' || i, i % 10 <> 0, i, 1
    from generate_series(1, ${analysts}) i`);
  await run(`insert into officer ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorUsuario", "IdentificadorSegmentoArea")
    overriding system value select i, i, 1, 1, '', 'Officer ' || i, true, ${companies} + i - 1, 1
    from generate_series(1, ${companies}) i`);
  await run(`insert into operacao ("Identificador", ${head}, "Codigo", "IdentificadorCliente", "TipoImovel", "Prioridade",
      "Situacao", "IdentificadorAnalista", "IdentificadorOfficer")
    overriding system value select i, 1 + i % ${companies}, 1, 1, '', '2026-' || lpad(i::text, 6, '0'), 1, 'Rural', 'normal',
      'em_andamento', 1 + (i - 1) % ${analysts}, 1 + i % ${companies} from generate_series(1, ${operations}) i`);
  await run(`insert into certidao (${head}, "Titulo", "Situacao", "Origem", "IdentificadorOperacao",
      "IdentificadorTipoCertidao", "DataEmissao", "DataVencimento", "AvisoDias")
    select 1 + i % ${operations} % ${companies}, 1, 1, '', 'Certidão ' || i, 'emitida', 'manual', 1 + (i - 1) % ${operations},
      t.ids[1 + i % cardinality(t.ids)], date '${today}' - 30, date '${today}' + 10 - i % 12, 10
    from generate_series(1, ${certificates}) i,
      (select array_agg("Identificador") as ids from tipo_certidao) t`);
}
