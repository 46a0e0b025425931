import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { type AlikeEntry, AlikeIndex } from '../../../../domain/alike/alikeIndex.ts';
import { AppError } from '../../../../domain/errors.ts';
import { mostAlike } from '../../../../metadata/importLimits.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import { alikeEntryOf } from '../alike/alikeFields.ts';
import { allEntries } from '../alike/possibleDuplicates.ts';
import { shownLabel } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';

/** The values of a line of the file, by the number it has there. */
export interface TypedLine {
  readonly line: number;
  readonly values: Row;
}

/**
 * Lines that look like a record there is, or like an earlier line: they may go on, and should be looked at before.
 * @returns at most one remark a line, in their order
 */
export async function alikeLines(
  work: Work,
  model: EntityModel,
  lines: readonly TypedLine[],
): Promise<readonly { readonly line: number; readonly remark: WireError }[]> {
  const index = new AlikeIndex();
  /** By the number of a line: the first thing it looks like. */
  const found = new Map<
    number,
    { readonly record?: number; readonly line?: number; readonly field: string }
  >();
  // Lines stand in the index below zero: no record has such a number.
  const entryOf = alikeEntryOf(model);
  const entries = lines.map(({ line, values }) => entryOf(-line, values));
  for (const entry of entries) {
    const [earlier] = index.matchesOf(entry);
    if (earlier) found.set(-entry.id, { line: -earlier.id, field: earlier.fields[0] ?? '' });
    index.add(entry);
  }
  await nextTurn();
  for (const [turn, entry] of (await allEntries(work, model)).entries()) {
    if (turn % 5_000 === 4_999) await nextTurn();
    for (const { id, fields } of index.matchesOf(entry))
      if (found.get(-id)?.record === undefined)
        found.set(-id, { record: entry.id, field: fieldOf(entries, id, fields) });
  }
  const told = [...found].toSorted(([one], [other]) => one - other).slice(0, mostAlike);
  const names = await namesOf(
    work,
    model,
    told.flatMap(([, { record }]) => record ?? []),
  );
  const { locale } = work.actor;
  return told.map(([line, { record, line: earlier, field }]) => ({
    line,
    remark: toWireError(
      record === undefined
        ? new AppError('import-like-line', { line: earlier ?? 0 }, { field })
        : new AppError('import-like-record', { id: record, name: names.get(record) ?? '' }, { field }),
      locale,
    ),
  }));
}

/** The line's own field where it has one of those, or its first name. */
function fieldOf(entries: readonly AlikeEntry[], id: number, fields: readonly string[]): string {
  const own = entries.find((entry) => entry.id === id);
  const has = (name: string) => own !== undefined && (name in own.names || name in own.values);
  return fields.find(has) ?? Object.keys(own?.names ?? {})[0] ?? '';
}

async function namesOf(
  work: Work,
  model: EntityModel,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`select t."Identificador" as id,
    ${shownLabel(model, work, 't')} as name from ${tableNamed(model.entity.table)} t
    where t."Identificador" = any (${[...ids]}::bigint[])`.execute(work.tx);
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}
