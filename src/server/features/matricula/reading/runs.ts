import { sql } from 'kysely';
import type { Tx } from '../../../kit/database/database.ts';
import type { ReadPage } from '../reader/readPage.ts';
import { fromStoredPage, type StoredPage, toStoredPage } from './storedPage.ts';

/** Which run a job is about. */
export interface RunKey {
  readonly companyId: number;
  readonly runId: number;
}

/** One run of reading a file, as its row stands. */
export interface Run {
  readonly Identificador: number;
  readonly IdentificadorEmpresa: number;
  readonly IdentificadorRegistroMatricula: number;
  readonly IdentificadorArquivo: number;
  /** Number of the attempt that holds the run; whoever holds an older one may write no more. */
  readonly Tentativa: number;
  /** Temporary failures so far. */
  readonly Falhas: number;
  readonly Etapa: string | null;
  readonly Pagina: number | null;
  readonly Paginas: number | null;
  /** Password of the file, sealed; erased with the last page. */
  readonly Senha: string | null;
  readonly Resultado: 'lida' | 'erro' | 'cancelada' | null;
  /** Why it could not be read: a code of `errors` and what its text is filled with. */
  readonly Erro: {
    readonly Codigo: string;
    readonly Parametros: Readonly<Record<string, string | number>>;
  } | null;
  readonly IdentificadorDestino: number | null;
  readonly PedidoPor: number | null;
}

/** A write by an attempt that no longer holds its run: another process has taken over. */
export class RunTakenOver extends Error {
  constructor() {
    super('the run is held by another attempt, or has ended');
    this.name = 'RunTakenOver';
  }
}

export async function createRun(
  tx: Tx,
  run: Pick<
    Run,
    | 'IdentificadorEmpresa'
    | 'IdentificadorRegistroMatricula'
    | 'IdentificadorArquivo'
    | 'Paginas'
    | 'Senha'
    | 'PedidoPor'
  >,
): Promise<RunKey> {
  const { Identificador } = await tx
    .insertInto('processamento')
    .values({ ...run })
    .returning(['Identificador'])
    .executeTakeFirstOrThrow();
  return { companyId: run.IdentificadorEmpresa, runId: Number(Identificador) };
}

/**
 * Takes the run for a new attempt; from here on older attempts write nothing. The first one ends its wait in the queue.
 * @returns null when it has ended, or was never there
 */
export async function claimRun(tx: Tx, runId: number): Promise<Run | null> {
  const { rows } = await sql<Run>`
    update processamento set "Tentativa" = "Tentativa" + 1, "IniciadoEm" = coalesce("IniciadoEm", now())
    where "Identificador" = ${runId} and "Resultado" is null returning *`.execute(tx);
  return rows[0] ?? null;
}

