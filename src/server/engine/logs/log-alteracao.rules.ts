import { countedNoun } from '../../../metadata/countedNoun.ts';
import { entities } from '../../../metadata/entities.ts';
import type { Row } from '../../kit/database/database.ts';
import type { Actor } from '../actors/actor.ts';
import type { Logged } from '../audit/changes.ts';
import type { FullRecord } from '../crud/record.ts';
import { rowsOf } from '../crud/references.ts';
import type { EntityRules } from '../crud/rules.ts';
import type { Work } from '../crud/work.ts';
import { maySee } from '../permissions/requireCode.ts';
import { loggedView } from '../views/loggedView.ts';
import { namesInChanges } from './namesInChanges.ts';
import { readable, readableValue } from './readableValue.ts';

/**
 * The change log as people read it: records by their names, fields by their labels, values as lists show them.
 * What needs a code the reader lacks is left out, and personal data of entities he may not list are covered.
 */
export const rules: EntityRules = { show: summarised, showWhole: detailed };

/** Undefined for one whose schema is gone: its past stays in the log. */
const entityOf = ({ Entidade }: Row): Logged | undefined =>
  Entidade === loggedView.name ? loggedView : entities.find(({ name }) => name === Entidade);

/** Kinds of change in which only some of the fields are touched. */
const partial: readonly unknown[] = ['ALTERAR', 'VERSAO', 'TRANSICAO', 'MESCLAR', 'DESMESCLAR'];

/** A row of the list: the record's name and the labels of what changed in it. */
function summarised(record: Row, actor: Actor): Row {
  const entity = entityOf(record);
  const changed = new Set(String(record.Campos ?? '').split(','));
  const labels = (entity?.fields ?? [])
    .filter((field) => changed.has(field.name) && maySee(actor, field))
    .map(({ label }) => label[actor.locale]);
  return {
    ...record,
    Registro: nameOf(record, actor),
    Campos: partial.includes(record.Operacao) && labels.length > 0 ? labels.join(', ') : null,
  };
}

/** As the record itself is called; by its number where it has no name, or one that is not the reader's to see. */
function nameOf(record: Row, actor: Actor): string {
  const entity = entityOf(record);
  const counted = entities.find(({ name }) => name === record.Entidade);
  const values = JSON.parse(String(record.Registro ?? 'null')) as Row | null;
  // The one row of a call on many records.
  if (counted && record.IdentificadorRegistro === 0)
    return countedNoun(counted, Number(values?.Total ?? 0), actor.locale);
  for (const name of [entity?.representation, entity?.representationFallback]) {
    const field = entity?.fields.find((candidate) => candidate.name === name);
    const value = field && values?.[field.name];
    if (entity && field && value !== null && value !== undefined && value !== '' && maySee(actor, field))
      return readableValue(value, field, { entity, actor, names: new Map() });
  }
  return `nº ${record.IdentificadorRegistro}`;
}

/** Every changed field before and after, in the order of the form. */
async function detailed(record: FullRecord, work: Work): Promise<FullRecord> {
  const { actor } = work;
  const entity = entityOf(record);
  if (!entity) return { ...record, Alteracoes: [] };
  const changed = new Map(rowsOf(record.Alteracoes).map((row) => [row.Campo, row]));
  const fields = entity.fields.filter((field) => changed.has(field.name) && maySee(actor, field));
  const pairs = fields.map((field) => {
    const { De, Para } = changed.get(field.name) ?? {};
    return { field, from: parsed(De), to: parsed(Para) };
  });
  const names = await namesInChanges(work, pairs);
  const context = { entity, actor, names };
  return { ...record, Alteracoes: pairs.map((pair) => readable(pair, context)) };
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);
