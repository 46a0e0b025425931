import { sql } from 'kysely';
import { goneStates } from '../../../../domain/matricula/stateGroups.ts';
import type { FileUnderWay, RecordElsewhere } from '../../../../metadata/calls/records.ts';
import { and, type Sql, scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { WaitingJob } from '../../../engine/jobs/queue.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import { runFailure } from '../reading/runFailure.ts';
import type { Run, RunKey } from '../reading/runs.ts';
import { isSameMatricula } from '../reading/sameMatricula.ts';
import { type ReadingPace, secondsOfRunning, secondsOfWaiting } from './timeLeft.ts';

/** Whose files: those of one operation, or, without one, all the actor sent. */
export interface WhichFiles {
  readonly operationId: number | null;
  readonly waiting: readonly WaitingJob<keyof RunKey>[];
  readonly filesAtOnce: number;
  readonly now: Date;
}

type InLine = Omit<WhichFiles, 'waiting'> & { readonly waiting: readonly WaitingRun[] };

/** Ended files are told of this long (hours), so that whoever comes back sees what became of them. */
const toldHours = { lida: 1, erro: 12 };
const mostFiles = 200;

/**
 * Files being read, with their place in the line and the time left, and those the actor sent that have ended lately:
 * everything the upload shows, in one answer, however many files there are.
 */
export async function filesUnderWay(work: Work, given: WhichFiles): Promise<readonly FileUnderWay[]> {
  const which = { ...given, waiting: await stillWanted(work, given.waiting) };
  const files = await findFiles(work, which);
  const pace = files.some(({ Resultado }) => Resultado === null) ? await usualPace(work, which) : null;
  const same = await sameFiles(work, files);
  const elsewhere = await sameMatriculas(work, files);
  const siblings = await recordsOf(work, files);
  const running = files.filter((file) => isRunning(file, which));
  return files.map((file) => ({
    Identificador: file.Identificador,
    Versao: file.Versao,
    IdentificadorOperacao: file.IdentificadorOperacao,
    CodigoOperacao: file.CodigoOperacao,
    Situacao: file.Situacao,
    NomeArquivo: file.NomeArquivo,
    Numero: file.Numero,
    Paginas: file.PaginasLidas ?? file.Paginas,
    Pagina: file.Resultado === null ? (file.Pagina ?? 0) : null,
    Etapa: file.Resultado === null ? (file.Etapa ?? 'fila') : null,
    ...placeOf(file, { ...which, pace, running }),
    Falha: runFailure(file, work.actor.locale),
    IncorporadaEm: file.IdentificadorDestino,
    ConteudoAtivo: file.ConteudoAtivo ?? [],
    OutrosRegistros: siblings.get(file.Processamento) ?? [],
    MesmoArquivo: same.get(file.Identificador) ?? [],
    MesmaMatricula: elsewhere.get(file.Identificador) ?? [],
    PodeCancelar: mayWithdraw(work, file),
  }));
}

/** A run that waits; of those of other companies only their pages are known. */
interface WaitingRun {
  readonly runId: number;
  readonly startAfter: Date;
  readonly pages: number;
}

/** Without jobs of runs that were cancelled, which pass in no time. */
async function stillWanted({ tx }: Work, waiting: WhichFiles['waiting']): Promise<readonly WaitingRun[]> {
  const runs = waiting.map(({ input }) => input.runId);
  const { rows } = await sql<{ id: number; pages: number | null }>`
    select processamento as id, paginas as pages from folio_paginas_na_fila(${runs}::bigint[])`.execute(tx);
  const pages = new Map(rows.map((row) => [Number(row.id), row.pages ?? 1]));
  return waiting.flatMap(({ input: { runId }, startAfter }) => {
    const its = pages.get(runId);
    return its === undefined ? [] : [{ runId, startAfter, pages: its }];
  });
}

interface File {
  readonly Identificador: number;
  readonly Versao: number;
  readonly IdentificadorOperacao: number;
  readonly CodigoOperacao: string;
  readonly Situacao: string;
  readonly NomeArquivo: string | null;
  readonly Numero: string | null;
  readonly Cartorio: string | null;
  readonly Cnm: string | null;
  readonly Paginas: number | null;
  readonly Chave: string;
  readonly Processamento: number;
  readonly Tentativa: number;
  readonly Etapa: string | null;
  readonly Pagina: number | null;
  readonly PaginasLidas: number | null;
  readonly Resultado: Run['Resultado'];
  readonly Erro: Run['Erro'];
  readonly IdentificadorDestino: number | null;
  readonly PedidoPor: number | null;
  readonly FoiLida: boolean;
  readonly ConteudoAtivo: readonly string[] | null;
  /** Seconds since its reading began; null while it waits. */
  readonly Segundos: number | null;
}

async function findFiles(work: Work, { operationId, now }: InLine): Promise<readonly File[]> {
  const { actor } = work;
  const mine = sql`p."PedidoPor" is not distinct from ${actor.userId}`;
  const { rows } = await sql<File>`
    select t."Identificador", t."Versao", t."IdentificadorOperacao", o."Codigo" as "CodigoOperacao", t."Situacao",
      t."NomeArquivo", t."Numero", t."Cartorio", t."Cnm", t."Paginas", a."Chave",
      p."Identificador" as "Processamento", p."Tentativa", p."Etapa", p."Pagina", p."Paginas" as "PaginasLidas",
      p."Resultado", p."Erro", p."IdentificadorDestino", p."PedidoPor",
      exists (select 1 from leitura l where l."IdentificadorRegistroMatricula" = t."Identificador") as "FoiLida",
      (select l."Estatisticas" -> 'ConteudoAtivo' from leitura l
        where l."IdentificadorProcessamento" = p."Identificador" and l."Parte" = 0) as "ConteudoAtivo",
      (select extract(epoch from ${now.toISOString()}::timestamptz - max(s."Quando"))::float8 from transicao s
        where s."Entidade" = 'registro-matricula' and s."IdentificadorRegistro" = t."Identificador"
          and s."Para" = 'processando' and p."Resultado" is null) as "Segundos"
    from processamento p
    join registro_matricula t on t."Identificador" = p."IdentificadorRegistroMatricula"
    join operacao o on o."Identificador" = t."IdentificadorOperacao"
    join arquivo a on a."Identificador" = p."IdentificadorArquivo"
    where ${visible(work)} and ${operationId === null ? mine : sql`t."IdentificadorOperacao" = ${operationId}`}
      and (p."Resultado" is null or (${mine} and p."TerminadoEm" > ${now.toISOString()}::timestamptz
        - make_interval(hours => case p."Resultado" when 'lida' then ${toldHours.lida}::int
          when 'erro' then ${toldHours.erro}::int else 0 end)))
      and not exists (select 1 from processamento later
        where later."IdentificadorRegistroMatricula" = t."Identificador" and later."Identificador" > p."Identificador")
    order by p."Identificador" desc limit ${mostFiles}`.execute(work.tx);
  return rows.toReversed();
}

const visible = (work: Work): Sql => {
  const { entity } = work.models.named('registro-matricula');
  return and([scopeOf(entity, work.actor, work.models, 't'), sql`t."ExcluidoEm" is null`]);
};

/** Seconds a page took in the files read last; the company's own, since others' are not ours to know. */
async function usualPace({ tx }: Work, { filesAtOnce }: InLine): Promise<ReadingPace | null> {
  const { rows } = await sql<{ seconds: number | null }>`
    select (sum(("Estatisticas" ->> 'TempoTotal')::float8) / 1000
      / nullif(sum(("Estatisticas" ->> 'Paginas')::float8), 0))::float8 as seconds
    from (select "Estatisticas" from leitura where "Parte" = 0 and "IdentificadorProcessamento" is not null
      order by "Identificador" desc limit 20) as newest`.execute(tx);
  const seconds = rows[0]?.seconds ?? null;
  return seconds === null ? null : { secondsPerPage: seconds, filesAtOnce };
}

const jobOf = ({ Processamento }: File, waiting: readonly WaitingRun[]) =>
  waiting.find(({ runId }) => runId === Processamento) ?? null;

const isRunning = (file: File, { waiting }: InLine) =>
  file.Resultado === null && file.Segundos !== null && jobOf(file, waiting) === null;

/** Place in the line, time left, and when a file that failed for a passing reason is tried again. */
function placeOf(
  file: File,
  { waiting, now, pace, running }: InLine & { pace: ReadingPace | null; running: readonly File[] },
): Pick<FileUnderWay, 'LugarNaFila' | 'SegundosRestantes' | 'NovaTentativaEm'> {
  const nowhere = { LugarNaFila: null, SegundosRestantes: null, NovaTentativaEm: null };
  if (file.Resultado !== null) return nowhere;
  const job = jobOf(file, waiting);
  if (job && job.startAfter > now) return { ...nowhere, NovaTentativaEm: job.startAfter.toISOString() };
  if (!job) return { ...nowhere, SegundosRestantes: runningSeconds(file, pace) };
  const before = waiting.slice(0, waiting.indexOf(job)).filter(({ startAfter }) => startAfter <= now);
  const pagesAhead =
    before.reduce((sum, { pages }) => sum + pages, 0) +
    running.reduce((sum, { PaginasLidas, Pagina }) => sum + (PaginasLidas ?? 1) - (Pagina ?? 0), 0);
  return {
    ...nowhere,
    LugarNaFila: before.length + 1,
    SegundosRestantes: secondsOfWaiting({ pagesAhead, pages: file.PaginasLidas ?? 1 }, pace),
  };
}

const runningSeconds = ({ PaginasLidas, Pagina, Segundos, Tentativa }: File, pace: ReadingPace | null) =>
  secondsOfRunning(
    { pages: PaginasLidas ?? 0, done: Pagina ?? 0 },
    Segundos === null || Tentativa > 1 ? null : { seconds: Segundos },
    pace,
  );

/** A file that was never read may be taken back by whoever sent it; what was read is a matter for who may cancel. */
const mayWithdraw = ({ actor }: Work, file: File): boolean =>
  file.Resultado === null &&
  !file.FoiLida &&
  ((file.PedidoPor === actor.userId && holds(actor, 'MATRICULA.ENVIAR')) ||
    holds(actor, 'MATRICULA.CANCELAR'));

type ById = ReadonlyMap<number, readonly RecordElsewhere[]>;

/** Older records of the same bytes, as far as the actor may see them. */
async function sameFiles(work: Work, files: readonly File[]): Promise<ById> {
  const keys = [...new Set(files.map(({ Chave }) => Chave))];
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ id: number; operation: string; key: string }>`
    select t."Identificador" as id, o."Codigo" as operation, a."Chave" as key from registro_matricula t
    join arquivo a on a."Identificador" = t."IdentificadorArquivo"
    join operacao o on o."Identificador" = t."IdentificadorOperacao"
    where a."Chave" in (${sql.join(keys)}) and ${visible(work)}
      and t."Situacao" <> all (${goneStates}::text[])
    order by t."Identificador"`.execute(work.tx);
  const older = (file: File) =>
    rows.filter(
      ({ id, key }) => key === file.Chave && id < file.Identificador && id !== file.IdentificadorDestino,
    );
  return new Map(files.map((file) => [file.Identificador, older(file).slice(0, 3).map(toRecordRef)]));
}

