import equal from 'fast-deep-equal';
import { sql } from 'kysely';
import { AppError } from '../../../domain/errors.ts';
import type { Field } from '../../../field-types/types.ts';
import type { Row } from '../../kit/database/database.ts';
import { Failures } from '../../kit/http/failures.ts';
import { isLines } from '../database/schema/tableModel.ts';
import { holds, maySee, requireCode, requireCompany } from '../permissions/requireCode.ts';
import { findRecord } from './findRecord.ts';
import type { EntityModel } from './models.ts';
import { type FullRecord, present, writablePart } from './record.ts';
import { rowsOf } from './references.ts';
import type { Work } from './work.ts';
import { asObject, refuseOthers, versionOf } from './write/checkBody.ts';
import { changeRecord, requireVersion } from './write/updateRecord.ts';

interface ChangeRow extends Row {
  readonly Versao: number;
  readonly Operacao: string;
  readonly Quando: string;
  readonly IdentificadorUsuario: number | null;
  readonly Usuario: string;
  readonly Origem: string;
  readonly Motivo: string | null;
  readonly VersaoRestaurada: number | null;
  readonly Mesclagem: string | number | null;
  readonly Lote: string | number | null;
  readonly undone: number | null;
  readonly undoneBy: number | null;
  readonly Antes: Row | null;
  readonly Depois: Row | null;
}

/** One version of a record, newest first in a history. */
export interface HistoryItem {
  readonly Versao: number;
  readonly Operacao: string;
  readonly DataHora: string;
  readonly IdentificadorUsuario: number | null;
  readonly Usuario: string;
  readonly Origem: string;
  readonly Motivo: string | null;
  /** Which version came back; null for any other change. */
  readonly VersaoRestaurada: number | null;
  /** Number of the merging it was a part of; null for any other change. */
  readonly Mesclagem: number | null;
  /** Number of the call on many records it was a part of; null for a change of its own. */
  readonly Lote: number | null;
  /** The version whose making it took back; null for any other change. */
  readonly Desfaz: number | null;
  /** The version in which it was taken back; null = it was not. */
  readonly DesfeitaPor: number | null;
  /** Fields that changed, as far as the reader may see them. */
  readonly Campos: readonly { readonly Campo: string; readonly De: unknown; readonly Para: unknown }[];
  /** The record as it was from then on; null when it was deleted. */
  readonly Registro: Row | null;
}

/** The newest so many versions: a screen shows them, an audit asks the change log. */
const shown = 200;

/** `GET X/Historico/{id}`: what happened to a record; to one in the trash for who may restore it. */
export async function recordHistory(
  work: Work,
  model: EntityModel,
  id: number,
): Promise<readonly HistoryItem[]> {
  requireCode(work.actor, model.entity.codes.history);
  requireCompany(work.actor, model.entity);
  const which = holds(work.actor, model.entity.codes.delete) ? 'both' : 'living';
  await findRecord(work, model, id, { which });
  const { rows } = await sql<ChangeRow>`select a.*, d."Versao" as undone, (
      select max(u."Versao") from "alteracao" u where u."Desfaz" = a."Identificador") as "undoneBy"
    from "alteracao_hoje" a left join "alteracao" d on d."Identificador" = a."Desfaz"
    where a."Entidade" = ${model.entity.name} and a."IdentificadorRegistro" = ${id}
    order by a."Identificador" desc limit ${shown}`.execute(work.tx);
  return rows.map((row) => toItem(row, model, work));
}

/**
 * `POST X/RestaurarVersao/{id} {VersaoHistorica, Versao}`: the fields of an old version as the next one.
 * @throws AppError 'version-unknown' when there was no such version; otherwise as a change does, always with 422
 * and the fields when it does not fit today's rules: what was right once is nobody's mistake
 */
export async function restoreVersion(
  work: Work,
  model: EntityModel,
  id: number,
  body: unknown,
): Promise<Row> {
  requireCode(work.actor, model.entity.codes.update);
  requireCompany(work.actor, model.entity);
  const { VersaoHistorica, Versao, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  const before = await findRecord(work, model, id, { lock: 'change' });
  requireVersion(before, versionOf(Versao), model, work);
  const { rows } = await sql<ChangeRow>`select * from "alteracao_hoje"
    where "Entidade" = ${model.entity.name} and "IdentificadorRegistro" = ${id}
      and "Versao" = ${versionOf(VersaoHistorica, 'VersaoHistorica')} and "Depois" is not null
    order by "Identificador" desc limit 1`.execute(work.tx);
  const old = rows[0]?.Depois;
  if (!old) throw new AppError('version-unknown', {}, { field: 'VersaoHistorica' });
  const values = restorable(old, model, work);
  const restored = versionOf(VersaoHistorica, 'VersaoHistorica');
  return present(await restoreValues(work, model, before, { values, restored }), model, work.actor);
}

async function restoreValues(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  { values, restored }: { readonly values: Row; readonly restored: number },
) {
  try {
    const choices = { given: values, before };
    return await changeRecord(work, model, before, values, { operation: 'VERSAO', restored }, choices);
  } catch (error) {
    throw error instanceof Failures ? new Failures(422, error.errors) : error;
  }
}

/** What the actor could have typed himself; the rest stays as it is. */
function restorable(old: Row, model: EntityModel, { actor }: Work): Row {
  const names = model.entity.fields
    .filter((field) => field.readOnly === false && maySee(actor, field))
    .filter(({ changeCode }) => changeCode === null || actor.codes.has(changeCode))
    .map(({ name }) => name);
  const values = writablePart(old, model);
  return Object.fromEntries(
    names
      .filter((name) => name in values)
      .map((name) => [name, asToday(values[name], model.fields.get(name))]),
  );
}

/** Rows keep what their table still has; a column added since is empty in them. */
const asToday = (value: unknown, field: Field | undefined): unknown =>
  field && isLines(field) && value !== null
    ? rowsOf(value).map((row) =>
        Object.fromEntries(field.fields.map(({ name }) => [name, row[name] ?? null])),
      )
    : value;

function toItem(row: ChangeRow, model: EntityModel, { actor }: Work): HistoryItem {
  const visible = model.entity.fields.filter((field) => maySee(actor, field));
  return {
    Versao: row.Versao,
    Operacao: row.Operacao,
    DataHora: row.Quando,
    IdentificadorUsuario: row.IdentificadorUsuario,
    Usuario: row.Usuario,
    Origem: row.Origem,
    Motivo: row.Motivo,
    VersaoRestaurada: row.VersaoRestaurada,
    Mesclagem: row.Mesclagem === null ? null : Number(row.Mesclagem),
    Lote: row.Lote === null ? null : Number(row.Lote),
    Desfaz: row.undone,
    DesfeitaPor: row.undoneBy,
    Campos: visible.flatMap(({ name }) => {
      const [De, Para] = [row.Antes?.[name] ?? null, row.Depois?.[name] ?? null];
      return row.Depois === null || equal(De, Para) ? [] : [{ Campo: name, De, Para }];
    }),
    Registro: row.Depois && Object.fromEntries(visible.map(({ name }) => [name, row.Depois?.[name] ?? null])),
  };
}
