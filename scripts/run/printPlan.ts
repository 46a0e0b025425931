import type { RefusedRecords } from '../../src/server/engine/database/impact/refusedRecords.ts';
import { toldIds } from '../../src/server/engine/database/impact/toldIds.ts';
import type { CodeUse, FieldUses } from '../../src/server/engine/database/impact/usesOf.ts';
import type { MigrationPlan } from '../../src/server/engine/database/planMigration.ts';
import type { Conversion } from '../../src/server/engine/database/schema/conversions.ts';

/** A plan as lines: what stands in the way first, then what would be done, then whom it concerns and what stays behind. */
export function planLines(plan: MigrationPlan): string[] {
  const { pending, statements, refusals, renames, conversions, leftovers, refusedRecords, codesLeft } = plan;
  // Policies hold no data and are written anew every time; told one by one they would hide the rest.
  const policies = statements.filter((statement) => /enable row level security/.test(statement));
  const changes = statements.filter((statement) => !policies.includes(statement));
  const kept = leftovers.filter(({ isDropped }) => !isDropped);
  const dropped = leftovers.filter(({ isDropped }) => isDropped);
  return [
    ...part('Nothing would be changed, because of:', refusals),
    ...part('Steps to run:', pending),
    ...part(
      'Renamed fields; values, saved views, history and rights go with them:',
      renames.flatMap(({ from, to, uses, rights }) => [
        `${from} -> ${to}`,
        ...useLines(uses, rights).map(indented),
      ]),
    ),
    ...part(
      'Converted as agreed; what cannot be read is emptied, and change rows keep what they told:',
      conversions.flatMap((conversion) => [
        conversionLine(conversion),
        ...useLines(conversion.uses).slice(1).map(indented),
      ]),
    ),
    ...part('Tables:', changes),
    ...part(
      'Dropped as agreed, with their values; change rows keep theirs:',
      dropped.flatMap(({ name, uses }) => [name, ...useLines(uses).map(indented)]),
    ),
    ...(pending.length + changes.length + refusals.length + conversions.length === 0
      ? ['The tables are as the schemas want them.']
      : []),
    `Row-level security of ${policies.length} tables is written anew at each migration.`,
    ...part(
      'Records a rule of today refuses; they stay, and cannot be saved until they are mended:',
      refusedRecords.filter(({ code }) => code !== 'unique').map(refusedLine),
    ),
    ...part('Codes nothing asks for any more, held by profiles:', codesLeft.map(codeLine)),
    ...part(
      'Columns and rows no schema speaks of any more; they stay as they are until you say --drop and their name:',
      kept.flatMap(({ name, uses }) => [name, ...useLines(uses).map(indented)]),
    ),
  ];
}

const part = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [title, ...lines.map(indented)] : [];

const indented = (line: string) => `  ${line}`;

function conversionLine({ name, from, to, readable, lost, ids }: Conversion): string {
  const emptied = lost > 0 ? `; ${lost} emptied (records ${toldIds(ids, lost)})` : '';
  return `${name}, ${from} -> ${to}: ${readable} read${emptied}`;
}

function refusedLine({ entity, field, code, text, total, ids }: RefusedRecords): string {
  return `${entity}${field ? `.${field}` : ''}, ${code}: ${total} (${toldIds(ids, total)}): ${text}`;
}

function useLines(
  { values, views, preferences, exports, databaseViews, functions }: FieldUses,
  rights: readonly CodeUse[] = [],
): string[] {
  return [
    `values: ${values}`,
    ...some(
      'saved views',
      views.map(({ id, name }) => `${id} "${name}"`),
    ),
    ...(preferences > 0 ? [`people who keep its column or width: ${preferences}`] : []),
    ...some('exports that wait', exports.map(String)),
    ...rights.map((right) => `right: ${codeLine(right)}`),
    ...some('views of the database', databaseViews),
    ...some('functions of the database whose text names it; a migration changes those', functions),
  ];
}

const codeLine = ({ code, profiles }: CodeUse): string =>
  `${code}, held by ${profiles.length > 0 ? profiles.map(({ id, name }) => `profile ${id} "${name}"`).join(', ') : 'no profile'}`;

const some = (title: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${title}: ${names.join(', ')}`] : [];
