import { sql } from 'kysely';
import { operationSentences } from '../../../../domain/opinions/operation/template.ts';
import { conclusionSentences } from '../../../../domain/opinions/sections/conclusion.ts';
import { isOutOfDate } from '../../../../domain/opinions/staleness.ts';
import { contentFromWire } from '../../../../domain/opinions/wire.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { decisionDay, operationFacts } from './operationFacts.ts';

/**
 * The approved opinion on an operation never changes. When a fact it speaks of does, it is marked out of date and the
 * operation goes back to work; facts that come to be as they were take the mark away.
 * @see design, section 7
 */
export async function operationOpinionFollows(work: Work, operationId: number): Promise<void> {
  const model = work.models.named('parecer');
  // One that is being approved by facts of before is waited for.
  await sql`select 1 from operacao where "Identificador" = ${operationId} for no key update`.execute(work.tx);
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from parecer
    where "IdentificadorOperacao" = ${operationId} and "IdentificadorRegistroMatricula" is null
      and "Situacao" = 'aprovado' and "ExcluidoEm" is null order by 1`.execute(work.tx);
  for (const { id } of rows) {
    const opinion = await findRecord(work, model, id, { lock: 'change' });
    const facts = await operationFacts(work, operationId, decisionDay(work, opinion));
    const content = contentFromWire(opinion);
    const Desatualizado = isOutOfDate(content, [
      ...operationSentences(facts),
      ...conclusionSentences(content, 'operation'),
    ]);
    if (Desatualizado !== (opinion.Desatualizado === true))
      await changeRecord(work, model, opinion, { Desatualizado });
  }
}
