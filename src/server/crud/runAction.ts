import { AppError } from '../../domain/errors.ts';
import type { Row } from '../database/database.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';
import { asObject, checkStorable, versionOf } from './checkBody.ts';
import { findRecord } from './findRecord.ts';
import type { EntityModel } from './models.ts';
import { present } from './record.ts';
import { isTransition, runTransition } from './transition.ts';
import { requireVersion } from './updateRecord.ts';
import type { Work } from './work.ts';

/**
 * `POST X/Executar/{acao}/{id} {Versao, Motivo?, ...}`: a transition, or an action whose handler is
 * registered. @throws AppError 'action-unknown' (404)
 */
export async function runAction(
  work: Work,
  model: EntityModel,
  name: string,
  id: number,
  body: unknown,
): Promise<unknown> {
  const { Versao, Motivo, ...input } = asObject(body);
  checkStorable(input);
  if (isTransition(model, name)) {
    const after = await runTransition(work, model, id, {
      event: name,
      version: Versao,
      reason: Motivo,
      input,
    });
    return present(after, model, work.actor);
  }
  return runDeclared(work, model, name, id, Versao, {
    ...input,
    ...(Motivo === undefined ? {} : { Motivo }),
  });
}

async function runDeclared(
  work: Work,
  model: EntityModel,
  name: string,
  id: number,
  version: unknown,
  input: Row,
): Promise<unknown> {
  const action = model.entity.actions.find((candidate) => candidate.name === name);
  if (!action) throw new AppError('action-unknown', { action: name });
  requireCode(work.actor, action.code);
  requireCompany(work.actor, model.entity);
  const handler = model.rules.actions?.[name];
  if (!handler) throw new AppError('action-unknown', { action: name });
  const record = await findRecord(work, model, id, { lock: 'change' });
  requireVersion(record, versionOf(version), model, work);
  return handler({ work, model, record, input });
}
