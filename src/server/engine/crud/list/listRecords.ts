import { type RawBuilder, sql } from 'kysely';
import type { ListAnswer } from '../../../../metadata/wire/paging.ts';
import type { Row } from '../../../kit/database/database.ts';
import { requireCode, requireCompany } from '../../permissions/requireCode.ts';
import type { EntityModel } from '../models.ts';
import { present, toListRecord } from '../record.ts';
import type { Work } from '../work.ts';
import { countOf, toTotal } from './countRows.ts';
import { listConditions } from './listConditions.ts';
import { pageOf } from './listPage.ts';
import type { ListQuery } from './listQuery.ts';
import { plainStatement } from './plainStatements.ts';
import { type RecordSearch, searchRecords } from './recordSearch.ts';
import { listSelection, trashSelection } from './selection.ts';

/**
 * `GET X/Listar`: one page, and how many there are in all, even past the last page.
 * @throws AppErrors of the query (400) and of permissions (403)
 */
export async function listRecords(
  work: Work,
  model: EntityModel,
  query: ListQuery,
): Promise<ListAnswer<Row>> {
  requireCode(work.actor, query.deleted ? model.entity.codes.delete : model.entity.codes.list);
  requireCompany(work.actor, model.entity);
  const statement = await plainStatement(work, model, query, async () => {
    const search = await searchRecords(work, model, query.search);
    return (await listStatement(work, model, query, search)).compile(work.tx);
  });
  const { rows } = await work.tx.executeQuery(statement);
  return {
    Itens: rows
      .filter((row) => row.Identificador !== null)
      .map((row) => present(toListRecord(row, model), model, work.actor)),
    ...toTotal(Number(rows[0]?.['total:'] ?? 0)),
  };
}

/** Page and total in one question; a page without rows is one row that holds the total alone. */
async function listStatement(
  work: Work,
  model: EntityModel,
  query: ListQuery,
  search: RecordSearch,
): Promise<RawBuilder<Row>> {
  const where = listConditions(work, model, query, 't', search.holds);
  const page = await pageOf(work, model, query, where, search.findsFew);
  // The trash says who put a record there.
  const selected = query.deleted ? trashSelection : listSelection;
  return sql<Row>`${search.head}
    select total.n as "total:", ${selected(model, work.actor, work.models, 't')}
    from (${countOf(model, where, query.countAll)}) as total
    left join lateral (${page}) as t on true`;
}
