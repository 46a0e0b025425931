import { sql } from 'kysely';
import { AppError } from '../../domain/errors.ts';
import { text } from '../../metadata/texts.ts';
import type { Row } from '../database/database.ts';
import { Failures } from '../http/failures.ts';
import { requireCode, requireCompany } from '../permissions/requireCode.ts';
import { asObject } from './checkBody.ts';
import { deleteRecord } from './deleteRecord.ts';
import { findRecord } from './findRecord.ts';
import { listConditions } from './listConditions.ts';
import { readListQuery } from './listQuery.ts';
import type { EntityModel } from './models.ts';
import { column } from './scope.ts';
import type { Work } from './work.ts';

/** What one call may take away. */
const most = 1000;

export interface ManyDeleted {
  readonly Excluidos: readonly number[];
  readonly Recusados: readonly { readonly Identificador: number; readonly Texto: string }[];
}

/**
 * `POST X/ExcluirVarios {Identificadores}` or `{Filtro, Busca}`: each record by the rules of a single
 * deletion; those that must stay are named with the reason, the others go.
 */
export async function deleteMany(work: Work, model: EntityModel, body: unknown): Promise<ManyDeleted> {
  requireCode(work.actor, model.entity.codes.delete);
  requireCompany(work.actor, model.entity);
  const ids = await chosen(work, model, asObject(body));
  const deleted: number[] = [];
  const refused: { Identificador: number; Texto: string }[] = [];
  for (const id of ids) {
    try {
      const { Versao } = await findRecord(work, model, id, { lock: 'remove' });
      await deleteRecord(work, model, id, Versao);
      deleted.push(id);
    } catch (error) {
      refused.push({ Identificador: id, Texto: reasonOf(error, work) });
    }
  }
  return { Excluidos: deleted, Recusados: refused };
}

/** What our rules refuse, they refuse before writing; anything else ends the whole call. */
function reasonOf(error: unknown, { actor }: Work): string {
  if (error instanceof Failures) return error.errors.map(({ Texto }) => Texto).join(' ');
  if (error instanceof AppError) return text(actor.locale, `errors.${error.code}`, error.params);
  throw error;
}

async function chosen(work: Work, model: EntityModel, body: Row): Promise<readonly number[]> {
  const { Identificadores: ids, Filtro, Busca, ...rest } = body;
  const [unknown] = Object.keys(rest);
  if (unknown) throw new AppError('field-unknown', { name: unknown }, { field: unknown });
  if (ids !== undefined && (Filtro !== undefined || Busca !== undefined)) throw invalid('Identificadores');
  return ids === undefined ? matching(work, model, Filtro, Busca) : given(ids);
}

function given(ids: unknown): readonly number[] {
  const isId = (id: unknown) => Number.isSafeInteger(id) && Number(id) > 0;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > most || !ids.every(isId))
    throw invalid('Identificadores');
  return [...new Set(ids as number[])];
}

/** @throws AppError 'query-invalid' when there is neither filter nor search: nobody deletes all by omission */
async function matching(
  work: Work,
  model: EntityModel,
  filter: unknown,
  search: unknown,
): Promise<readonly number[]> {
  const query = new URLSearchParams();
  if (filter !== undefined) query.set('Filtro', typeof filter === 'string' ? filter : JSON.stringify(filter));
  if (search !== undefined) query.set('Busca', String(search));
  if ([...query.values()].every((value) => value.trim() === '')) throw invalid('Filtro');
  const where = listConditions(work, model, readListQuery(query), 't');
  const { rows } = await sql<{ Identificador: number }>`select ${column('t', 'Identificador')}
    from ${sql.table(model.entity.table)} as t where ${where} order by 1 limit ${most + 1}`.execute(work.tx);
  if (rows.length > most) throw new AppError('delete-too-many', { limit: most });
  return rows.map(({ Identificador }) => Identificador);
}

const invalid = (name: string) => new AppError('query-invalid', { name }, { field: name });
