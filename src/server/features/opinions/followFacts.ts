import { sql } from 'kysely';
import type { OpinionFacts } from '../../../domain/opinions/model.ts';
import { isOutOfDate } from '../../../domain/opinions/staleness.ts';
import { templateOf } from '../../../domain/opinions/template.ts';
import { contentFromWire } from '../../../domain/opinions/wire.ts';
import { text } from '../../../metadata/texts.ts';
import { findRecord } from '../../engine/crud/findRecord.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { runTransition } from '../../engine/crud/write/transition.ts';
import { changeRecord } from '../../engine/crud/write/updateRecord.ts';
import { digestOfFacts } from './digest.ts';
import { opinionFacts } from './opinionFacts.ts';

/**
 * An approved opinion never changes. When a fact that it may speak of does, it is marked out of date and the matter
 * is open again: the record goes back to analysis. Facts that come to be as they were take the mark away.
 * @see design, section 7
 */
export async function opinionsFollow(work: Work, recordId: number): Promise<void> {
  const model = work.models.named('parecer');
  const { rows } = await sql<{ id: number }>`select "Identificador" as id from parecer
    where "IdentificadorRegistroMatricula" = ${recordId} and "Situacao" = 'aprovado' and "ExcluidoEm" is null
    order by 1`.execute(work.tx);
  if (rows.length === 0) return;
  const facts = await opinionFacts(work, recordId);
  const digest = digestOfFacts(facts);
  for (const { id } of rows) {
    const opinion = await findRecord(work, model, Number(id), { lock: 'change' });
    const Desatualizado = opinion.ResumoFatos !== digest && saysOtherwise(opinion, facts);
    if (Desatualizado === (opinion.Desatualizado === true)) continue;
    await changeRecord(work, model, opinion, { Desatualizado });
    if (Desatualizado) await reopen(work, recordId);
  }
}

/** A fact may change without a word of the opinion: then it goes on saying what is. */
function saysOtherwise(opinion: FullRecord, facts: OpinionFacts): boolean {
  const content = contentFromWire(opinion);
  return isOutOfDate(content, templateOf(facts, content));
}

async function reopen(work: Work, recordId: number): Promise<void> {
  const model = work.models.named('registro-matricula');
  const record = await findRecord(work, model, recordId, { lock: 'change', which: 'both' });
  const reason = text('pt-br', 'opinion.reopened');
  if (record.Situacao === 'concluida')
    await runTransition(work, model, recordId, { event: 'reabrir', reason });
}
