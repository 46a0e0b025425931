import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addDays } from '../../src/domain/dates.ts';
import { createStandardProfiles, withinCompany } from '../../src/server/engine/auth/furnishCompany.ts';
import { openSession, storePassword } from '../../src/server/engine/auth/sessions.ts';
import { createChecked } from '../../src/server/engine/crud/write/createRecord.ts';
import type { Server } from '../../src/server/engine/server.ts';
import type { Tx } from '../../src/server/kit/database/database.ts';
import { openDatabase } from '../../src/server/kit/database/openDatabase.ts';
import { readSettings } from '../../src/server/kit/settings.ts';
import { applicationOf, migrateAll, openServer } from '../../src/server/openServer.ts';
import { postgres } from '../support/databases/engines.ts';
import { makeActor } from '../support/people/actors.ts';
import { type Measurement, median } from './measurement.ts';

const records = 100_000;
const operations = 20_000;
const analysts = 200;
const accesses = 300_000;
const feedbacks = 5_000;
const rounds = 5;

/**
 * Every dashboard of a company of 100,000 registry records and a million events in two years, the longest period it may
 * be asked for, and the usual month. Shows nothing where no PostgreSQL answers.
 */
export async function measure(): Promise<Measurement[]> {
  if (!postgres) return [];
  const { administer, urlOf } = postgres;
  const name = `folio_bench_paineis_${process.pid}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'folio-bench-'));
  await administer(`create database ${name}`);
  try {
    const database = await openDatabase({ url: urlOf(name) });
    await migrateAll(database);
    const server = await openServer({
      settings: readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, 'test'),
      database,
    });
    try {
      const { companyId, all, own } = await makePeople(server);
      await database.asMigrator((tx) => fill(tx, companyId));
      await database.engineParts.pool?.query('vacuum (analyze)');
      const of = `${records} records, ${await database.asMigrator(countEvents)} events, PostgreSQL`;
      const application = await applicationOf(server);
      try {
        return [
          ...(await panels(application, all, 'all owners', of)),
          ...(await panels(application, own, 'own records', of)),
        ];
      } finally {
        await application.close();
      }
    } finally {
      await server.close();
    }
  } finally {
    await administer(`drop database if exists ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  }
}

const today = new Date().toISOString().slice(0, 10);
const year = `De=${addDays(today, -365)}&Ate=${today}`;
const month = `De=${addDays(today, -30)}&Ate=${today}`;

const addresses = [
  'Estoque',
  `Estoque?Em=${addDays(today, -200)}`,
  `Periodo?${month}`,
  `Periodo?${year}`,
  `Tempos?${month}`,
  `Tempos?${year}`,
  'Certidoes',
  `Feedback?${year}`,
  `Uso?${year}`,
];

async function countEvents(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from transicao`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function panels(
  application: FastifyInstance,
  token: string,
  who: string,
  of: string,
): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  for (const address of addresses) {
    const times: number[] = [];
    let size = 0;
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const answer = await application.inject({
        url: `/api/Painel/${address}`,
        headers: { authorization: `Bearer ${token}` },
      });
      times.push(performance.now() - begun);
      if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${answer.body}`);
      size = answer.rawPayload.length;
    }
    measured.push({
      name: `dashboards, ${address.replaceAll(/[?&]/g, ' ')}, ${who}`,
      value: Math.round(median(times)),
      unit: 'ms',
      atMost: 1000,
      how: `median of ${rounds}; ${of}; ${size} bytes`,
    });
  }
  return measured;
}

/** Somebody who sees all records, and an officer with the operations of his own and his analysts. */
async function makePeople({ database, models, now }: Server) {
  const actor = makeActor({ kind: 'system', name: 'bench' });
  return database.transaction(actor, async (tx) => {
    const outside = { tx, actor, models };
    const company = { RazaoSocial: 'Banco de Ensaio S.A.', Cnpj: '11222333000181' };
    const companyId = (await createChecked(outside, models.named('empresa'), company)).Identificador;
    const { administrators } = await withinCompany(outside, companyId, createStandardProfiles);
    const enter = (nome: string, isAll: boolean) =>
      withinCompany(outside, companyId, async (work) => {
        const Perfis = [administrators];
        const Vinculos = [{ IdentificadorEmpresa: companyId, Perfis, Filiais: [], Ativo: true }];
        const Login = `${nome.toLowerCase()}@exemplo.com.br`;
        const person = { Nome: nome, Login, TodosProprietarios: isAll, Vinculos };
        const userId = (await createChecked(work, models.named('usuario'), person)).Identificador;
        await storePassword(tx, { userId, hash: 'none', mustChange: false, now: now() });
        return openSession(tx, {
          userId,
          companyId,
          branchId: null,
          address: '127.0.0.1',
          agent: 'bench',
          now: now(),
          endsAt: new Date(now().getTime() + 8 * 3_600_000),
        });
      });
    return { companyId, all: await enter('Helena', true), own: await enter('Iara', false) };
  });
}

