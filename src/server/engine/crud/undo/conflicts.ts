import { intlTag } from '../../../../domain/locale.ts';
import { formatInstant } from '../../../../field-types/formatInstant.ts';
import type { Field } from '../../../../field-types/types.ts';
import { text } from '../../../../metadata/texts.ts';
import type { UndoConflict } from '../../../../metadata/wire/undo.ts';
import { maySee } from '../../permissions/requireCode.ts';
import { seesLabel } from '../list/selection.ts';
import type { EntityModel } from '../models.ts';
import type { FullRecord } from '../record.ts';
import type { Work } from '../work.ts';

/** Told of fields that somebody changed since. */
export function changedConflict(
  work: Work,
  model: EntityModel,
  record: FullRecord,
  fields: readonly Field[],
): UndoConflict {
  const { locale, timeZone } = work.actor;
  const seen = fields.filter((field) => maySee(work.actor, field));
  const labels = seen.map(({ label }) => label[locale]);
  const { AlteradoPor } = record.Rotulos as Readonly<Record<string, string | undefined>>;
  return {
    ...named(work, model, record),
    Campos: seen.map(({ name }) => name),
    Texto: text(locale, labels.length > 0 ? 'undo.changedSince' : 'undo.changedSomewhere', {
      fields: new Intl.ListFormat(intlTag[locale]).format(labels),
      who: AlteradoPor ?? text(locale, 'undo.somebody'),
      when: formatInstant(String(record.AlteradoEm), locale, timeZone),
    }),
  };
}

export const refusedConflict = (
  work: Work,
  model: EntityModel,
  record: FullRecord,
  Texto: string,
): UndoConflict => ({ ...named(work, model, record), Campos: [], Texto });

function named({ actor }: Work, model: EntityModel, record: FullRecord) {
  const id = record.Identificador;
  const { representation } = model.entity;
  const name = seesLabel(model, actor)
    ? ((record.Rotulos as Readonly<Record<string, unknown>>)[representation] ?? record[representation])
    : null;
  return { Identificador: id, Rotulo: name === null || name === undefined ? String(id) : String(name) };
}
