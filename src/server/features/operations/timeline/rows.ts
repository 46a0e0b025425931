import { sql } from 'kysely';
import { labelText } from '../../../engine/crud/list/labelText.ts';
import { seesLabel } from '../../../engine/crud/list/selection.ts';
import type { EntityModel } from '../../../engine/crud/models.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Row } from '../../../kit/database/database.ts';
import { tableNamed } from '../../../kit/sql/names.ts';
import type { EventKey } from './toldEvents.ts';

/** A row of one of the logs, as far as it is told. */
export interface LogRow extends Row {
  readonly Identificador: number;
  readonly Entidade: string;
  readonly IdentificadorRegistro: number;
  readonly IdentificadorUsuario: number | null;
  readonly Usuario: string;
  readonly Motivo: string | null;
  /** Of the change log. */
  readonly Operacao?: string;
  readonly Antes?: Row | null;
  readonly Depois?: Row | null;
  readonly VersaoRestaurada?: number | null;
  /** Of the state log. */
  readonly Evento?: string;
  readonly De?: string | null;
  readonly Para?: string;
}

/** The rows of a page's events, by log and identifier. */
export async function rowsOfEvents(
  { tx }: Work,
  events: readonly EventKey[],
): Promise<ReadonlyMap<string, LogRow>> {
  const found = new Map<string, LogRow>();
  for (const log of ['alteracao', 'transicao'] as const) {
    const ids = events.filter((event) => event.log === log).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<LogRow>`select * from ${tableNamed(log)}
      where "Identificador" in (${sql.join(ids)})`.execute(tx);
    for (const row of rows) found.set(`${log}/${row.Identificador}`, row);
  }
  return found;
}

/** What a record is called today, and whether it can still be opened. */
export interface NamedRecord {
  readonly name: string;
  readonly isThere: boolean;
  /** The registry record a finding or a comment is about. */
  readonly about: number | null;
}

/** Names of the records that events are about, by `entity/id`; those in the trash too. */
export async function recordsOfEvents(
  work: Work,
  rows: Iterable<LogRow>,
): Promise<ReadonlyMap<string, NamedRecord>> {
  const byEntity = Map.groupBy(rows, ({ Entidade }) => Entidade);
  const found = new Map<string, NamedRecord>();
  for (const [entity, mentioned] of byEntity) {
    const model = work.models.find(entity);
    if (!model) continue;
    const ids = [...new Set(mentioned.map(({ IdentificadorRegistro }) => IdentificadorRegistro))];
    for (const row of await namesIn(work, model, ids)) found.set(`${entity}/${row.id}`, row);
  }
  return found;
}

async function namesIn(
  { tx, actor }: Work,
  model: EntityModel,
  ids: readonly number[],
): Promise<readonly (NamedRecord & { readonly id: number })[]> {
  const name = seesLabel(model, actor) ? sql.raw(labelText(model, 't')) : sql`t."Identificador"::text`;
  const hasAbout = model.fields.has('IdentificadorRegistroMatricula');
  const about = hasAbout ? sql`t."IdentificadorRegistroMatricula"` : sql`null::bigint`;
  const { rows } = await sql<NamedRecord & { readonly id: number }>`
    select t."Identificador" as id, ${name} as name, t."ExcluidoEm" is null as "isThere", ${about} as about
    from ${tableNamed(model.entity.table)} as t where t."Identificador" in (${sql.join([...ids])})`.execute(
    tx,
  );
  return rows;
}
