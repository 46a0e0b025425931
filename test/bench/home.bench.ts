import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { permissions } from '../../src/metadata/permissions.ts';
import type { Actor } from '../../src/server/engine/actors/actor.ts';
import type { Server } from '../../src/server/engine/server.ts';
import { homeSummary } from '../../src/server/features/operations/home/homeSummary.ts';
import { missingTo } from '../../src/server/features/operations/missing.ts';
import { timelineOf } from '../../src/server/features/operations/timeline/timeline.ts';
import type { Tx } from '../../src/server/kit/database/database.ts';
import { type OpenDatabase, openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { migrateAll, openServer } from '../../src/server/openServer.ts';
import { postgres } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';
import { type Measurement, median } from './measurement.ts';

const records = 100_000;
const operations = 20_000;
const events = 1_000_000;
/** Of the one operation whose timeline is asked for. */
const eventsOfOne = 10_000;
const analysts = 200;
const rounds = 15;
/** Kinds of work that everybody of the bench has some of. */
const fewestTold = 6;

/**
 * Home of an analyst, of an officer and of who looks after everybody's, and the operation's page, at the server and
 * under row-level security. Shows nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  if (!postgres) return [];
  const { administer, urlOf } = postgres;
  const name = `folio_bench_inicio_${process.pid}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-inicio-'));
  await administer(`create database ${name}`);
  try {
    const database = await openDatabase({ url: urlOf(name) });
    await migrateAll(database);
    const server = await openServer({ settings: readSettings({ DATA_DIR: dataDir }, 'test'), database });
    try {
      await database.asMigrator(fill);
      await database.engineParts.pool?.query('vacuum (analyze)');
      return await times(server, database);
    } finally {
      await server.close();
    }
  } finally {
    await administer(`drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const codes = new Set(permissions.map(({ code }) => code));
const person = (values: Partial<Actor>): Actor => makeActor({ companyId: 1, codes, ...values });

/** Whom home is asked for: their own alone, their team's, everybody's. */
const people: Readonly<Record<string, Actor>> = {
  'an analyst': person({ userId: 1, allOwners: false, analystIds: [1], officerIds: [] }),
  'an officer': person({ userId: analysts + 1, allOwners: true }),
  'an administrator': person({ userId: analysts + 9, allOwners: true }),
};

async function times({ models }: Server, database: OpenDatabase): Promise<Measurement[]> {
  const of = `${records} registry records of ${operations} operations, ${events} events of the state log, PostgreSQL, median of ${rounds}`;
  const found: Measurement[] = [];
  const measured = async (name: string, actor: Actor, atMost: number, ask: (tx: Tx) => Promise<unknown>) => {
    await database.reading(actor, ask);
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      await database.reading(actor, ask);
      taken.push(performance.now() - begun);
    }
    found.push({ name, value: Number(median(taken).toFixed(0)), unit: 'ms', atMost, how: of });
  };
  const now = new Date();
  for (const [who, actor] of Object.entries(people))
    await measured(`home of ${who}`, actor, 300, async (tx) => {
      const { Blocos } = await homeSummary({ tx, actor, models }, now);
      const told = Blocos.filter(({ Total }) => Total > 0).length;
      if (told < fewestTold) throw new Error(`home of ${who} tells of ${told} things: nothing was measured`);
    });
  const officer = people['an officer'] as Actor;
  const ask = (query: string) => async (tx: Tx) => {
    const { Itens, Mais } = await timelineOf({ tx, actor: officer, models }, 1, new URLSearchParams(query));
    if (Itens.length === 0 || !Mais) throw new Error('the timeline has no second page: nothing was measured');
  };
  await measured(`timeline of ${eventsOfOne} events, first page`, officer, 300, ask(''));
  await measured(`timeline of ${eventsOfOne} events, one kind`, officer, 300, ask('Tipo=operacao'));
  await measured('what is missing to an operation', officer, 300, (tx) =>
    missingTo({ tx, actor: officer, models }, 2),
  );
  return found;
}

