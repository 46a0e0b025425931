import { type RawBuilder, sql } from 'kysely';
import type { Work } from '../../../engine/crud/work.ts';
import { type Kind, type Log, rowsOfOperation } from './kinds.ts';

/** One thing that happened, before it is told: where it stands in the logs. */
export interface EventKey {
  readonly log: Log;
  /** Of its row, the newest of several made together. */
  readonly id: number;
  /** UTC to the microsecond: what the order goes by. */
  readonly at: string;
  /** Rows told as one: records made or deleted by one request. */
  readonly count: number;
}

/** Place in the timeline after which the next page begins. */
export interface Place {
  readonly at: string;
  readonly log: Log;
  readonly id: number;
}

interface Asked {
  readonly operation: number;
  readonly entities: readonly string[];
  /** Empty = everything. */
  readonly kinds: readonly Kind[];
  readonly before: Place | null;
  readonly most: number;
}

/** Steps of the machinery between two states people know. */
const betweenStates = ['incluir', 'enfileirar', 'processar'];

/** Told by the state log, with the states; what was erased for good is nobody's any more. */
const toldElsewhere = ['TRANSICAO', 'APAGAR'];

/**
 * The newest events of an operation and of all that belongs to it, as far as `entities` goes. What one request made
 * of one kind is one event: a checklist of thirteen items is filled in once.
 */
export async function eventsOf({ tx }: Work, asked: Asked): Promise<readonly EventKey[]> {
  const parts = [changes(asked), states(asked)].filter((part) => part !== null);
  if (parts.length === 0) return [];
  const { before, most } = asked;
  const older = before
    ? sql`where (at, log, id) < (${before.at}::timestamp, ${before.log}::text, ${before.id}::bigint)`
    : sql``;
  const { rows } = await sql<EventKey>`
    select log, id, to_char(at, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, count::int as count
    from (${sql.join(parts, sql` union all `)}) e ${older}
    order by e.at desc, log desc, id desc limit ${most}`.execute(tx);
  return rows;
}

/** Findings are made by every reading: only what people decide on them is an event. */
const silent = ['apontamento'];

function changes(asked: Asked): RawBuilder<unknown> | null {
  const entities = entitiesIn(asked, 'alteracao').filter((name) => !silent.includes(name));
  if (entities.length === 0) return null;
  return sql`select 'alteracao' as log, max(a."Identificador") as id, max(a."Quando") at time zone 'UTC' as at, count(*) as count
    from ${targets(asked, entities)} alvo
    join alteracao a on a."IdentificadorRegistro" = alvo.id and a."Entidade" = alvo.entidade
    where a."Operacao" not in (${sql.join(toldElsewhere)})
    group by a."Entidade", a."Operacao",
      case when a."Operacao" in ('INCLUIR', 'EXCLUIR') then a."Requisicao" else a."Identificador"::text end`;
}

function states(asked: Asked): RawBuilder<unknown> | null {
  const entities = entitiesIn(asked, 'transicao');
  if (entities.length === 0) return null;
  return sql`select 'transicao' as log, t."Identificador" as id, t."Quando" at time zone 'UTC' as at, 1 as count
    from ${targets(asked, entities)} alvo
    join transicao t on t."Entidade" = alvo.entidade and t."IdentificadorRegistro" = alvo.id
    where t."Evento" not in (${sql.join(betweenStates)})`;
}

const entitiesIn = ({ entities, kinds }: Asked, log: Log): readonly string[] =>
  entities.filter(
    (name) =>
      kinds.length === 0 || kinds.some((kind) => kind.logs.includes(log) && kind.entities.includes(name)),
  );

const targets = ({ operation }: Asked, entities: readonly string[]): RawBuilder<unknown> =>
  sql`(${sql.join(
    entities.map(
      (name) =>
        sql`select ${name}::text as entidade, r."Identificador" as id from (${sql.raw(rowsOfOperation(name, operation))}) r`,
    ),
    sql` union all `,
  )})`;