/** How records pass: event, state before and after, hours since the one before. Ten moves on average. */
const ways: readonly (readonly (readonly [string, string | null, string, number])[])[] = (() => {
  const begin = [
    ['incluir', null, 'recebida', 0],
    ['enfileirar', 'recebida', 'na_fila', 0],
    ['processar', 'na_fila', 'processando', 0.1],
    ['ler', 'processando', 'aguardando_analise', 0.05],
    ['analisar', 'aguardando_analise', 'em_analise', 20],
  ] as const;
  const pause = [
    ['pausar', 'em_analise', 'pausada', 1.5],
    ['retomar', 'pausada', 'em_analise', 30],
  ] as const;
  const end = [
    ['enviar-revisao', 'em_analise', 'em_revisao', 2],
    ['devolver', 'em_revisao', 'em_analise', 6],
    ['concluir', 'em_analise', 'concluida', 1],
  ] as const;
  const again = [['reabrir', 'concluida', 'em_analise', 200] as const, ...pause, ...end];
  const usual = [...begin, ...pause, ...end];
  const failing = [
    ...begin.slice(0, 3),
    ['falhar', 'processando', 'erro', 0.1] as const,
    ['reprocessar', 'erro', 'na_fila', 3] as const,
    ...begin.slice(2),
    ...pause,
    ...end,
  ];
  const open = [...begin, ...pause, ...pause, ...pause];
  const cancelled = [...begin, ['cancelar', 'em_analise', 'cancelada', 9] as const];
  return [usual, usual, usual, usual, usual, failing, [...usual, ...again], open, open, cancelled];
})();

