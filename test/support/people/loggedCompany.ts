import { sql } from 'kysely';
import { addDays, type LocalDate } from '../../../src/domain/dates.ts';
import { momentOf } from '../../../src/domain/localInstant.ts';
import type { Random } from '../../genre/random.ts';
import type { TestCompany, TestServer } from '../servers/startServer.ts';
import { type EventLog, type LoggedOperation, randomWalk, writeLog } from './eventLog.ts';

const zone = 'America/Sao_Paulo';

/** A company of two branches in places of different holidays, and 100 records that went their ways. */
export async function makeLog(
  folio: TestServer,
  company: TestCompany,
  { random, first, anaId }: { random: Random; first: LocalDate; anaId: number },
): Promise<EventLog> {
  const { make } = company;
  const Nome = (name: string) => ({ Nome: name });
  const directorate = await make('diretoria', Nome('Crédito'));
  const area = await make('segmento-area', { ...Nome('Agro'), IdentificadorDiretoria: directorate });
  const officer = await make('officer', { ...Nome('Iara'), IdentificadorSegmentoArea: area });
  const analysts = [
    await make('analista', { ...Nome('Ana'), IdentificadorOfficer: officer, IdentificadorUsuario: anaId }),
    await make('analista', { ...Nome('Caio'), IdentificadorOfficer: officer }),
  ];
  const branches = [
    await make('filial', { ...Nome('Sede') }),
    await make('filial', { ...Nome('Unaí'), Uf: 'MG', Municipio: 'Unaí' }),
  ];
  for (let day = 3; day < 60; day += 6)
    await make('feriado', {
      Nome: `Festa ${day}`,
      Data: addDays(first, day),
      Abrangencia: 'municipal',
      Uf: 'MG',
      Municipio: 'Unaí',
    });
  const workflow = await make('workflow', {
    Descricao: 'Urgente',
    Codigo: 'URGENTE',
    TipoImovel: 'Rural',
    PrazoAnaliseHoras: 4,
    Etapas: [{ Codigo: 'analise', Descricao: 'Análise' }],
  });
  const client = await make('cliente', { Nome: 'Sítio Bom', TipoPessoa: 'F', Documento: '12345678909' });
  const operations: LoggedOperation[] = [];
  for (let index = 0; index < 12; index += 1) {
    const operation = {
      analyst: random.pick([...analysts, null]),
      officer: random.pick([officer, null]),
      branch: random.pick([...branches, null]),
      workflow: random.pick([workflow, null]),
    };
    const id = await make('operacao', {
      IdentificadorCliente: client,
      TipoImovel: 'Rural',
      IdentificadorAnalista: operation.analyst,
      IdentificadorOfficer: operation.officer,
      IdentificadorSegmentoArea: operation.officer === null ? null : area,
      IdentificadorFilial: operation.branch,
      IdentificadorWorkflow: operation.workflow,
    });
    operations.push({ id, ...operation });
  }
  const records = Array.from({ length: 100 }, (_, index) => ({
    id: 1000 + index,
    operation: random.pick(operations).id,
    isDeleted: index % 15 === 14,
  }));
  const [from, until] = [momentOf(first, 'first', zone), new Date(Date.now() - 3_600_000)];
  const moves = records.flatMap(({ id }) => [...randomWalk(random, id, from, until)]);
  await writeLog(folio, company, records, moves);
  await writeRuns(folio, company, random, records);
  await writeOthers(folio, company, random, { operations, first, anaId });
  return { operations, records, moves };
}

/** Runs of reading, some of them failed, some of a file without scanned pages. */
async function writeRuns(
  { server }: TestServer,
  company: TestCompany,
  random: Random,
  records: EventLog['records'],
): Promise<void> {
  const runs = records.flatMap(({ id }) =>
    Array.from({ length: random.int(1, 2) }, () => ({
      record: id,
      days: random.int(2, 50),
      queue: random.int(0, 90_000),
      total: Math.round(random.next() ** 3 * 1_500_000),
      result: random.weigh([[8, 'lida'] as const, [1, 'erro'] as const]),
      ocr: random.chance(0.3) ? 0 : random.int(500, 90_000),
      level: random.pick(['OTIMA', 'BOA', 'REGULAR', 'RUIM']),
      pages: random.int(1, 12),
    })),
  );
  await server.database.asMigrator(async (tx) => {
    await sql`insert into arquivo ("Identificador", "IdentificadorEmpresa", "Chave", "Nome", "Tipo", "Tamanho")
      overriding system value select 1, ${company.id}::bigint, repeat('a', 64), 'a.pdf', 'application/pdf', 1`.execute(
      tx,
    );
    await sql`with feitos as (
        insert into processamento ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "IdentificadorArquivo",
          "Paginas", "Resultado", "CriadoEm", "IniciadoEm", "TerminadoEm")
        select ${company.id}::bigint, record, 1, pages, result, at, at + queue * interval '1 ms',
          at + (queue + total) * interval '1 ms'
        from jsonb_to_recordset(${JSON.stringify(runs)}::jsonb)
            as r (record bigint, days integer, queue integer, total integer, result text, pages integer),
          lateral (select now() - days * interval '1 day' as at) a
        returning *)
      select 1 from feitos`.execute(tx);
    await sql`insert into leitura ("IdentificadorEmpresa", "IdentificadorRegistroMatricula", "Ordem",
        "IdentificadorProcessamento", "Parte", "Conteudo", "Estatisticas")
      select ${company.id}::bigint, p.record, p.place, p.id, 0, '{}',
        jsonb_build_object('TempoOcr', r.ocr, 'TempoIa', 40, 'NivelOcr', case when r.ocr = 0 then 'NATIVO' else r.level end,
          'Documentos', 1)
      from (select "Identificador" as id, "IdentificadorRegistroMatricula" as record, "Resultado",
          row_number() over (order by "Identificador") as line,
          row_number() over (partition by "IdentificadorRegistroMatricula" order by "Identificador") as place
        from processamento) p
      join jsonb_to_recordset(${JSON.stringify(runs.map((run, index) => ({ ...run, line: index + 1 })))}::jsonb)
        as r (ocr integer, level text, line bigint) on r.line = p.line
      where p."Resultado" = 'lida'`.execute(tx);
  });
}

