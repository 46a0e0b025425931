import equal from 'fast-deep-equal';
import { AppError } from '../../../../domain/errors.ts';
import { definitions } from '../../../../field-types/generated/definitions.ts';
import type { Field, TextContext } from '../../../../field-types/types.ts';
import { enumLabel } from '../../../../metadata/enums.ts';
import { text } from '../../../../metadata/texts.ts';
import type { WireError } from '../../../../metadata/wire/envelope.ts';
import type { Row } from '../../../kit/database/database.ts';
import { toWireError } from '../../../kit/http/failures.ts';
import { holds } from '../../permissions/requireCode.ts';
import { readListQuery } from '../list/listQuery.ts';
import { listRecords } from '../list/listRecords.ts';
import type { EntityModel } from '../models.ts';
import type { Work } from '../work.ts';

/**
 * Of a line whose record is there already, whether that one says the same: an import only adds, so who sends a file
 * again must see which of its lines would have changed something. What the reader may not see, and what is of persons,
 * is not told.
 */
export async function tellThere(
  work: Work,
  model: EntityModel,
  values: Row,
  errors: readonly WireError[],
): Promise<readonly WireError[]> {
  const [taken] = errors;
  if (taken?.Codigo !== 'value-taken' || errors.length > 1) return errors;
  const names = model.entity.uniqueTogether.find(
    (one) => one[0] === taken.Campo && one.every((name) => values[name] !== undefined),
  );
  const there = names && (await recordWith(work, model, names, values));
  if (!names || !there) return errors;
  const others = model.columns.filter((field) => isTold(field, names) && field.name in values);
  const different = others.filter(
    ({ name }) => name in there && !equal(there[name] ?? null, values[name] ?? null),
  );
  const label = labelsOf(model, names, work);
  const code = different.length === 0 ? 'import-there-same' : 'import-there-other';
  const differences = different.map((field) => differenceOf(field, there, values, work)).join('; ');
  return [
    toWireError(new AppError(code, { label, differences }, { field: names[0] ?? '' }), work.actor.locale),
  ];
}

const isTold = ({ name, type, personal, entity }: Field, names: readonly string[]): boolean =>
  !names.includes(name) && !personal && entity === null && type !== 'json' && type !== 'file';

/** The record that holds the values of these fields, of those the reader may list. */
async function recordWith(
  work: Work,
  model: EntityModel,
  names: readonly string[],
  values: Row,
): Promise<Row | undefined> {
  const isAsked = names.every((name) => {
    const field = model.fields.get(name);
    return field?.filter && !field.personal;
  });
  if (!isAsked || !holds(work.actor, model.entity.codes.list)) return undefined;
  const query = new URLSearchParams(names.map((name) => [name, String(values[name])]));
  const { Itens } = await listRecords(work, model, readListQuery(query));
  return Itens.length === 1 ? Itens[0] : undefined;
}

const labelsOf = ({ fields }: EntityModel, names: readonly string[], { actor }: Work): string =>
  names.map((name) => fields.get(name)?.label[actor.locale] ?? name).join(' + ');

function differenceOf(field: Field, there: Row, values: Row, { actor }: Work): string {
  const { locale, timeZone } = actor;
  const context: TextContext = { locale, timeZone, enumLabel: enumLabel(locale) };
  const told = (value: unknown) =>
    value === null || value === undefined
      ? '–'
      : (definitions[field.type]?.text(value, field, context) ?? String(value));
  return text(locale, 'errors.import-difference', {
    label: field.label[locale],
    there: told(there[field.name]),
    here: told(values[field.name]),
  });
}
