import { sql } from 'kysely';
import type { ConclusionCheck } from './conclusionCheck.ts';

/**
 * A company may ask a second person for every record: then no analysis ends without review.
 * @see workflow, section 3: send for review by policy
 */
export const policyMissing: ConclusionCheck = async ({ work, record }) => {
  if (record.Situacao !== 'em_analise') return [];
  const { rows } = await sql`
    select 1 from empresa where "Identificador" = ${work.actor.companyId} and "RevisaoObrigatoria"`.execute(
    work.tx,
  );
  return rows.length === 0 ? [] : [{ code: 'review-required', params: {}, field: 'Situacao' }];
};
