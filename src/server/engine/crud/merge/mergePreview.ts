import { AppError } from '../../../../domain/errors.ts';
import { mostMerged } from '../../../../metadata/selectionLimits.ts';
import type { Row } from '../../../kit/database/database.ts';
import { findRecord } from '../findRecord.ts';
import type { EntityModel } from '../models.ts';
import { present } from '../record.ts';
import type { Work } from '../work.ts';
import { overAll, requireMerge } from './mergeActor.ts';
import { countPointing, pointersTo } from './pointers.ts';

/** What of one kind refers to each record: by the record's number, as text. */
export interface MovingKind {
  readonly Entidade: string;
  readonly Nome: string;
  readonly Totais: Readonly<Record<string, number>>;
}

export interface MergePreview {
  readonly Registros: readonly Row[];
  readonly Movimentos: readonly MovingKind[];
}

/**
 * `GET X/Mesclagem?Identificadores=1,2`: the records as they are, and what refers to each of them.
 * @throws AppError 'merge-count' unless there are two to five; as `findRecord` says of one out of reach
 */
export async function mergePreview(
  work: Work,
  model: EntityModel,
  query: URLSearchParams,
): Promise<MergePreview> {
  requireMerge(work.actor, model.entity);
  const ids = idsIn(query);
  const Registros: Row[] = [];
  for (const id of ids) Registros.push(present(await findRecord(work, model, id), model, work.actor));
  const whole = overAll(work);
  const Movimentos: MovingKind[] = [];
  for (const pointers of pointersTo(whole, model)) {
    const counts = [];
    for (const id of ids) counts.push([String(id), await countPointing(whole, pointers, [id])] as const);
    if (counts.every(([, count]) => count === 0)) continue;
    const { name, plural } = pointers.model.entity;
    Movimentos.push({ Entidade: name, Nome: plural[work.actor.locale], Totais: Object.fromEntries(counts) });
  }
  return { Registros, Movimentos };
}

function idsIn(query: URLSearchParams): readonly number[] {
  for (const name of query.keys())
    if (name !== 'Identificadores') throw new AppError('query-unknown', { name }, { field: name });
  const texts = query.getAll('Identificadores').flatMap((text) => text.split(','));
  if (texts.some((text) => !/^[1-9]\d{0,14}$/.test(text)))
    throw new AppError('query-invalid', { name: 'Identificadores' }, { field: 'Identificadores' });
  const ids = [...new Set(texts.map(Number))];
  if (ids.length < 2 || ids.length > mostMerged) throw new AppError('merge-count', { most: mostMerged });
  return ids;
}
