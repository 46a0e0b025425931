import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import type { Correction, Reading } from '../../../../domain/matricula/model/index.ts';
import {
  correctionFromWire,
  correctionToWire,
  readingFromWire,
  readingToWire,
} from '../../../../domain/matricula/wire/index.ts';
import type { Tx } from '../../../kit/database/database.ts';
import type { Statistics } from '../reader/statistics.ts';

/** The newest reading of a record with what people said of it: today's truth before the fold. */
export interface CurrentReading {
  readonly id: number;
  /** 1 for the first reading of the record. */
  readonly order: number;
  readonly runId: number | null;
  readonly reading: Reading;
  readonly statistics: Statistics | null;
  readonly corrections: readonly Correction[];
  /** Of those, the ones that came along from the reading before. */
  readonly carried: readonly Correction[];
  /** Corrections of the reading before whose act or field this one lacks. */
  readonly lost: readonly Correction[];
}

export const currentReading = (tx: Tx, recordId: number): Promise<CurrentReading | null> =>
  readingAt(tx, recordId, null);

/** One reading of a record by its place, the newest for null. */
export async function readingAt(
  tx: Tx,
  recordId: number,
  order: number | null,
): Promise<CurrentReading | null> {
  const { rows } = await sql<ReadingRow>`
    select "Identificador", "Ordem", "IdentificadorProcessamento", "Conteudo", "Estatisticas" from leitura
    where "IdentificadorRegistroMatricula" = ${recordId} and (${order}::integer is null or "Ordem" = ${order})
    order by "Ordem" desc limit 1`.execute(tx);
  const row = rows[0];
  if (!row) return null;
  const corrections = await correctionsOf(tx, row.Identificador);
  return {
    id: row.Identificador,
    order: row.Ordem,
    runId: row.IdentificadorProcessamento,
    reading: readingFromWire(row.Conteudo),
    statistics: row.Estatisticas,
    corrections: corrections
      .filter(({ destination }) => destination === 'vigente')
      .map(({ correction }) => correction),
    carried: corrections
      .filter(({ destination, isCarried }) => destination === 'vigente' && isCarried)
      .map(({ correction }) => correction),
    lost: corrections
      .filter(({ destination }) => destination === 'perdida')
      .map(({ correction }) => correction),
  };
}

/** @throws AppError 'record-not-read' while there is none */
export async function requireReading(tx: Tx, recordId: number): Promise<CurrentReading> {
  const current = await currentReading(tx, recordId);
  if (!current) throw new AppError('record-not-read');
  return current;
}

export interface NewReading {
  readonly companyId: number;
  readonly recordId: number;
  readonly order: number;
  /** Null for a record typed in by hand. */
  readonly runId: number | null;
  /** Which of the records of the file it is; 0 for the first. */
  readonly part: number;
  readonly reading: Reading;
  readonly statistics: Statistics | null;
}

/** @returns its identifier. A reading that is there already cannot be written twice: the keys refuse it. */
export async function storeReading(tx: Tx, item: NewReading): Promise<number> {
  const { Identificador } = await tx
    .insertInto('leitura')
    .values({
      IdentificadorEmpresa: item.companyId,
      IdentificadorRegistroMatricula: item.recordId,
      Ordem: item.order,
      IdentificadorProcessamento: item.runId,
      Parte: item.part,
      Conteudo: JSON.stringify(readingToWire(item.reading)),
      Estatisticas: JSON.stringify(item.statistics),
    })
    .returning(['Identificador'])
    .executeTakeFirstOrThrow();
  return Number(Identificador);
}

export type CorrectionDestination = 'vigente' | 'perdida' | 'confirmada';

export interface NewCorrections {
  readonly companyId: number;
  readonly recordId: number;
  readonly readingId: number;
  readonly userId: number | null;
  readonly items: readonly { readonly correction: Correction; readonly destination: CorrectionDestination }[];
}

/** Appends corrections to those of a reading, in their order. */
export async function storeCorrections(
  tx: Tx,
  { companyId, recordId, readingId, userId, items }: NewCorrections,
) {
  if (items.length === 0) return;
  const { rows } = await sql<{ ultima: number }>`
    select coalesce(max("Ordem"), 0)::integer as ultima from correcao where "IdentificadorLeitura" = ${readingId}`.execute(
    tx,
  );
  const last = rows[0]?.ultima ?? 0;
  await tx
    .insertInto('correcao')
    .values(
      items.map(({ correction, destination }, index) => ({
        IdentificadorEmpresa: companyId,
        IdentificadorRegistroMatricula: recordId,
        IdentificadorLeitura: readingId,
        Ordem: last + index + 1,
        Destino: destination,
        Conteudo: JSON.stringify(correctionToWire(correction)),
        CriadoPor: userId,
      })),
    )
    .execute();
}

interface ReadingRow {
  readonly Identificador: number;
  readonly Ordem: number;
  readonly IdentificadorProcessamento: number | null;
  readonly Conteudo: unknown;
  readonly Estatisticas: Statistics | null;
}

async function correctionsOf(tx: Tx, readingId: number) {
  const { rows } = await sql<{ Destino: CorrectionDestination; Conteudo: unknown; Veio: boolean }>`
    select "Destino", "Conteudo", "CriadoPor" is null as "Veio" from correcao where "IdentificadorLeitura" = ${readingId} order by "Ordem"`.execute(
    tx,
  );
  return rows.map(({ Destino, Conteudo, Veio }) => ({
    destination: Destino,
    isCarried: Veio,
    correction: correctionFromWire(Conteudo),
  }));
}
