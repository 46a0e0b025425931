import { sql } from 'kysely';
import { dayOffNear } from '../../../../domain/businessHours.ts';
import type { HomeBlock, HomeSummary } from '../../../../metadata/calls/operations.ts';
import type { EntityView } from '../../../../metadata/entity.ts';
import { todayIn } from '../../../engine/actors/todayIn.ts';
import { labelText } from '../../../engine/crud/list/labelText.ts';
import type { ListQuery } from '../../../engine/crud/list/listQuery.ts';
import { listRecords } from '../../../engine/crud/list/listRecords.ts';
import { seesLabel } from '../../../engine/crud/list/selection.ts';
import { scopeOf } from '../../../engine/crud/scope.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { pointText } from '../../../engine/missing/missing.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import { workingCalendars } from '../../organisation/workingCalendar.ts';
import { holdsBack } from '../missing.ts';
import { type Block, blocks, type Reader } from './blocks.ts';

/**
 * What waits for a person, expires and failed. Every block is a list as anybody may ask for it, so that its number and
 * the one its link leads to are the same. What somebody may not list is no block of theirs.
 */
export async function homeSummary(work: Work, now: Date): Promise<HomeSummary> {
  const { actor, models } = work;
  const reader: Reader = { actor, today: todayIn(actor, now), hasPosts: await hasPosts(work) };
  const shown = blocks.filter(({ entity, isFor }) => {
    const code = models.find(entity)?.entity.codes.list;
    return code !== undefined && holds(actor, code) && (isFor?.(reader) ?? true);
  });
  const [Blocos, Comeco, { own }] = await Promise.all([
    Promise.all(shown.map((block) => askBlock(work, block, reader))),
    hasNothing(work),
    workingCalendars(work.tx, actor.companyId),
  ]);
  const near = dayOffNear(reader.today, own);
  return {
    Hoje: reader.today,
    Feriado: near && { Dia: near.day, Seguem: near.until },
    Blocos,
    Clientes: await clientsOf(work, Blocos),
    Faltam: await missingIn(work, Blocos),
    Comeco,
  };
}

async function askBlock(work: Work, block: Block, reader: Reader): Promise<HomeBlock> {
  const Filtro = block.filter(reader);
  const Ordem = block.sort(reader);
  const query = queryOf(Filtro, Ordem, block.shown);
  const { Itens, Total, TotalExato } = await listRecords(work, work.models.named(block.entity), query);
  return {
    Codigo: block.code,
    Entidade: block.entity,
    Filtro,
    Ordem,
    Total,
    TotalExato,
    Itens: Itens.slice(0, block.shown),
  };
}

/** The query the console would make of the same filter. */
function queryOf(filter: EntityView['filter'], sort: HomeBlock['Ordem'], shown: number): ListQuery {
  const conditions = Object.entries(filter);
  const equals = conditions.flatMap(([name, { operator, value }]): [string, string[]][] =>
    operator === 'igual' ? [[name, [value].flat().map(String)]] : [],
  );
  const leaves = conditions.flatMap(([Campo, { operator, value }]) =>
    operator === 'igual' ? [] : [{ Campo, Operador: operator, Valor: value }],
  );
  return {
    page: 1,
    perPage: Math.max(shown, 1),
    sort: [sort],
    search: '',
    filter: leaves.length > 0 ? JSON.stringify({ E: leaves }) : null,
    countAll: false,
    deleted: false,
    equals: new Map(equals),
  };
}

/** Whether the person is somebody's analyst or officer in this company. */
async function hasPosts({ tx, actor }: Work): Promise<boolean> {
  const { rows } = await sql`
    (select 1 from analista where "IdentificadorUsuario" = ${actor.userId}
      and "IdentificadorEmpresa" = ${actor.companyId} and "ExcluidoEm" is null limit 1)
    union all
    (select 1 from officer where "IdentificadorUsuario" = ${actor.userId}
      and "IdentificadorEmpresa" = ${actor.companyId} and "ExcluidoEm" is null limit 1)`.execute(tx);
  return rows.length > 0;
}

async function hasNothing({ tx, actor, models }: Work): Promise<boolean> {
  const { entity } = models.named('operacao');
  const { rows } = await sql`select 1 from operacao as t
    where t."ExcluidoEm" is null and ${scopeOf(entity, actor, models, 't')} limit 1`.execute(tx);
  return rows.length === 0;
}

/** Blocks of operations under way: of each that they name it is told what holds it back. */
const underWay = ['operacoes', 'operacoes-equipe'];

async function missingIn(work: Work, found: readonly HomeBlock[]): Promise<HomeSummary['Faltam']> {
  const named = found.flatMap(({ Codigo, Itens }) => (underWay.includes(Codigo) ? Itens : []));
  const ids = [...new Set(named.map(({ Identificador }) => Number(Identificador)))];
  const points = await Promise.all(ids.map(async (id) => ({ id, points: await holdsBack(work, id) })));
  return Object.fromEntries(
    points.flatMap(({ id, points: [first, ...more] }) =>
      first ? [[id, { Primeira: pointText(first, work.actor.locale), Total: 1 + more.length }]] : [],
    ),
  );
}

async function clientsOf(
  { tx, actor, models }: Work,
  found: readonly HomeBlock[],
): Promise<HomeSummary['Clientes']> {
  const client = models.find('cliente');
  const ids = found.flatMap(({ Itens }) => Itens.map((row) => Number(row.IdentificadorOperacao)));
  const named = [...new Set(ids)].filter(Number.isInteger);
  if (!client || !seesLabel(client, actor) || named.length === 0) return {};
  const { rows } = await sql<{ id: number; name: string }>`
    select o."Identificador" as id, ${sql.raw(labelText(client, 'c'))} as name
    from operacao o join cliente c on c."Identificador" = o."IdentificadorCliente"
    where o."Identificador" in (${sql.join(named)})`.execute(tx);
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