/** Records of the same office and number in other operations, as far as the actor may see them. */
async function sameMatriculas(work: Work, files: readonly File[]): Promise<ById> {
  const numbers = [...new Set(files.flatMap(({ Numero }) => Numero ?? []))];
  if (numbers.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    operationId: number;
    operation: string;
    number: string;
    office: string | null;
    cnm: string | null;
  }>`
    select t."Identificador" as id, o."Identificador" as "operationId", o."Codigo" as operation, t."Numero" as number,
      t."Cartorio" as office, t."Cnm" as cnm from registro_matricula t
    join operacao o on o."Identificador" = t."IdentificadorOperacao"
    where t."Numero" in (${sql.join(numbers)}) and ${visible(work)}
      and t."Situacao" <> all (${goneStates}::text[])
    order by t."Identificador"`.execute(work.tx);
  const others = ({ Numero, Cartorio: office, Cnm: cnm, IdentificadorOperacao }: File) =>
    rows.filter(
      (row) =>
        row.number === Numero &&
        row.operationId !== IdentificadorOperacao &&
        isSameMatricula({ office, cnm }, row),
    );
  return new Map(files.map((file) => [file.Identificador, others(file).slice(0, 3).map(toRecordRef)]));
}

const toRecordRef = ({
  id,
  operation,
}: {
  readonly id: number;
  readonly operation: string;
}): RecordElsewhere => ({
  IdentificadorRegistroMatricula: id,
  CodigoOperacao: operation,
});

/** Further records found in the file of each run. */
async function recordsOf(
  { tx }: Work,
  files: readonly File[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const runs = files
    .filter(({ Resultado }) => Resultado === 'lida')
    .map(({ Processamento }) => Processamento);
  if (runs.length === 0) return new Map();
  const { rows } = await sql<{ run: number; id: number }>`
    select "IdentificadorProcessamento" as run, "IdentificadorRegistroMatricula" as id from leitura
    where "Parte" > 0 and "IdentificadorProcessamento" in (${sql.join(runs)}) order by 1, "Parte"`.execute(
    tx,
  );
  const byRun = Map.groupBy(rows, ({ run }) => run);
  return new Map([...byRun].map(([run, found]) => [run, found.map(({ id }) => id)]));
}
