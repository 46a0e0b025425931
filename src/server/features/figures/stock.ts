import { sql } from 'kysely';
import { addDays, type LocalDate } from '../../../domain/dates.ts';
import { ageClasses, type Class } from '../../../domain/figures/classes.ts';
import { ratio, toDecimals } from '../../../domain/figures/statistics.ts';
import { momentOf } from '../../../domain/localInstant.ts';
import { stockStates } from '../../../domain/matricula/stateGroups.ts';
import type { Breakdown, Slice, StockPanel } from '../../../metadata/calls/figures.ts';
import { enumLabel } from '../../../metadata/enums.ts';
import { text } from '../../../metadata/texts.ts';
import type { FilterNode } from '../../../metadata/wire/filterNode.ts';
import { type Figuring, visible } from './figuring.ts';
import { usualTerm } from './lateness.ts';
import { counted, derived, inClass, is, listOf, slice } from './lists.ts';
import { namesOf } from './namesOf.ts';

const matricula = 'registro-matricula';
const dayMs = 86_400_000;

/**
 * What is in stock now, or was at the end of a past day, by the log of states. Whose it is, is whose the operation is
 * today: nobody logs what it was.
 * @see dashboards, section 1
 */
export async function stockPanel(figuring: Figuring, day: LocalDate | null): Promise<StockPanel> {
  const rows = await groupsOf(figuring, day);
  const total = rows.find(({ kind }) => kind === groups.total);
  const count = Number(total?.count ?? 0);
  const listed = (...conditions: readonly FilterNode[]) =>
    listOf(figuring, matricula, ...then(day), ...conditions);
  const all = listed(...(day === null ? [is('Situacao', ...stockStates)] : []));
  return {
    CalculadoEm: figuring.now.toISOString(),
    Em: day,
    Total: counted('stock.total', count, all),
    IdadeMedia: derived('stock.meanAge', toDecimals(ratio(Number(total?.age ?? 0) / dayMs, count), 1), all),
    ForaDoPrazo: counted(
      'stock.late',
      Number(total?.late ?? 0),
      listOf(figuring, matricula, day === null ? is('ForaDoPrazo', true) : is('ForaDoPrazoEm', day)),
    ),
    PorSituacao: byState(figuring, day, rows),
    PorIdade: byAge(figuring, day, rows),
    PorResponsavel: await byOwner(figuring, day, rows, 'analyst'),
    PorArea: await byOwner(figuring, day, rows, 'area'),
    PorOfficer: await byOwner(figuring, day, rows, 'officer'),
  };
}

/** The day asked for, as the lists of its stock begin. */
const then = (day: LocalDate | null): readonly FilterNode[] => (day === null ? [] : [is('EstoqueEm', day)]);

interface Group {
  /** By which of the columns it is grouped: see `groups`. */
  readonly kind: number;
  readonly state: string | null;
  readonly ageClass: number | null;
  readonly analyst: number | null;
  readonly officer: number | null;
  readonly area: number | null;
  readonly count: number;
  /** Sum of the ages in milliseconds. */
  readonly age: number | null;
  readonly late: number;
}

/** `grouping(state, ageClass, analyst, officer, area)`: a bit for each column that is not grouped by. */
const groups = { stateAndAge: 0b00111, analyst: 0b11011, officer: 0b11101, area: 0b11110, total: 0b11111 };

async function groupsOf(figuring: Figuring, day: LocalDate | null): Promise<readonly Group[]> {
  const { work, now, today } = figuring;
  const { companyId, timeZone } = work.actor;
  const at = day === null ? now : momentOf(addDays(day, 1), 'first', timeZone);
  const bounds = ageClasses.flatMap(({ to }) => to ?? []);
  const { rows } = await sql<Group>`
    with termos as materialized (select * from folio_inicios_prazo(${companyId}::bigint, ${at}::timestamptz)),
    estoque as (
      select ${day === null ? sql`t."Situacao"` : stateAt(at)} as state, e."Entrada" as received,
        o."IdentificadorAnalista" as analyst, o."IdentificadorOfficer" as officer,
        o."IdentificadorSegmentoArea" as area, coalesce(ours.inicio, usual.inicio) as term
      from registro_matricula t
      ${day === null ? sql`` : stayAt(figuring, at)}
      left join permanencia e on e."IdentificadorRegistroMatricula" = t."Identificador"
        and e."IdentificadorEmpresa" = ${companyId} and e."Trecho" = 'estoque' and e."Origem" is null
      left join operacao o on o."Identificador" = t."IdentificadorOperacao"
      left join workflow w on w."Identificador" = o."IdentificadorWorkflow"
      left join termos ours on ours.filial = o."IdentificadorFilial"
        and ours.horas = coalesce(w."PrazoAnaliseHoras", ${sql.lit(usualTerm)})
      left join termos usual on usual.filial is null
        and usual.horas = coalesce(w."PrazoAnaliseHoras", ${sql.lit(usualTerm)})
      where ${visible(figuring, matricula)}
        ${day === null ? sql`and t."Situacao" in (${sql.join(stockStates.map((state) => sql.lit(state)))})` : sql``}),
    idades as (
      select state, analyst, officer, area, extract(epoch from ${at}::timestamptz - received) * 1000 as age,
        (received < term)::integer as late,
        width_bucket(${day ?? today}::date - (received at time zone ${timeZone})::date,
          ${sql.lit(`{${bounds.map((bound) => bound + 1).join(',')}}`)}::integer[]) as "ageClass"
      from estoque)
    select grouping(state, "ageClass", analyst, officer, area)::integer as kind, state, "ageClass", analyst, officer, area,
      count(*)::integer as count, sum(age)::float8 as age, coalesce(sum(late), 0)::integer as late
    from idades group by grouping sets ((state, "ageClass"), (analyst), (officer), (area), ())`.execute(
    work.tx,
  );
  return rows;
}

