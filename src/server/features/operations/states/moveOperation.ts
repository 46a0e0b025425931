import { sql } from 'kysely';
import { defaultLocale } from '../../../../domain/locale.ts';
import { text } from '../../../../metadata/texts.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { runTransition } from '../../../engine/crud/write/transition.ts';
import { pointText } from '../../../engine/missing/missing.ts';
import { missingFor } from '../missing.ts';

/** @returns whether it was a draft. @see workflow, section 2: rascunho to em_andamento */
export async function beginOperation(work: Work, operationId: number): Promise<boolean> {
  const isDraft = (await stateOf(work, operationId)) === 'rascunho';
  if (isDraft) await move(work, operationId, 'rascunho', 'iniciar', null);
  return isDraft;
}

/**
 * Brings the state of an operation up to what hangs on it: under opinion once nothing is missing, back at work when
 * something is missing again. @see workflow, section 2
 */
export async function operationFollows(work: Work, operationId: number): Promise<void> {
  const state = await stateOf(work, operationId);
  if (state !== 'em_andamento' && state !== 'em_parecer') return;
  const operation = await findRecord(work, work.models.named('operacao'), operationId);
  const inPortuguese = { ...work, actor: { ...work.actor, locale: defaultLocale } };
  const [first] = await missingFor(inPortuguese, operation, 'enviar-parecer');
  if (state === 'em_parecer') {
    if (first) await move(work, operationId, state, 'retomar', pointText(first, defaultLocale));
  } else if (!first && !(await waitsForPerson(work, operationId))) await sendForOpinion(work, operationId);
}

/** Back to work, where it had gone on. @see workflow, sections 2 and 6: returned, revoked */
export async function resumeOperation(work: Work, operationId: number, reason: string): Promise<void> {
  const state = await stateOf(work, operationId);
  if (state === 'em_parecer' || state === 'concluida')
    await move(work, operationId, state, 'retomar', reason);
}

/** Its opinion has been approved. @see workflow, section 2: em_parecer to concluida */
export async function concludeOperation(work: Work, operationId: number): Promise<void> {
  await sendForOpinion(work, operationId);
  await move(work, operationId, 'em_parecer', 'concluir', null);
}

const sendForOpinion = (work: Work, operationId: number): Promise<void> =>
  move(work, operationId, 'em_andamento', 'enviar-parecer', text('pt-br', 'alcada.nothingMissing'));

/** Of an operation that is not in the trash. */
async function stateOf({ tx }: Work, operationId: number): Promise<string | null> {
  const { rows } = await sql<{ state: string }>`select "Situacao" as state from operacao
    where "Identificador" = ${operationId} and "ExcluidoEm" is null`.execute(tx);
  return rows[0]?.state ?? null;
}

/** By a follower. Looked at again once it is held: of two who see the same only the first moves it. */
async function move(
  work: Work,
  operationId: number,
  from: string,
  event: string,
  reason: string | null,
): Promise<void> {
  const model = work.models.named('operacao');
  const held = await findRecord(work, model, operationId, { lock: 'change' });
  if (held.Situacao === from) await runTransition(work, model, operationId, { event, reason });
}

/**
 * Sent back, put out of date, revoked or opened again, an operation waits until a person submits or sends it anew,
 * whatever else falls in place meanwhile.
 */
async function waitsForPerson({ tx, models }: Work, operationId: number): Promise<boolean> {
  if (!models.find('parecer')) return false;
  const { rows } = await sql<{ waits: boolean }>`
    select coalesce(bool_or("Situacao" in ('devolvido', 'aprovado', 'revogado')), false)
      and not coalesce(bool_or("Situacao" = 'submetido'), false) as waits
    from parecer where "IdentificadorOperacao" = ${operationId} and "IdentificadorRegistroMatricula" is null
      and "ExcluidoEm" is null`.execute(tx);
  return rows[0]?.waits ?? false;
}