/** Certificates, feedback, closings of operations and sign-ins, in every state there is. */
async function writeOthers(
  { server }: TestServer,
  company: TestCompany,
  random: Random,
  { operations, first, anaId }: { operations: EventLog['operations']; first: LocalDate; anaId: number },
): Promise<void> {
  const within = () => momentOf(addDays(first, random.int(0, 58)), 'first', zone).toISOString();
  const certificates = Array.from({ length: 40 }, () => ({
    operation: random.pick(operations).id,
    state: random.pick(['emitida', 'emitida', 'emitida', 'erro', 'solicitada', 'cancelada']),
    due: random.pick([null, -20, -1, 0, 3, 10, 11, 90]),
  }));
  const feedback = Array.from({ length: 40 }, (_, index) => {
    const isPending = random.chance(0.5);
    return {
      author: index % 3 === 0 ? anaId : anaId - 1,
      at: within(),
      reason: random.pick(['ERRO', 'DUVIDA', 'OUTRO']),
      state: isPending ? 'pendente' : 'resolvida',
      hours: random.chance(0.3) ? null : random.pick([0, 3.99, 4, 4.01, 8, 12.5, 16, 40, 40.01, 200]),
    };
  });
  const accesses = Array.from({ length: 80 }, () => ({
    event: random.pick(['entrou', 'trocou-empresa', 'entrada-recusada', 'baixou', 'saiu', 'leu']),
    user: random.pick([anaId, anaId - 1]),
    at: within(),
  }));
  const closings = operations.flatMap(({ id }) =>
    random.chance(0.5) ? [] : [within(), within()].map((at) => ({ id, at })),
  );
  await server.database.asMigrator(async (tx) => {
    await sql`insert into certidao ("IdentificadorEmpresa", "IdentificadorOperacao", "IdentificadorTipoCertidao", "Titulo",
        "Situacao", "Origem", "DataVencimento", "AvisoDias", "Busca")
      select ${company.id}::bigint, operation, (select min("Identificador") from tipo_certidao), 'Certidão', state, 'manual',
        (now() at time zone ${zone})::date + due, 10, ''
      from jsonb_to_recordset(${JSON.stringify(certificates)}::jsonb) as c (operation bigint, state text, due integer)`.execute(
      tx,
    );
    await sql`insert into feedback ("IdentificadorEmpresa", "IdentificadorUsuario", "Detalhe", "MotivoContato", "Mensagem",
        "Situacao", "DataRegistro", "DataPrimeiraResposta", "TempoResposta", "PendenteDesde", "Busca")
      select ${company.id}::bigint, author, 'Detalhe', reason, 'Mensagem', state, at::timestamptz,
        at::timestamptz + hours * interval '3 hours', hours, case when state = 'pendente' then at::timestamptz end, ''
      from jsonb_to_recordset(${JSON.stringify(feedback)}::jsonb)
        as f (author bigint, at text, reason text, state text, hours numeric)`.execute(tx);
    await sql`insert into acesso ("IdentificadorEmpresa", "Quando", "Evento", "IdentificadorUsuario", "Requisicao")
      select ${company.id}::bigint, at::timestamptz, event, "user", 'ensaio'
      from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) as a (event text, "user" bigint, at text)`.execute(
      tx,
    );
    await sql`insert into transicao ("IdentificadorEmpresa", "Entidade", "IdentificadorRegistro", "Evento", "De", "Para",
        "Quando", "Usuario", "Origem", "Requisicao")
      select ${company.id}::bigint, 'operacao', id, 'concluir', 'em_parecer', 'concluida', at::timestamptz, 'ensaio', 'api', 'ensaio'
      from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb) as c (id bigint, at text)`.execute(tx);
  });
}
