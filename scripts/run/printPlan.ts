import type { MigrationPlan } from '../../src/server/database/migrate.ts';

/** A plan as lines: what stands in the way first, then what would be done, then what stays behind. */
export function planLines({ pending, statements, refusals, leftovers }: MigrationPlan): string[] {
  // Policies hold no data and are written anew every time; told one by one they would hide the rest.
  const policies = statements.filter((statement) => /enable row level security/.test(statement));
  const changes = statements.filter((statement) => !policies.includes(statement));
  return [
    ...(refusals.length > 0 ? ['Nothing would be changed, because of:', ...refusals.map(indented)] : []),
    ...(pending.length > 0 ? ['Steps to run:', ...pending.map(indented)] : []),
    ...(changes.length > 0 ? ['Tables:', ...changes.map(indented)] : []),
    ...(pending.length + changes.length + refusals.length === 0
      ? ['The tables are as the schemas want them.']
      : []),
    `Row-level security of ${policies.length} tables is written anew at each migration.`,
    ...(leftovers.length > 0
      ? ['Columns no schema speaks of any more; they stay as they are:', ...leftovers.map(indented)]
      : []),
  ];
}

const indented = (line: string) => `  ${line}`;
