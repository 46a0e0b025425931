import { type SqlBool, sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Locale } from '../../../domain/locale.ts';
import { countedNoun } from '../../../metadata/countedNoun.ts';
import type { Entity } from '../../../metadata/entity.ts';
import { text } from '../../../metadata/texts.ts';
import { Failures, toWireError } from '../../kit/http/failures.ts';
import { tableNamed } from '../../kit/sql/names.ts';
import { holds, mayChange, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { findRecord } from './findRecord.ts';
import type { EntityModel, Referrer } from './models.ts';
import type { FullRecord } from './record.ts';
import { or, type Sql } from './scope.ts';
import type { Work } from './work.ts';

/** Records of one entity that refer to another record. */
export interface Use {
  readonly Entidade: string;
  /** Plural label in the reader's language. */
  readonly Nome: string;
  readonly Total: number;
  /** Its fields that may refer there, rows' fields after their own: a list can be filtered by them. */
  readonly Campos: readonly string[];
}

export interface RecordUses {
  readonly Itens: readonly Use[];
  readonly PodeExcluir: boolean;
  readonly PodeInativar: boolean;
  /** Why it may not go although nothing refers to it; null otherwise. */
  readonly Motivo: string | null;
}

/**
 * `GET X/Referencias/{id}`: what refers to a record and how many, and so what may become of it. Asked before a
 * deletion; answers what the deletion would. @throws AppError as `findRecord` says
 */
export async function recordUses(work: Work, model: EntityModel, id: number): Promise<RecordUses> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const record = await findRecord(work, model, id);
  const uses = await usesOf(work, model, id);
  const Itens = uses.map((use) => toUse(use, work.actor.locale));
  const Motivo = Itens.length > 0 ? null : await objection(work, model, record);
  return {
    Itens,
    PodeExcluir: Itens.length === 0 && Motivo === null,
    PodeInativar: mayInactivate(record, model, work),
    Motivo,
  };
}

/** Living records that refer to this one, by their entity; nothing when it is free to go. */
async function usesOf(work: Work, model: EntityModel, id: number): Promise<readonly CountedUse[]> {
  const byEntity = Map.groupBy(model.referrers, ({ entity }) => entity);
  const uses: CountedUse[] = [];
  for (const [entity, referrers] of byEntity) {
    const count = await countUses(work, model, referrers, id);
    if (count > 0) uses.push({ entity, referrers, count });
  }
  return uses;
}

interface CountedUse {
  readonly entity: Entity;
  readonly referrers: readonly Referrer[];
  readonly count: number;
}

const toUse = ({ entity, referrers, count }: CountedUse, locale: Locale): Use => ({
  Entidade: entity.name,
  Nome: entity.plural[locale],
  Total: count,
  Campos: referrers.map(({ field, lines }) => (lines ? `${lines.name}.${field.name}` : field.name)),
});

/** Whether taking it out of use is possible to this person, where taking it away is not. */
export function mayInactivate(record: FullRecord, { entity, fields }: EntityModel, { actor }: Work): boolean {
  const active = fields.get('Ativo');
  return (
    active?.type === 'boolean' &&
    active.readOnly === false &&
    record.Ativo === true &&
    entity.calls.includes('update') &&
    holds(actor, entity.codes.update) &&
    mayChange(actor, active)
  );
}

/** What the entity's own rules have against the deletion; they refuse before they write. */
async function objection(work: Work, model: EntityModel, before: FullRecord): Promise<string | null> {
  try {
    await model.rules.beforeWrite?.({ work, model, operation: 'delete', before, values: {} });
    return null;
  } catch (error) {
    if (error instanceof Failures) return error.errors.map(({ Texto }) => Texto).join(' ');
    if (error instanceof AppError) return toWireError(error, work.actor.locale).Texto;
    throw error;
  }
}

/** @throws Failures 422 'record-in-use', one entry a kind of record, and what can be done instead */
export async function refuseWhenUsed(work: Work, model: EntityModel, record: FullRecord): Promise<void> {
  const uses = await usesOf(work, model, record.Identificador);
  if (uses.length === 0) return;
  const { locale } = work.actor;
  const entity = model.entity.label[locale];
  const offer = mayInactivate(record, model, work) ? ` ${text(locale, 'errors.inactivate-instead')}` : '';
  throw new Failures(
    422,
    uses.map((use, index) => ({
      Texto:
        text(locale, 'errors.record-in-use', { entity, uses: countedNoun(use.entity, use.count, locale) }) +
        (index === uses.length - 1 ? offer : ''),
      Codigo: 'record-in-use',
    })),
  );
}

/** Across owners, and for records of the whole installation across companies: a number, nothing more. */
async function countUses(
  { tx }: Work,
  { entity }: EntityModel,
  referrers: readonly Referrer[],
  id: number,
): Promise<number> {
  if (entity.scope === 'installation') {
    const counts = referrers.map(
      ({ table, field, lines }) =>
        sql`folio_em_uso(${table}, ${field.name}, ${id}::bigint, ${field.type === 'referenceMany'}, ${lines === null})`,
    );
    const { rows } = await sql<{ count: number }>`
      select (${sql.join(counts, sql` + `)})::bigint as count`.execute(tx);
    return Number(rows[0]?.count ?? 0);
  }
  const [first] = referrers;
  if (!first) return 0;
  const ways = referrers.map((referrer) => refersTo(referrer, id));
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${tableNamed(first.entity.table)} t where t."ExcluidoEm" is null and ${or(ways)}`.execute(tx);
  return Number(rows[0]?.count ?? 0);
}

/** Whether the record `t` of the referring entity refers to `id` by this field of its own or of its rows. */
export function refersTo({ table, field, lines }: Referrer, id: number): Sql {
  const holdsId = (alias: string): Sql =>
    field.type === 'referenceMany'
      ? sql<SqlBool>`${sql.ref(`${alias}.${field.name}`)} @> array[${id}]::bigint[]`
      : sql<SqlBool>`${sql.ref(`${alias}.${field.name}`)} = ${id}`;
  if (lines === null) return holdsId('t');
  return sql<SqlBool>`exists (select 1 from ${tableNamed(table)} l
    where l."IdentificadorPai" = t."Identificador" and ${holdsId('l')})`;
}
