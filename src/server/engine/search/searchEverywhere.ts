import { type SqlBool, sql } from 'kysely';
import type { FoundRecord, FoundRecords } from '../../../metadata/calls/views.ts';
import { fewestLetters } from '../../../metadata/wire/search.ts';
import type { Row } from '../../kit/database/database.ts';
import { searchWords } from '../../kit/sql/foldText.ts';
import { escapeLike } from '../../kit/sql/like.ts';
import { tableNamed } from '../../kit/sql/names.ts';
import { listConditions } from '../crud/list/listConditions.ts';
import { joinsOf, orderBy, sortKeys } from '../crud/list/listOrder.ts';
import { pageOf } from '../crud/list/listPage.ts';
import type { ListQuery } from '../crud/list/listQuery.ts';
import { labelOrder } from '../crud/list/orderExpression.ts';
import { searchRecords } from '../crud/list/recordSearch.ts';
import { listSelection, seesLabel } from '../crud/list/selection.ts';
import type { EntityModel } from '../crud/models.ts';
import { present, toListRecord } from '../crud/record.ts';
import { and, type Sql, scopeOf } from '../crud/scope.ts';
import type { Work } from '../crud/work.ts';
import { holds } from '../permissions/requireCode.ts';

/** Records told of each entity. */
export const foundOfEach = 5;

/**
 * Records of every entity the person may list that hold all words of a text, a few of each: those whose name begins with
 * it first, then in the order of their list. What a list would not show is not found here either.
 */
export async function searchEverywhere(work: Work, text: string): Promise<FoundRecords> {
  if (!searchWords(text).some((word) => word.length >= fewestLetters)) return { Itens: [], HaMais: [] };
  const found: FoundRecord[] = [];
  const more: string[] = [];
  for (const model of searched(work)) {
    const records = await searchIn(work, model, text);
    const { name, of } = model.entity;
    // The same records once more, for people with other rights: told once.
    const fresh = records.filter(
      ({ Identificador }) =>
        !found.some(({ Entidade, Registro }) => Entidade === of && Registro.Identificador === Identificador),
    );
    found.push(...fresh.slice(0, foundOfEach).map((Registro) => ({ Entidade: name, Registro })));
    if (fresh.length > foundOfEach) more.push(name);
  }
  return { Itens: found, HaMais: more };
}

/** Records by entity and number, those of them that the person still sees, in no order. */
export async function readRecords(
  work: Work,
  asked: ReadonlyMap<string, readonly number[]>,
): Promise<readonly FoundRecord[]> {
  const found: FoundRecord[] = [];
  for (const model of listed(work)) {
    const { entity } = model;
    const ids = asked.get(entity.name);
    if (!ids) continue;
    const where = and([
      scopeOf(entity, work.actor, work.models, 't'),
      sql<SqlBool>`t."ExcluidoEm" is null`,
      sql<SqlBool>`t."Identificador" in (${sql.join([...ids])})`,
    ]);
    const { rows } = await sql<Row>`select ${listSelection(model, work.actor, work.models, 't')}
      from ${tableNamed(entity.table)} as t where ${where}`.execute(work.tx);
    found.push(...rows.map((row) => ({ Entidade: entity.name, Registro: tell(row, model, work) })));
  }
  return found;
}

const searched = (work: Work) =>
  listed(work).filter(
    ({ entity }) => entity.storage !== 'view' && entity.fields.some((field) => field.search),
  );

/** Entities whose list and records are the person's to open, the everyday ones first. */
function listed({ actor, models }: Work): readonly EntityModel[] {
  return models.list
    .filter(
      ({ entity }) =>
        entity.calls.includes('list') &&
        // A screen of its own reads the record by a call of its own.
        (entity.calls.includes('get') || entity.screen !== null) &&
        holds(actor, entity.codes.list) &&
        (entity.scope === 'installation' || actor.companyId !== null),
    )
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What has a screen of its own is worked on, wherever the menu has it. */
const placeOf = ({ entity: { menu, screen } }: EntityModel) =>
  (menu.group === 'work' || (menu.group !== null && screen !== null)
    ? 0
    : menu.group === 'management'
      ? 10_000
      : 20_000) + menu.order;

async function searchIn(work: Work, model: EntityModel, text: string): Promise<readonly Registro[]> {
  const query: ListQuery = {
    page: 1,
    perPage: foundOfEach + 1,
    sort: [],
    search: text,
    filter: null,
    countAll: false,
    deleted: false,
    equals: new Map(),
  };
  const search = await searchRecords(work, model, text);
  const where = listConditions(work, model, query, 't', search.holds);
  const page = search.findsFew
    ? byName(work, model, query, where)
    : await pageOf(work, model, query, where, false);
  const { rows } = await sql<Row>`${search.head}
    select ${listSelection(model, work.actor, work.models, 't')} from (${page}) as t`.execute(work.tx);
  return rows.map((row) => tell(row, model, work));
}

/** Few are found: those whose name is the text, or begins with it, come first. */
function byName(work: Work, model: EntityModel, query: ListQuery, where: Sql) {
  const keys = sortKeys(work, model, query);
  const begun = `${escapeLike(query.search.trim())}%`;
  const rank = seesLabel(model, work.actor)
    ? sql`(${labelOrder(model, 't')})::text like folio_texto(${begun}) collate "C" desc, `
    : sql``;
  return sql`select t.* from ${tableNamed(model.entity.table)} as t ${joinsOf(keys)} where ${where}
    order by ${rank}${orderBy(keys)} limit ${sql.lit(query.perPage)}`;
}

type Registro = FoundRecord['Registro'];

/** Of a record, what it is called by and what it is found by. */
function tell(row: Row, model: EntityModel, { actor }: Work): Registro {
  const { entity } = model;
  const record = present(toListRecord(row, model), model, actor);
  const told = entity.fields.filter(
    ({ name, search }) => search || name === entity.representation || name === entity.representationFallback,
  );
  return {
    Identificador: Number(row.Identificador),
    ...Object.fromEntries(
      [...told.map(({ name }) => name), 'Ativo'].flatMap((name) =>
        record[name] === undefined || record[name] === null ? [] : [[name, record[name]] as const],
      ),
    ),
  };
}