/** The run of a record that counts now: the open one, else the newest. */
export async function latestRun(tx: Tx, recordId: number): Promise<Run | null> {
  const { rows } = await sql<Run>`
    select * from processamento where "IdentificadorRegistroMatricula" = ${recordId}
    order by "Identificador" desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** The record whose newest run it is, where the actor's company has it. */
export async function recordOfRun(tx: Tx, runId: number): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`select "IdentificadorRegistroMatricula" as id from processamento run
    where "Identificador" = ${runId} and not exists (select 1 from processamento later
      where later."IdentificadorRegistroMatricula" = run."IdentificadorRegistroMatricula"
        and later."Identificador" > run."Identificador")`.execute(tx);
  return rows[0] ? Number(rows[0].id) : null;
}

/** Identifiers of the records that runs read, by run. */
export async function recordsOfRuns(tx: Tx, runIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ run: number; id: number }>`
    select "Identificador" as run, "IdentificadorRegistroMatricula" as id from processamento
    where "Identificador" = any (${[...runIds]}::bigint[])`.execute(tx);
  return new Map(rows.map(({ run, id }) => [Number(run), Number(id)]));
}

type Held = Pick<Run, 'Identificador' | 'Tentativa' | 'IdentificadorEmpresa'>;

/** Says how far it is. Late words of an older attempt are dropped without complaint. */
export async function noteProgress(
  tx: Tx,
  held: Held,
  { step, page, pages }: { step: string; page: number; pages: number },
): Promise<void> {
  await sql`
    update processamento set "Etapa" = ${step}, "Pagina" = ${page}, "Paginas" = coalesce(nullif(${pages}::integer, 0), "Paginas")
    where "Identificador" = ${held.Identificador} and "Tentativa" = ${held.Tentativa} and "Resultado" is null`.execute(
    tx,
  );
}

export interface PageImageKey {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Stores a finished page. A page that is there already stays as it is.
 * @throws RunTakenOver
 */
export async function storePage(
  tx: Tx,
  held: Held,
  page: ReadPage,
  image: PageImageKey | null,
): Promise<void> {
  await requireHeld(tx, held);
  const { Palavras, Leitura, ...columns } = toStoredPage(page);
  await tx
    .insertInto('pagina')
    .values({
      IdentificadorProcessamento: held.Identificador,
      IdentificadorEmpresa: held.IdentificadorEmpresa,
      ...columns,
      Palavras: JSON.stringify(Palavras),
      Leitura: JSON.stringify(Leitura),
      Imagem: image?.key ?? null,
      ImagemLargura: image?.width ?? null,
      ImagemAltura: image?.height ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Pages of earlier attempts, in order. */
export async function storedPages(tx: Tx, runId: number): Promise<ReadPage[]> {
  const { rows } = await sql<StoredPage>`
    select "Pagina", "Largura", "Altura", "Origem", "Palavras", "Leitura" from pagina
    where "IdentificadorProcessamento" = ${runId} order by "Pagina"`.execute(tx);
  return rows.map(fromStoredPage);
}

/**
 * Ends the run; the password is erased with it.
 * @throws RunTakenOver when another attempt holds it
 */
export async function endRun(
  tx: Tx,
  held: Held,
  end: { result: NonNullable<Run['Resultado']>; error?: unknown; targetId?: number | null },
): Promise<void> {
  const { rows } = await sql`
    update processamento set "Resultado" = ${end.result}, "TerminadoEm" = now(), "Senha" = null,
      "Erro" = ${end.error === undefined ? null : JSON.stringify(end.error)}::jsonb,
      "IdentificadorDestino" = ${end.targetId ?? null}
    where "Identificador" = ${held.Identificador} and "Tentativa" = ${held.Tentativa} and "Resultado" is null
    returning 1`.execute(tx);
  if (rows.length === 0) throw new RunTakenOver();
}

/** @returns temporary failures so far, this one included */
export async function countFailure(tx: Tx, held: Held): Promise<number> {
  const { rows } = await sql<{ Falhas: number }>`
    update processamento set "Falhas" = "Falhas" + 1
    where "Identificador" = ${held.Identificador} and "Tentativa" = ${held.Tentativa} and "Resultado" is null
    returning "Falhas"`.execute(tx);
  if (!rows[0]) throw new RunTakenOver();
  return rows[0].Falhas;
}

/** A cancelled record takes its open run along; the process that reads it finds out at its next page. */
export async function cancelRuns(tx: Tx, recordId: number): Promise<void> {
  await sql`
    update processamento set "Resultado" = 'cancelada', "TerminadoEm" = now(), "Senha" = null
    where "IdentificadorRegistroMatricula" = ${recordId} and "Resultado" is null`.execute(tx);
}

/** Whether this attempt still holds its run: cancelled by a person or taken over, it has nothing more to do. */
export async function isHeld(tx: Tx, held: Held): Promise<boolean> {
  const { rows } = await sql`
    select 1 from processamento where "Identificador" = ${held.Identificador} and "Tentativa" = ${held.Tentativa}
      and "Resultado" is null`.execute(tx);
  return rows.length > 0;
}

/** @throws RunTakenOver */
async function requireHeld(tx: Tx, held: Held): Promise<void> {
  const { rows } = await sql`
    select 1 from processamento where "Identificador" = ${held.Identificador} and "Tentativa" = ${held.Tentativa}
      and "Resultado" is null for share`.execute(tx);
  if (rows.length === 0) throw new RunTakenOver();
}