/** Rows of every table that home and the operation's page read. */
async function fill(tx: Tx): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const head = `"IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca"`;
  await run('set local session_replication_role = replica');
  // Large tables are counted as such by the identifiers they gave out.
  for (const table of ['operacao', 'registro_matricula'])
    await run(`select setval('"${table}_Identificador_seq"', ${records})`);
  await run(`insert into empresa ("Identificador", "RazaoSocial", "Cnpj", "Busca")
    overriding system value values (1, 'Banco de Ensaio', '00000000000001', '')`);
  await run(`insert into usuario ("Identificador", "CriadoPor", "AlteradoPor", "Busca", "Nome", "Login", "Ativo")
    overriding system value select i, 1, 1, '', 'Pessoa ' || i, 'pessoa' || i || '@exemplo.com.br', true
    from generate_series(1, ${analysts + 10}) i`);
  await run(`insert into usuario_vinculos ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Ativo")
    select i, 1, 0, true from generate_series(1, ${analysts + 10}) i`);
  await run(`insert into officer ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorUsuario", "IdentificadorSegmentoArea")
    overriding system value select i, 1, 1, 1, '', 'Officer ' || i, true, ${analysts} + i, 1 from generate_series(1, 8) i`);
  await run(`insert into analista ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorUsuario", "IdentificadorOfficer")
    overriding system value select i, 1, 1, 1, '', 'Analista ' || i, true, i, 1 + i % 8 from generate_series(1, ${analysts}) i`);
  await run(`insert into cliente ("Identificador", ${head}, "Nome", "TipoPessoa", "Documento", "Ativo")
    overriding system value select i, 1, 1, 1, '', 'Cliente ' || i, 'F', lpad(i::text, 11, '0'), true
    from generate_series(1, 5000) i`);
  await run(`insert into operacao ("Identificador", ${head}, "Codigo", "IdentificadorCliente", "TipoImovel", "Prioridade",
      "Situacao", "Valor", "IdentificadorAnalista", "IdentificadorOfficer", "DataPrevistaAssinatura")
    overriding system value select i, 1, 1, 1, '', '2026-' || lpad(i::text, 6, '0'), 1 + i % 5000, 'Rural', 'normal',
      (array['em_andamento', 'em_andamento', 'em_parecer', 'concluida', 'concluida', 'cancelada'])[1 + i % 6], 400000,
      case when i % 50 > 0 then 1 + (i - 1) % ${analysts} end, case when i % 50 > 0 then 1 + i % 8 end, current_date + i % 120 - 20
    from generate_series(1, ${operations}) i`);
  await run(`insert into registro_matricula ("Identificador", ${head}, "IdentificadorOperacao", "Numero", "Situacao", "NomeArquivo")
    overriding system value select i, 1, 1, 1, '', 1 + (i - 1) % ${operations}, i::text,
      (array['concluida', 'concluida', 'concluida', 'aguardando_analise', 'em_analise', 'em_revisao', 'pausada', 'erro',
        'cancelada', 'processando'])[1 + i / 7 % 10], 'arquivo.pdf' from generate_series(1, ${records}) i`);
  await run(`insert into certidao (${head}, "Titulo", "Situacao", "Origem", "IdentificadorOperacao",
      "IdentificadorTipoCertidao", "DataEmissao", "DataVencimento", "AvisoDias", "NomeArquivo")
    select 1, 1, 1, '', 'Certidão ' || i, (array['emitida', 'emitida', 'emitida', 'solicitada', 'erro'])[1 + i % 5], 'manual',
      1 + (i - 1) % ${operations}, t.ids[1 + i % cardinality(t.ids)], current_date - 30, current_date + 90 - i % 120, 10,
      case when i % 7 = 0 then 'certidao.pdf' end
    from generate_series(1, ${records}) i, (select array_agg("Identificador") as ids from tipo_certidao) t`);
  await run(`insert into item_checklist (${head}, "Titulo", "IdentificadorOperacao", "IdentificadorTipoCertidao",
      "Obrigatoria", "Ordem", "IdentificadorCertidao")
    select 1, 1, 1, '', "Titulo", "IdentificadorOperacao", "IdentificadorTipoCertidao", true, 10, "Identificador" from certidao`);
  await run(`insert into parecer (${head}, "Titulo", "Situacao", "IdentificadorOperacao", "IdentificadorRegistroMatricula",
      "IdentificadorAutor")
    select 1, 1, 1, '', 'Parecer ' || i, (array['rascunho', 'submetido', 'devolvido', 'aprovado', 'aprovado'])[1 + i % 5],
      1 + (i - 1) % ${operations}, i, 1 + i % ${analysts} from generate_series(1, 40000) i`);
  await run(`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para",
      "Quando", "IdentificadorUsuario", "Usuario", "Origem", "Requisicao")
    select 1, 'registro-matricula', 1 + i % ${records}, 'concluir', 'em_analise', 'concluida',
      now() - i * interval '1 minute', 1 + i % ${analysts}, 'Pessoa', 'screen', 'r' || i from generate_series(1, ${events}) i`);
  await run(`insert into alteracao ("IdentificadorEmpresa", "EmpresaDoAutor", "Entidade", "IdentificadorRegistro", "Versao",
      "Operacao", "Quando", "IdentificadorUsuario", "Usuario", "Origem", "Requisicao", "Antes", "Depois")
    select 1, 1, case when i <= ${eventsOfOne} then 'operacao' else 'cliente' end,
      case when i <= ${eventsOfOne} then 1 else 1 + i % 5000 end, i, 'ALTERAR', now() - i * interval '1 minute',
      1 + i % ${analysts}, 'Pessoa', 'screen', 'r' || i, jsonb_build_object('Valor', i), jsonb_build_object('Valor', i + 1)
    from generate_series(1, 200000) i`);
}
