import { AppError } from '../../../../domain/errors.ts';
import { mostMerged } from '../../../../metadata/selectionLimits.ts';
import { text } from '../../../../metadata/texts.ts';
import type { Row } from '../../../kit/database/database.ts';
import { Failures } from '../../../kit/http/failures.ts';
import { mayChange } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';
import { asObject, refuseOthers, versionOf } from '../write/checkBody.ts';

/** What a person decided: who stays, on which versions, and whose value each field takes. */
export interface MergeRequest {
  readonly survivor: number;
  /** All of them, the one that stays too, by their numbers. */
  readonly versions: ReadonlyMap<number, number>;
  /** Field -> the record whose value it takes; the survivor's own where nothing is said. */
  readonly chosen: Readonly<Record<string, number>>;
}

/** @throws AppErrors and Failures 400 for a body that cannot be understood; 'merge-count', 'permission-missing' */
export function readMerge(body: unknown, model: EntityModel, work: Work): MergeRequest {
  const { Sobrevivente, Registros, Campos = {}, ...rest } = asObject(body);
  refuseOthers(rest, work.actor);
  const versions = versionsIn(Registros, work);
  if (versions.size < 2 || versions.size > mostMerged)
    throw new AppError('merge-count', { most: mostMerged });
  if (typeof Sobrevivente !== 'number' || !versions.has(Sobrevivente)) throw invalid('Sobrevivente');
  return { survivor: Sobrevivente, versions, chosen: chosenIn(Campos, versions, model, work) };
}

function versionsIn(given: unknown, work: Work): ReadonlyMap<number, number> {
  if (!Array.isArray(given)) throw invalid('Registros');
  return new Map(
    given.map((item: unknown) => {
      const { Identificador, Versao, ...rest } = asObject(item);
      refuseOthers(rest, work.actor);
      if (!Number.isSafeInteger(Identificador) || Number(Identificador) < 1) throw invalid('Registros');
      return [Number(Identificador), versionOf(Versao)] as const;
    }),
  );
}

/** Only what a person may write is chosen; the rest stays the survivor's. */
function chosenIn(
  given: unknown,
  versions: ReadonlyMap<number, number>,
  { fields, entity, queryFields }: EntityModel,
  { actor }: Work,
): Readonly<Record<string, number>> {
  const chosen = asObject(given) as Row;
  const problems = Object.keys(chosen).flatMap((name) => {
    const field = fields.get(name);
    if (!field) return [{ name, code: queryFields.has(name) ? 'field-read-only' : 'field-unknown' }];
    return field.readOnly === 'always' || name === entity.states?.field
      ? [{ name, code: 'field-read-only' }]
      : [];
  });
  if (problems.length > 0)
    throw new Failures(
      400,
      problems.map(({ name, code }) => ({
        Texto: text(actor.locale, `errors.${code}`, { name: fields.get(name)?.label[actor.locale] ?? name }),
        Campo: name,
        Codigo: code,
      })),
    );
  for (const [name, id] of Object.entries(chosen)) {
    const field = fields.get(name);
    if (typeof id !== 'number' || !versions.has(id)) throw invalid(`Campos.${name}`);
    if (field && !mayChange(actor, field))
      throw new AppError(
        'permission-missing',
        { code: field.changeCode ?? field.seeCode ?? '' },
        { field: name },
      );
  }
  return chosen as Readonly<Record<string, number>>;
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
