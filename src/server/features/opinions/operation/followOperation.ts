import { sql } from 'kysely';
import { operationSentences } from '../../../../domain/opinions/operation/template.ts';
import { conclusionSentences } from '../../../../domain/opinions/sections/conclusion.ts';
import { isOutOfDate } from '../../../../domain/opinions/standing.ts';
import { contentFromWire } from '../../../../domain/opinions/wire.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import { overseeing } from '../../../engine/crud/overseeing.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { changeRecord } from '../../../engine/crud/write/updateRecord.ts';
import { resumeOperation } from '../../operations/states/moveOperation.ts';
import { decisionDay, operationFacts } from './operationFacts.ts';

/**
 * The approved opinion on an operation never changes. When a fact it speaks of does, it is marked out of date and the
 * operation goes back to work; facts that come to be as they were take the mark away. To be called wherever a record's
 * truth or opinion, a certificate, a calculation or the operation itself has changed.
 * @see design, section 7
 */
export async function operationOpinionFollows(work: Work, operationId: number): Promise<void> {
  const model = work.models.find('parecer');
  if (!model) return;
  const { rows } = await sql<{ id: number }>`select "Identificador"::int as id from parecer
    where "IdentificadorOperacao" = ${operationId} and "IdentificadorRegistroMatricula" is null
      and "Situacao" = 'aprovado' and "ExcluidoEm" is null order by 1`.execute(work.tx);
  const system = overseeing(work);
  for (const { id } of rows) {
    const opinion = await findRecord(system, model, id, { lock: 'change' });
    const facts = await operationFacts(system, operationId, decisionDay(work, opinion));
    const content = contentFromWire(opinion);
    const Desatualizado = isOutOfDate(content, [
      ...operationSentences(facts),
      ...conclusionSentences(content, 'operation'),
    ]);
    if (Desatualizado === (opinion.Desatualizado === true)) continue;
    await changeRecord(system, model, opinion, { Desatualizado });
    if (Desatualizado) await resumeOperation(work, operationId, text('pt-br', 'alcada.reopened'));
  }
}
