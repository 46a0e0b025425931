import type { Entity } from '../../../metadata/entity.ts';
import type { Tx } from '../../kit/database/database.ts';
import type { OpenDatabase } from '../../kit/database/openDatabase.ts';
import { ToldError } from '../../kit/toldError.ts';
import { carryNames } from './impact/carryNames.ts';
import { entitiesOf } from './impact/usesOf.ts';
import { loadSteps, markApplied, pendingSteps, runSteps } from './numberedSteps.ts';
import { runScript } from './runScript.ts';
import { convert } from './schema/conversions.ts';
import { type Consent, planNow, staleFunctions, type TablePlan } from './tablePlan.ts';

export interface MigrationReport {
  readonly applied: readonly string[];
  readonly statements: readonly string[];
  readonly leftovers: readonly string[];
}

/**
 * Brings the database to the present code, in one transaction: what numbered steps do before the tables, then what the
 * entities' schemas want, renamings first, then what the steps do after them, then the new names where old ones were
 * kept. Runs as the role that owns the tables.
 * @throws ToldError naming table, column and remedy when a difference would lose values; nothing is changed then
 */
export async function migrate(
  database: OpenDatabase,
  entities: readonly Entity[],
  consent: Consent = {},
): Promise<MigrationReport> {
  const steps = await loadSteps();
  return database.asMigrator(async (tx) => {
    const pending = await pendingSteps(tx, steps);
    await runSteps(tx, pending, 'before');
    const plan = await planNow(tx, entities, consent);
    await runPlan(tx, plan);
    await runSteps(tx, pending, 'after');
    await markApplied(tx, pending);
    const stale = await staleFunctions(tx, plan, (_entity, lines) => lines.name);
    if (stale.length > 0) throw new ToldError(refusing(stale));
    // Last: a step may bring the names of fields to where they are looked for.
    for (const rename of plan.renames)
      await carryNames(tx, rename, entitiesOf(rename.entity.table, entities));
    return {
      applied: pending.map(({ name }) => name),
      statements: plan.statements,
      leftovers: plan.leftovers,
    };
  });
}

const refusing = (refusals: readonly string[]) => `The database was not changed.\n${refusals.join('\n')}`;

async function runPlan(tx: Tx, plan: TablePlan): Promise<void> {
  if (plan.refusals.length > 0) throw new ToldError(refusing(plan.refusals));
  for (const conversion of plan.conversions) await convert(tx, conversion);
  for (const statement of plan.statements) {
    try {
      await runScript(tx, [statement]);
    } catch (cause) {
      throw new ToldError(explain(statement, cause as Error), { cause });
    }
  }
}

/** A unique index over values that repeat is the one statement of ours that data can refuse. */
function explain(statement: string, cause: Error): string {
  const unique = /^create unique index "[^"]+" on "([^"]+)" \(([^)]+)\)/.exec(statement);
  if (!unique) return `The database was not changed: ${cause.message} (${statement})`;
  return (
    `The database was not changed: table ${unique[1]} holds records with the same ${unique[2]}. ` +
    `Remedy: change or delete the repeated ones, then migrate again. (${cause.message})`
  );
}