/** Only what was in stock then. */
const stayAt = ({ work: { actor } }: Figuring, at: Date) => sql`
  join permanencia s on s."IdentificadorRegistroMatricula" = t."Identificador"
    and s."IdentificadorEmpresa" = ${actor.companyId} and s."Trecho" = 'estoque'
    and s."Entrada" < ${at} and (s."Saida" is null or s."Saida" >= ${at})`;

/** The state it was left in by its last move before an instant. */
const stateAt = (at: Date) => sql`(select u."Para" from transicao u where u."Entidade" = 'registro-matricula'
  and u."IdentificadorRegistro" = t."Identificador" and u."Quando" < ${at} order by u."Identificador" desc limit 1)`;

const sumOf = (rows: readonly Group[]) => rows.reduce((sum, { count }) => sum + count, 0);

const cells = (rows: readonly Group[]) => rows.filter(({ kind }) => kind === groups.stateAndAge);

function byState(figuring: Figuring, day: LocalDate | null, rows: readonly Group[]): Breakdown {
  const of = (state: string) => cells(rows).filter((row) => row.state === state);
  // The state of another day stands in the log alone.
  const listed = (state: string) =>
    day === null
      ? listOf(figuring, matricula, is('Situacao', state))
      : listOf(figuring, 'movimento-matricula', is('EstoqueEm', day), is('Para', state));
  const label = enumLabel(figuring.work.actor.locale);
  return {
    Definicao: 'stock.byState',
    Fatias: stockStates.map((state) =>
      slice(state, label('SituacaoMatricula', state), sumOf(of(state)), listed(state)),
    ),
  };
}

function byAge(figuring: Figuring, day: LocalDate | null, rows: readonly Group[]): StockPanel['PorIdade'] {
  const { locale } = figuring.work.actor;
  const label = enumLabel(locale);
  const Fatias = ageClasses.map((one, index) => {
    const received = inClass('RecebidaEm', daysOf(one, day ?? figuring.today));
    const inside = cells(rows).filter(({ ageClass }) => ageClass === index);
    const listed = (state: readonly FilterNode[]) =>
      listOf(figuring, matricula, ...then(day), ...state, received);
    const states = stockStates.map((state) =>
      slice(
        state,
        label('SituacaoMatricula', state),
        sumOf(inside.filter((row) => row.state === state)),
        day === null ? listed([is('Situacao', state)]) : null,
      ),
    );
    const all = listed(day === null ? [is('Situacao', ...stockStates)] : []);
    return {
      ...slice(one.code, text(locale, `figures.ages.${one.code}`), sumOf(inside), all),
      PorSituacao: states,
    };
  });
  return { Definicao: 'stock.byAge', Fatias };
}

/** The days on which was received what is of an age on another day. */
const daysOf = ({ from, to }: Class, day: LocalDate) => ({
  from: to === null ? null : addDays(day, -to),
  to: from === null ? null : addDays(day, -from),
});

const owners = {
  analyst: { entity: 'analista', field: 'IdentificadorAnalista', definition: 'stock.byOwner' },
  officer: { entity: 'officer', field: 'IdentificadorOfficer', definition: 'stock.byOfficer' },
  area: { entity: 'segmento-area', field: 'IdentificadorSegmentoArea', definition: 'stock.byArea' },
} as const;

/** Those with most first, what has nobody last. */
async function byOwner(
  figuring: Figuring,
  day: LocalDate | null,
  rows: readonly Group[],
  by: keyof typeof owners,
): Promise<Breakdown> {
  const { entity, field, definition } = owners[by];
  const found = rows.filter(({ kind }) => kind === groups[by]);
  const names = await namesOf(
    figuring.work,
    entity,
    found.flatMap((row) => row[by] ?? []),
  );
  const nobody = text(figuring.work.actor.locale, 'figures.nobody');
  const within = day === null ? [is('Situacao', ...stockStates)] : then(day);
  const slices = found.map((row): Slice => {
    const id = row[by];
    const label = id === null ? nobody : (names.get(id) ?? String(id));
    return slice(id, label, row.count, listOf(figuring, matricula, ...within, is(field, id)));
  });
  const order = (one: Slice, other: Slice) =>
    Number(one.Codigo === null) - Number(other.Codigo === null) ||
    Number(other.Valor) - Number(one.Valor) ||
    one.Rotulo.localeCompare(other.Rotulo, 'pt-BR');
  return { Definicao: definition, Fatias: slices.sort(order) };
}
