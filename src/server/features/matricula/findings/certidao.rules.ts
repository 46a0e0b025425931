import { sql } from 'kysely';
import type { FullRecord } from '../../../engine/crud/record.ts';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { raise } from '../../../engine/facts.ts';
import { recordTruth } from '../facts.ts';
import { followingStates } from './followingStates.ts';
import { refreshFindingsOf } from './refreshFindings.ts';
import { recordsSpokenOf, speaksOfLand } from './statements.ts';

/** What of an issued certificate findings depend on. */
const fields = ['Dados', 'DataEmissao', 'IdentificadorSubstituta', 'Autenticidade'];

/** What a certificate says of the land is held against its registry record as soon as it counts, and until it does not. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, before, after, values }) {
    const record = after ?? before;
    if (record?.Situacao !== 'emitida') return;
    if (operation !== 'update' || fields.some((name) => name in values)) await recordsFollow(work, record);
  },
  async afterTransition({ work, record, transition: { event } }) {
    if (event === 'emitir') await recordsFollow(work, record);
  },
};

async function recordsFollow(work: Work, certificate: FullRecord): Promise<void> {
  if (!speaksOfLand(certificate)) return;
  const followed = sql`r."Situacao" in (${sql.join(followingStates)})`;
  for (const id of await recordsSpokenOf(work, certificate, followed)) {
    await refreshFindingsOf(work, id);
    await raise(work, recordTruth, id);
  }
}
