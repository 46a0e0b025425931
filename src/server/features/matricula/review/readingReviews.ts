import { sql } from 'kysely';
import { AppError } from '../../../../domain/errors.ts';
import {
  applyCorrections,
  keeping,
  type ReadingChanges,
  readingChanges,
} from '../../../../domain/matricula/corrections/index.ts';
import type { Correction } from '../../../../domain/matricula/model/index.ts';
import { readingChangesToWire } from '../../../../domain/matricula/wire/index.ts';
import { requireSeen } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row, Tx } from '../../../kit/database/database.ts';
import { type CurrentReading, readingAt, requireReading } from '../reading/readings.ts';

/** Whether a person looked at what a reading says otherwise; the first reading of a record says nothing otherwise. */
export async function isReviewed(tx: Tx, readingId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from leitura l where l."Identificador" = ${readingId} and (l."Ordem" = 1 or exists
      (select 1 from conferencia c where c."IdentificadorLeitura" = l."Identificador"))`.execute(tx);
  return rows.length > 0;
}

/** What became of a reading's differences. */
interface Review {
  readonly by: string;
  readonly at: string;
  /** Ids of the changes that were not taken. */
  readonly kept: readonly string[];
}

/** The newest reading beside the one people last worked with. */
export interface Compared {
  readonly order: number;
  readonly baseOrder: number;
  readonly changes: ReadingChanges;
  readonly lost: readonly Correction[];
  readonly review: Review | null;
}

/** @returns null while a record has one reading only @throws AppError 'record-not-read' */
export async function compareReadings(tx: Tx, recordId: number): Promise<Compared | null> {
  const current = await requireReading(tx, recordId);
  const baseOrder = await lastReviewedBefore(tx, recordId, current.order);
  const base = baseOrder === null ? null : await readingAt(tx, recordId, baseOrder);
  if (!base) return null;
  return {
    order: current.order,
    baseOrder: base.order,
    changes: changesBetween(base, current),
    lost: current.lost,
    review: await reviewOf(tx, current.id),
  };
}

/** What a new reading says otherwise as it arrived: of corrections only those that came along count. */
export const changesBetween = (base: CurrentReading, arrived: CurrentReading): ReadingChanges =>
  readingChanges(
    applyCorrections(base.reading, base.corrections),
    applyCorrections(arrived.reading, arrived.carried),
  );

/** `{ Leitura, Anterior, Mudancas, Certidao, Perdidas, Conferencia }`; null with one reading only. */
export async function comparisonOf(work: Work, id: number): Promise<Row | null> {
  await requireSeen(work, work.models.named('registro-matricula'), id);
  const compared = await compareReadings(work.tx, id);
  if (!compared) return null;
  const { order, baseOrder, changes, lost, review } = compared;
  return {
    Leitura: order,
    Anterior: baseOrder,
    ...readingChangesToWire(changes),
    Perdidas: lost.length,
    Conferencia: review && { Quem: review.by, Quando: review.at, Mantidas: review.kept },
  };
}

/**
 * The corrections that keep what was said before, for the changes a person does not take.
 * @throws AppError 'reading-change-unknown'
 */
export function correctionsKeeping(
  { items }: ReadingChanges,
  ids: readonly string[],
  stamp: Pick<Correction, 'by' | 'at' | 'reason'>,
): readonly Correction[] {
  return ids.map((id) => {
    const change = items.find((item) => item.id === id);
    if (!change) throw new AppError('reading-change-unknown', { id }, { field: 'Manter' });
    return { ...keeping(change), ...stamp };
  });
}

export interface NewReview {
  readonly recordId: number;
  readonly readingId: number;
  readonly changes: number;
  readonly kept: readonly string[];
  readonly at: Date;
}

export async function storeReview({ tx, actor }: Work, review: NewReview): Promise<void> {
  await tx
    .insertInto('conferencia')
    .values({
      IdentificadorLeitura: review.readingId,
      IdentificadorRegistroMatricula: review.recordId,
      IdentificadorEmpresa: actor.companyId,
      IdentificadorUsuario: actor.userId,
      Usuario: actor.name,
      Quando: review.at,
      Mudancas: review.changes,
      Mantidas: JSON.stringify(review.kept),
    })
    .execute();
}

/** The reading people worked with: the newest earlier one that was looked at, else the first. */
async function lastReviewedBefore(tx: Tx, recordId: number, order: number): Promise<number | null> {
  const { rows } = await sql<{ order: number }>`
    select l."Ordem" as order from leitura l where l."IdentificadorRegistroMatricula" = ${recordId}
      and l."Ordem" < ${order} and (l."Ordem" = 1 or exists
        (select 1 from conferencia c where c."IdentificadorLeitura" = l."Identificador"))
    order by l."Ordem" desc limit 1`.execute(tx);
  return rows[0]?.order ?? null;
}

async function reviewOf(tx: Tx, readingId: number): Promise<Review | null> {
  const { rows } = await sql<{ by: string; at: string; kept: string[] }>`
    select "Usuario" as by, "Quando" as at, "Mantidas" as kept from conferencia
    where "IdentificadorLeitura" = ${readingId}`.execute(tx);
  return rows[0] ?? null;
}
