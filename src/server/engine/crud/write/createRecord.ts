import { withDefaults } from '../../../../metadata/asked.ts';
import type { Row } from '../../../kit/database/database.ts';
import { recordState } from '../../audit/stateLog.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import { asItStands, findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { type FullRecord, present, writablePart } from '../record.ts';
import { type Choices, checkReferences, noChoices } from '../references.ts';
import type { Work } from '../work.ts';
import { AlreadyThere } from './alreadyThere.ts';
import { asObject, checkFields } from './checkBody.ts';
import { insertRecord } from './store.ts';
import { validateRecord } from './validateRecord.ts';
import { afterWrite } from './written.ts';

/**
 * `POST X/Incluir`: a new record of the actor's company; where the entity's rules know what was asked for already, that
 * one, with `Existente`.
 * @throws Failures and AppErrors as `checkFields`, `validateRecord` and `checkReferences` say
 */
export async function createRecord(work: Work, model: EntityModel, body: unknown): Promise<Row> {
  requireCode(work.actor, model.entity.codes.create);
  requireCompany(work.actor, model.entity);
  const given = checkFields(asObject(body), model, work.actor, 'create');
  const choices = { given, before: null };
  try {
    const record = await createChecked(work, model, given, choices);
    return present(await asItStands(work, model, record), model, work.actor);
  } catch (error) {
    if (!(error instanceof AlreadyThere)) throw error;
    return { ...present(await findRecord(work, model, error.id), model, work.actor), Existente: true };
  }
}

/**
 * The same for processes that make records (uploads, imports, the demo): the code is theirs to check, and
 * read-only fields may be given. Everything else is judged alike.
 * @param choices what of it a person chose
 */
export async function createChecked(
  work: Work,
  model: EntityModel,
  given: Row,
  choices: Choices = noChoices,
): Promise<FullRecord> {
  const { entity, rules } = model;
  const values = { ...withDefaults(entity, given), ...initialState(model) };
  // Judged before the rules, which may rely on the shape of what they are given.
  validateRecord(writablePart(values, model), model, work.actor);
  const laid = (await rules.beforeWrite?.({ work, model, operation: 'create', before: null, values })) ?? {};
  const whole = { ...values, ...laid };
  await checkReferences(work, entity.fields, whole, choices);
  const record = await insertRecord(work, model, whole);
  const id = record.Identificador;
  if (entity.states) {
    const to = String(record[entity.states.field]);
    await recordState(work, entity, { id, event: 'incluir', from: null, to, reason: null });
  }
  await afterWrite({ work, model, operation: 'create', before: null, values: whole, id, after: record });
  return record;
}

const initialState = ({ entity: { states } }: EntityModel): Row =>
  states ? { [states.field]: states.initial } : {};