/** Rows of every table the dashboards read, spread over two years. */
async function fill(tx: Tx, company: number): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  const head = `"IdentificadorEmpresa", "CriadoPor", "AlteradoPor", "Busca"`;
  const of = `${company}, 1, 1, ''`;
  await run(`set local session_replication_role = replica`);
  await run(`set local maintenance_work_mem = '512MB'`);
  await run(`insert into officer ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorUsuario", "IdentificadorSegmentoArea")
    overriding system value select i, ${of}, 'Officer ' || i, true,
      case when i = 1 then (select "Identificador" from usuario where "Login" like 'iara@%') end, 1 + i % 10
    from generate_series(1, 20) i`);
  await run(
    `insert into segmento_area (${head}, "Nome", "Ativo") select ${of}, 'Área ' || i, true from generate_series(1, 10) i`,
  );
  await run(`insert into filial (${head}, "Nome", "Ativo", "Uf", "Municipio")
    select ${of}, 'Filial ' || i, true, 'MG', 'Unaí' from generate_series(1, 20) i`);
  await run(`insert into analista ("Identificador", ${head}, "Nome", "Ativo", "IdentificadorOfficer")
    overriding system value select i, ${of}, 'Analista ' || i, true, 1 + i % 20 from generate_series(1, ${analysts}) i`);
  await run(`insert into operacao ("Identificador", ${head}, "Codigo", "IdentificadorCliente", "TipoImovel", "Prioridade",
      "Situacao", "IdentificadorAnalista", "IdentificadorOfficer", "IdentificadorSegmentoArea", "IdentificadorFilial", "CriadoEm")
    overriding system value select i, ${of}, '2026-' || lpad(i::text, 6, '0'), 1, 'Rural', 'normal', 'em_andamento',
      1 + i % ${analysts}, 1 + i % 20, 1 + i % 10, 1 + i % 20, now() - (i * 731.0 / ${operations}) * interval '1 day'
    from generate_series(1, ${operations}) i`);
  await run(
    `create temporary table caminho (via integer, lugar integer, evento text, de text, para text, horas float8) on commit drop`,
  );
  const lines = ways.flatMap((way, kind) => {
    let hours = 0;
    return way.map(([event, from, to, after], place) => {
      hours += after;
      return `(${kind}, ${place}, '${event}', ${from === null ? 'null' : `'${from}'`}, '${to}', ${hours})`;
    });
  });
  await run(`insert into caminho values ${lines.join(', ')}`);
  // What is still open came in the last months; all else over two years.
  const received = `now() - (case when i % 10 in (7, 8) then i % 97 * 0.6 + 12 else (i * 7919 % 730000) / 1000.0 + 12 end) * interval '1 day'`;
  await run(`insert into registro_matricula ("Identificador", ${head}, "IdentificadorOperacao", "Situacao", "Paginas",
      "IdentificadorArquivo", "CriadoEm")
    overriding system value select i, ${of}, 1 + i * 7 % ${operations},
      (select para from caminho where via = i % 10 order by lugar desc limit 1), 1 + i % 9, i, ${received}
    from generate_series(1, ${records}) i`);
  await run(`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para", "Quando",
      "Usuario", "Origem", "Requisicao")
    select ${company}, 'registro-matricula', r."Identificador", c.evento, c.de, c.para,
      r."CriadoEm" + c.horas * interval '1 hour', 'ensaio', 'api', 'ensaio'
    from registro_matricula r join caminho c on c.via = r."Identificador" % 10 order by 7`);
  await run(`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para", "Quando",
      "Usuario", "Origem", "Requisicao")
    select ${company}, 'operacao', o."Identificador", 'concluir', 'em_parecer', 'concluida', o."CriadoEm" + interval '9 days',
      'ensaio', 'api', 'ensaio' from operacao o`);
  for (const statement of stays) await run(statement);
  await run(`insert into processamento ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "IdentificadorArquivo",
      "Paginas", "Resultado", "CriadoEm", "IniciadoEm", "TerminadoEm", "TempoOcr", "TempoIa", "NivelOcr", "Documentos")
    select ${company}, r."Identificador", 1, 1 + r."Identificador" % 9, case when n = 1 then 'lida' else 'erro' end,
      r."CriadoEm", r."CriadoEm" + interval '4 s', r."CriadoEm" + (30 + r."Identificador" % 300) * interval '1 s',
      case when r."Identificador" % 3 = 0 then 0 else 1000 * (5 + r."Identificador" % 90) end, 40,
      (array['NATIVO', 'OTIMA', 'BOA', 'REGULAR', 'RUIM'])[1 + r."Identificador" % 5], 1
    from registro_matricula r, generate_series(1, case when r."Identificador" % 10 = 5 then 2 else 1 end) n`);
  await run(`insert into certidao (${head}, "Titulo", "Situacao", "Origem", "IdentificadorOperacao", "IdentificadorTipoCertidao",
      "DataVencimento", "AvisoDias")
    select ${of}, 'Certidão ' || i, case when i % 40 = 0 then 'erro' else 'emitida' end, 'manual', 1 + i % ${operations}, 1,
      current_date + i % 400 - 200, 10 from generate_series(1, ${records}) i`);
  await run(`insert into feedback (${head}, "IdentificadorUsuario", "Detalhe", "MotivoContato", "Mensagem", "Situacao",
      "DataRegistro", "DataPrimeiraResposta", "TempoResposta", "PendenteDesde")
    select ${of}, 1, 'Detalhe', (array['ERRO', 'DUVIDA', 'OUTRO'])[1 + i % 3], 'Mensagem',
      case when i % 5 = 0 then 'pendente' else 'resolvida' end, now() - i % 360 * interval '1 day',
      case when i % 5 > 0 then now() - i % 360 * interval '1 day' + interval '7 hours' end, case when i % 5 > 0 then i % 50 end,
      case when i % 5 = 0 then now() - i % 360 * interval '1 day' end
    from generate_series(1, ${feedbacks}) i`);
  await run(`insert into acesso ("IdentificadorEmpresa", "Quando", "Evento", "IdentificadorUsuario", "Requisicao")
    select ${company}, now() - (i * 731.0 / ${accesses}) * interval '1 day',
      (array['entrou', 'leu', 'leu', 'leu', 'baixou', 'saiu', 'entrada-recusada'])[1 + i % 7], 1 + i % 2, 'ensaio'
    from generate_series(1, ${accesses}) i`);
}

/** The stays of all that was logged, since the trigger that writes them is off while the log is filled. */
const stays = Object.entries({
  estoque: (state: string) => `coalesce(${state} not in ('concluida', 'cancelada', 'descartada'), false)`,
  analise: (state: string) => `coalesce(${state} = 'em_analise', false)`,
}).map(
  ([stretch, holds]) => `
  insert into permanencia ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "Trecho", "Entrada", "Origem",
    "Chegada", "Saida", "Destino")
  select "IdentificadorEmpresa", "IdentificadorRegistro", '${stretch}', "Quando", "De", "Para", saida, destino
  from (
    select t.*, ${holds('"Para"')} as entra, lead("Quando") over registro as saida, lead("Para") over registro as destino
    from "transicao" t
    where "Entidade" = 'registro-matricula' and ${holds('"De"')} <> ${holds('"Para"')}
    window registro as (partition by "IdentificadorRegistro" order by "Identificador")
  ) as bordas where entra`,
);
