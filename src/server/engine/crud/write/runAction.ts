import { AppError } from '../../../../domain/errors.ts';
import type { Row } from '../../../kit/database/database.ts';
import { beginBatch, endBatch } from '../../audit/batches.ts';
import { asItStands, findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { present } from '../record.ts';
import type { Work } from '../work.ts';
import { judgeParameters, readParameters, requireAction, requireNamed, requireWhen } from './action.ts';
import { asObject, checkStorable, versionOf } from './checkBody.ts';
import { chosenRecords } from './chosenRecords.ts';
import { eachRecord, type RefusedRecord } from './eachRecord.ts';
import { isTransition, runTransition } from './transition.ts';
import { requireVersion } from './updateRecord.ts';

/** What a call on many records did and what it had to leave. */
export interface ManyRun {
  readonly Executados: readonly number[];
  readonly Recusados: readonly RefusedRecord[];
  /** Number by which the changes of these records are undone; null when there were none. */
  readonly Lote: number | null;
}

/**
 * `POST X/Executar/{acao}/{id} {Versao, Motivo?, ...}`: a transition, or an action declared for records, with its
 * parameters. @throws AppError 'action-unknown' (404); otherwise as `requireAction` and `readParameters` say
 */
export async function runAction(
  work: Work,
  model: EntityModel,
  name: string,
  id: number,
  body: unknown,
): Promise<unknown> {
  const { Versao, ...given } = asObject(body);
  if (isTransition(model, name)) {
    const { Motivo, ...input } = given;
    checkStorable(input);
    const request = { event: name, version: Versao, reason: Motivo, input };
    const passed = await runTransition(work, model, id, request);
    return present(await asItStands(work, model, passed), model, work.actor);
  }
  const action = requireAction(work, model, name, 'record');
  const handler = handlerOf(model.rules.actions, name);
  const input = judgeParameters(work, model, action, given);
  // The record before what else was named, as for a change of it: who does not see it is told that alone.
  const record = await findRecord(work, model, id, { lock: 'change' });
  await requireNamed(work, action, input);
  requireVersion(record, versionOf(Versao), model, work);
  requireWhen(record, action, model, work);
  return handler({ work, model, record, input });
}

/**
 * `POST X/ExecutarVarios/{acao} {Identificadores} | {Filtro?, Busca?}` with `Parametros`: each record by the rules
 * of a single one. What each would answer is not told, so nothing secret leaves this way.
 */
export async function runOnMany(
  work: Work,
  model: EntityModel,
  name: string,
  body: unknown,
): Promise<ManyRun> {
  const action = requireAction(work, model, name, 'selection');
  const handler = handlerOf(model.rules.actions, name);
  const { Parametros = {}, ...chosen } = asObject(body);
  const input = await readParameters(work, model, action, parametersOf(Parametros));
  const ids = await chosenRecords(work, model, chosen);
  const batch = await beginBatch(work);
  const { done, refused } = await eachRecord(batch, model, ids, async (id) => {
    const record = await findRecord(batch, model, id, { lock: 'change' });
    requireWhen(record, action, model, batch);
    await handler({ work: batch, model, record, input });
  });
  return {
    Executados: done,
    Recusados: refused,
    Lote: await endBatch(batch, model, 'EXECUTAR', { Acao: name }),
  };
}

/** `POST X/Executar/{acao} {...}`: an action of the list itself, such as making what a calendar says. */
export async function runOnList(
  work: Work,
  model: EntityModel,
  name: string,
  body: unknown,
): Promise<unknown> {
  const action = requireAction(work, model, name, 'list');
  const handler = handlerOf(model.rules.listActions, name);
  const input = await readParameters(work, model, action, asObject(body));
  return handler({ work, model, input });
}

/** An action that nobody registered does not exist: declaring it opens no door. */
function handlerOf<H>(handlers: Readonly<Record<string, H>> | undefined, name: string): H {
  const handler = handlers && Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handler) throw new AppError('action-unknown', { action: name });
  return handler;
}

function parametersOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new AppError('query-invalid', { name: 'Parametros' }, { field: 'Parametros' });
  return value as Row;
}
