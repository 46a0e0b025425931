import equal from 'fast-deep-equal';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { ValueOrigin } from './fillClient.ts';

/** A value comes from its certificate for as long as nobody has put another one in its place. */
export const rules: EntityRules = {
  show: (record) => (record.Origens ? { ...record, Origens: standing(record) } : record),
};

function standing(record: Row): Row | null {
  const all = Object.entries(record.Origens as Readonly<Record<string, ValueOrigin>>);
  const kept = all.filter(([name, { Valor }]) => equal(record[name] ?? null, Valor ?? null));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
