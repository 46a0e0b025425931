import { tell } from '../../facts/facts.ts';
import type { EntityModel } from '../models.ts';
import type { Written } from '../rules.ts';
import type { Work } from '../work.ts';

/** A record was written: its rules do what follows at once, and what changed is told to those who follow. */
export async function afterWrite(written: Written): Promise<void> {
  const { work, model, operation, before, after, values } = written;
  await model.rules.afterWrite?.(written);
  const record = after ?? before;
  if (record) tell({ work, operation, before, record, values, transition: null }, model.entity.name);
}

/** Whether a write of one such record concerns nothing but the record: many are then written together. */
export const isPlainlyWritten = ({ models }: Work, { entity, rules }: EntityModel): boolean =>
  !rules.beforeWrite && !rules.afterWrite && !models.followed.told.has(entity.name);
