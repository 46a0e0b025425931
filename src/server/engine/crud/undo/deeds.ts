import equal from 'fast-deep-equal';
import { AppError } from '../../../../domain/errors.ts';
import type { Field } from '../../../../field-types/types.ts';
import type { Row } from '../../../kit/database/database.ts';
import { isLines } from '../../database/schema/tableModel.ts';
import { requireCode } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import { rowsOf } from '../references.ts';
import type { Work } from '../work.ts';

/** A row of the log, as far as undoing needs it. */
export interface ChangeRow extends Row {
  readonly Identificador: number | string;
  readonly IdentificadorRegistro: number | string;
  readonly Operacao: string;
  readonly Mesclagem: number | string | null;
  readonly Antes: Row | null;
  readonly Depois: Row | null;
}

/** What one call made of one record, be it in several steps. */
export interface Deed {
  readonly recordId: number;
  /** The change row that is undone: the last of them. */
  readonly row: number;
  readonly kind: DeedKind;
  /** Null where the record was not there, or no more. */
  readonly before: Row | null;
  readonly after: Row | null;
}

export type DeedKind = 'made' | 'removed' | 'changed';

/** What has ways back of its own: states are left by transitions, mergings undone by their own call. */
const withOwnWay: readonly string[] = ['TRANSICAO', 'MESCLAR', 'DESMESCLAR', 'APAGAR'];

/**
 * Rows of the log as deeds, in the order of the records' numbers: two who undo the same wait for each other, not for ever.
 * @throws AppError 'undo-not-this' for what has a way back of its own
 */
export function deedsIn(rows: readonly ChangeRow[]): readonly Deed[] {
  const refused = rows.find((row) => withOwnWay.includes(row.Operacao) || row.Mesclagem !== null);
  if (refused) throw new AppError('undo-not-this');
  return [...Map.groupBy(rows, (row) => Number(row.IdentificadorRegistro))]
    .toSorted(([one], [other]) => one - other)
    .map(([recordId, steps]) => deedOf(recordId, steps));
}

function deedOf(recordId: number, steps: readonly ChangeRow[]): Deed {
  const before = steps.at(0)?.Antes ?? null;
  const after = steps.at(-1)?.Depois ?? null;
  const kind = before === null ? 'made' : after === null ? 'removed' : 'changed';
  return { recordId, row: Number(steps.at(-1)?.Identificador), kind, before, after };
}

/** Undoing asks for the code of what it does. @throws AppError 'permission-missing' naming it, 'undo-not-this' */
export function requireReversal(work: Work, { entity }: EntityModel, kinds: Iterable<DeedKind>): void {
  for (const kind of new Set(kinds)) {
    const call = kind === 'changed' ? 'update' : 'delete';
    if (!entity.calls.includes(call)) throw new AppError('undo-not-this');
    requireCode(work.actor, entity.codes[call]);
  }
}

/** Fields a person wrote, or could have: what the rules keep besides follows by itself. */
const isWritten = ({ computed, readOnly }: Field) => !computed && readOnly !== 'always';

/** Fields the deed changed. */
export const changedIn = ({ entity }: EntityModel, { before, after }: Deed): readonly Field[] =>
  entity.fields.filter(
    (field) =>
      isWritten(field) &&
      field.name !== entity.states?.field &&
      !equal(valueIn(before, field), valueIn(after, field)),
  );

/** Of fields the deed left in some state: those that are otherwise now. The state of a record says that somebody worked on it. */
export function changedSince(
  { entity }: EntityModel,
  { after, kind }: Deed,
  record: Row,
  fields: readonly Field[] = entity.fields,
): readonly Field[] {
  return fields.filter(
    (field) =>
      (isWritten(field) || field.name === entity.states?.field) &&
      // A field that came into the schema since says nothing.
      (kind === 'changed' || (after !== null && field.name in after)) &&
      !equal(valueIn(after, field), valueIn(record, field)),
  );
}

/** As the schema of today has it: rows keep the columns there are, a column added since is empty in them. */
export function valueIn(record: Row | null, field: Field): unknown {
  const value = record?.[field.name] ?? null;
  if (!isLines(field)) return value;
  return rowsOf(value).map((row) =>
    Object.fromEntries(field.fields.map(({ name }) => [name, row[name] ?? null])),
  );
}
