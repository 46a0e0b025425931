import { entities } from '../../../metadata/entities.ts';
import type { Row } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import type { EntityRules } from '../crud/rules.ts';

/** The access log says in the reader's language which list or call it was. */
export const rules: EntityRules = { show: named };

const plurals = new Map(entities.map(({ name, plural }) => [name, plural]));

function named(record: Row, { locale }: Actor): Row {
  const what = record.Entidade;
  if (typeof what !== 'string') return record;
  return { ...record, Entidade: plurals.get(what)?.[locale] ?? what.replace(' /api/', ' ') };
}
