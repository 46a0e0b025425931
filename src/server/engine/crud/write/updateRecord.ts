import equal from 'fast-deep-equal';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { asItStands, findRecord } from '../findRecord.ts';
import { type EntityModel, halfOf } from '../models.ts';
import { type FullRecord, present, writablePart } from '../record.ts';
import { type Choices, checkReferences, noChoices, rowsOf } from '../references.ts';
import type { Work } from '../work.ts';
import { asObject, checkFields, versionOf } from './checkBody.ts';
import { Conflict } from './conflict.ts';
import { toColumn } from './lines.ts';
import { type Stored, updateRecordRow } from './store.ts';
import { validateRecord } from './validateRecord.ts';
import { afterWrite } from './written.ts';

/**
 * `PUT X/Alterar/{id}`: the changed writable fields and the version they were changed on.
 * @throws AppError 'version-required' (428) without `Versao`; Conflict (409) with the record as it is now
 */
export async function updateRecord(work: Work, model: EntityModel, id: number, body: unknown): Promise<Row> {
  requireCode(work.actor, model.entity.codes.update);
  requireCompany(work.actor, model.entity);
  const { Versao, ...rest } = asObject(body);
  const given = checkFields(rest, model, work.actor, 'update');
  const before = await findRecord(work, model, id, { lock: 'change' });
  requireVersion(before, versionOf(Versao), model, work);
  const choices = { given, before };
  const after = await changeRecord(work, model, before, given, { operation: 'ALTERAR' }, choices);
  return present(await asItStands(work, model, after), model, work.actor);
}

/** @throws Conflict when the record has moved on since the version the change was made on */
export function requireVersion(record: FullRecord, version: number, model: EntityModel, work: Work): void {
  if (record.Versao !== version) throw new Conflict(present(record, model, work.actor));
}

/**
 * Lays fields over a held record, judges the whole, and stores what differs. Nothing different, nothing
 * written. Processes use it too and may give read-only fields.
 * @param stored how the change is told of
 * @param choices what of it a person chose
 */
export async function changeRecord(
  work: Work,
  model: EntityModel,
  before: FullRecord,
  given: Row,
  stored: Stored = { operation: 'ALTERAR' },
  choices: Choices = noChoices,
): Promise<FullRecord> {
  validateRecord(writablePart({ ...before, ...given }, model), model, work.actor);
  const changed = differences(before, normalized(given, model, work));
  if (Object.keys(changed).length === 0) return before;
  const write = { work, model, operation: 'update' as const, before, values: changed };
  const laid = (await model.rules.beforeWrite?.(write)) ?? {};
  const values = differences(before, { ...changed, ...laid });
  await checkReferences(work, model.entity.fields, values, choices);
  const after = await updateRecordRow(work, model, before, values, stored);
  await afterWrite({ ...write, values, id: before.Identificador, after });
  return after;
}

const differences = (before: Row, given: Row): Row =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !equal(before[name] ?? null, value ?? null)),
  );

/** Values as they would come back: an instant in local time and the same in UTC are no difference. */
function normalized(given: Row, model: EntityModel, work: Work): Row {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = model.fields.get(name);
      return [name, field ? normalize(value, field, work) : value];
    }),
  );
}

function normalize(value: unknown, field: Field, work: Work): unknown {
  if (value === null || value === undefined) return null;
  const half = halfOf(field);
  if (half.column === null) return rowsOf(value).map((row) => normalizeRow(row, field, work));
  return field.type === 'json' ? value : half.fromColumn(toColumn(value, field, work), field);
}

const normalizeRow = (row: Row, { fields }: Field, work: Work): Row =>
  Object.fromEntries(fields.map((inner) => [inner.name, normalize(row[inner.name], inner, work)]));
