import { AppError } from '../../../../domain/errors.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Test } from '../../../../field-types/types.ts';
import { withDefaults } from '../../../../metadata/asked.ts';
import type { Action, ActionPlace } from '../../../../metadata/entity.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { passes } from '../../../../metadata/judge.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import { Failures } from '../../../kit/http/failures.ts';
import { mayChange, maySee, requireCode, requireCompany } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import { checkReferences } from '../references.ts';
import type { Work } from '../work.ts';
import { checkStorable } from './checkBody.ts';
import { checkFiles } from './checkFiles.ts';
import { validateShape } from './validateRecord.ts';

/**
 * The declared action of that name, offered at that place, if the actor may run it.
 * @throws AppError 'action-unknown' (404), also where it is declared for another place; 'permission-missing' (403)
 */
export function requireAction({ actor }: Work, model: EntityModel, name: string, place: ActionPlace): Action {
  const action = model.entity.actions.find((candidate) => candidate.name === name);
  if (!action?.on.includes(place)) throw new AppError('action-unknown', { action: name.slice(0, 80) });
  requireCode(actor, action.code);
  requireCompany(actor, model.entity);
  return action;
}

/**
 * What a call carried for an action, judged by the action's own schema as its form judges it, defaults filled in.
 * @throws Failures 400 naming every parameter there is not, 422 beside the parameter that breaks a rule;
 * AppError 'permission-missing', 'reference-not-found' beside theirs
 */
export async function readParameters(
  work: Work,
  model: EntityModel,
  action: Action,
  given: Row,
): Promise<Row> {
  const values = judgeParameters(work, model, action, given);
  await requireNamed(work, action, values);
  return values;
}

/**
 * What the parameters refer to is there for this actor, and in use. @throws Failures as `checkReferences` says; AppErrors
 * as `checkFiles` says
 */
export async function requireNamed(work: Work, { parameters }: Action, values: Row): Promise<void> {
  const fields = parameters?.fields ?? [];
  await checkReferences(work, fields, values, { given: values, before: null });
  await checkFiles(work, fields, values);
}

/** The same as `readParameters`, before anybody looks for what they refer to. */
export function judgeParameters({ actor }: Work, model: EntityModel, action: Action, given: Row): Row {
  const shape = action.parameters;
  const fields = shape?.fields ?? [];
  const unknown = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  if (unknown.length > 0)
    throw new Failures(
      400,
      unknown.map((name) => ({
        Texto: text(actor.locale, 'errors.parameter-unknown', { name, action: action.label[actor.locale] }),
        Campo: name,
        Codigo: 'parameter-unknown',
      })),
    );
  if (!shape) return {};
  checkStorable(given);
  const denied = fields.find((field) => field.name in given && !mayChange(actor, field));
  if (denied)
    throw new AppError(
      'permission-missing',
      { code: denied.changeCode ?? denied.seeCode ?? '' },
      { field: denied.name },
    );
  const values = withDefaults(shape, given);
  const validate = model.parameters[action.name];
  if (!validate) throw new Error(`No validator for ${shape.name}; run npm run generate.`);
  validateShape(values, shape, validate, actor);
  return values;
}

/** @throws AppError 'action-not-now' (422) saying which field of the record stands against it */
export function requireWhen(record: FullRecord, action: Action, model: EntityModel, work: Work): void {
  if (!action.when || passes(action.when, record)) return;
  const { locale } = work.actor;
  throw new AppError('action-not-now', {
    action: action.label[locale],
    why: obstacle(action.when, record, model, work),
  });
}

/** `Situação: Concluída`; nothing of a field this person may not see. */
function obstacle({ field: name }: Test, record: FullRecord, model: EntityModel, { actor }: Work): string {
  const field = model.fields.get(name);
  if (!field || !maySee(actor, field)) return '—';
  const value = record[name];
  const label = (record.Rotulos as Row)[name];
  const shown =
    value === null || value === undefined || value === ''
      ? text(actor.locale, 'errors.empty-value')
      : (label ??
        definitions[field.type]?.text(value, field, { ...actor, enumLabel: enumLabel(actor.locale) }));
  return `${field.label[actor.locale]}: ${String(shown)}`;
}
