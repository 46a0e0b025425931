import { AppError } from '../../../../domain/errors.ts';
import type { StateMachine, Transition } from '../../../../metadata/entity.ts';
import type { Row } from '../../../kit/database/database.ts';
import type { Actor } from '../../actors/actor.ts';
import { seeingAll } from '../../actors/seeingAll.ts';
import { recordState } from '../../audit/stateLog.ts';
import { tell } from '../../facts/facts.ts';
import { holds, requireCompany } from '../../permissions/requireCode.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import type { Passage } from '../rules.ts';
import type { Work } from '../work.ts';
import { checkStorable, versionOf } from './checkBody.ts';
import { updateRecordRow } from './store.ts';
import { requireVersion } from './updateRecord.ts';

export interface TransitionRequest {
  readonly event: string;
  /** A person must give it; a process may leave it out. */
  readonly version?: unknown;
  readonly reason?: unknown;
  readonly input?: Row;
}

/**
 * The one way a record changes its state, for persons and processes alike: scope, code, state, version,
 * reason and condition, then the record, the state log and the change row in one transaction.
 * @throws AppError 'record-not-found' (404), 'permission-missing' (403), 'transition-not-allowed' (422),
 * 'version-required' (428), 'reason-required' and what the condition says (422); Conflict (409)
 */
export async function runTransition(
  work: Work,
  model: EntityModel,
  id: number,
  { event, version, reason, input = {} }: TransitionRequest,
): Promise<FullRecord> {
  const { states } = model.entity;
  requireCompany(work.actor, model.entity);
  const record = await findRecord(isDecision(model, event) ? seeing(work) : work, model, id, {
    lock: 'change',
  });
  if (!states) throw notAllowed(event, '');
  const state = String(record[states.field]);
  const transition = choose(states, event, state, work.actor);
  if (work.actor.kind === 'person' || version !== undefined)
    requireVersion(record, versionOf(version), model, work);
  const passage: Passage = { work, model, record, transition, reason: readReason(reason, transition), input };
  await requireCondition(passage, transition);
  return pass(passage, states, state);
}

const isDecision = ({ rules }: EntityModel, event: string): boolean =>
  rules.decisions?.includes(event) ?? false;

/** Who decides on a record finds it wherever it is shown to him. */
const seeing = (work: Work): Work => ({ ...work, actor: { ...work.actor, isReading: true } });

/** An action by its name: a declared transition or a declared action. */
export const isTransition = (model: EntityModel, name: string): boolean =>
  model.entity.states?.transitions.some(({ event }) => event === name) ?? false;

/** The code comes before the state, so that nobody learns a state by trying. */
function choose({ transitions }: StateMachine, event: string, state: string, actor: Actor): Transition {
  const named = transitions.filter((transition) => transition.event === event);
  const allowed = named.filter(({ code }) => (code === null ? actor.kind === 'system' : holds(actor, code)));
  const denied = named.find(({ code }) => code !== null && !holds(actor, code));
  if (allowed.length === 0 && denied) throw new AppError('permission-missing', { code: denied.code ?? '' });
  const possible = allowed.find(({ from }) => from.includes(state));
  if (possible) return possible;
  const missing = named.find(
    ({ from, code }) => from.includes(state) && code !== null && !holds(actor, code),
  );
  if (missing) throw new AppError('permission-missing', { code: missing.code ?? '' });
  throw notAllowed(event, state);
}

const notAllowed = (event: string, state: string) => new AppError('transition-not-allowed', { event, state });

function readReason(reason: unknown, { reasonRequired }: Transition): string | null {
  if (reason !== undefined && reason !== null && typeof reason !== 'string')
    throw new AppError('query-invalid', { name: 'Motivo' }, { field: 'Motivo' });
  const text = reason?.trim() ?? '';
  checkStorable(text, 'Motivo');
  if (text.length > 2000) throw new AppError('query-invalid', { name: 'Motivo' }, { field: 'Motivo' });
  if (text === '' && reasonRequired) throw new AppError('reason-required', {}, { field: 'Motivo' });
  return text === '' ? null : text;
}

/** A condition that nobody registered refuses: a forgotten rule must not open a door. */
async function requireCondition(passage: Passage, { condition, event }: Transition): Promise<void> {
  if (condition === null) return;
  const check = passage.model.rules.conditions?.[condition];
  const refusal = check ? await check(passage) : 'transition-condition';
  if (refusal) throw new AppError(refusal, { event });
}

async function pass(passage: Passage, states: StateMachine, from: string): Promise<FullRecord> {
  const { work, model, record, transition, reason } = passage;
  const laid = await model.rules.beforeTransition?.(passage);
  const after = await updateRecordRow(
    work,
    model,
    record,
    { ...laid, [states.field]: transition.to },
    {
      operation: 'TRANSICAO',
      reason,
    },
  );
  const { event, to } = transition;
  await recordState(work, model.entity, { id: record.Identificador, event, from, to, reason });
  await model.rules.afterTransition?.({ ...passage, record: after });
  const values = { ...laid, [states.field]: to };
  tell(
    { work, operation: 'transition', before: record, record: after, values, transition },
    model.entity.name,
  );
  if (!model.rules.afterTransition) return after;
  // Its rules may have written it once more.
  return findRecord(seeingAll(work), model, record.Identificador, { which: 'both' });
}
