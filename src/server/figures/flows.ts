import { sql } from 'kysely';
import { type Period, pointsOf, precedingPeriod } from '../../domain/figures/period.ts';
import { type Figuring, isWithin, type Span, spanOf, visible } from './figuring.ts';

/** Records that passed through the stock of a period, counted. */
export interface Passages {
  readonly received: number;
  /** Records, each once however often it was concluded. */
  readonly concluded: number;
  readonly cancelled: number;
  readonly reopened: number;
  readonly failed: number;
  readonly documents: number;
  readonly pages: number;
}

/** Raw transitions, with the stock before and after them. */
export interface Balance {
  readonly opening: number;
  readonly received: number;
  readonly concluded: number;
  readonly cancelled: number;
  readonly discarded: number;
  readonly reopened: number;
  /** Back in stock in any other way: by a further reading of a concluded record. */
  readonly returned: number;
  readonly closing: number;
}

export interface PointCounts {
  readonly received: number;
  readonly concluded: number;
  readonly cancelled: number;
}

export interface Flows {
  readonly balance: Balance;
  readonly now: Passages;
  readonly before: Passages;
  /** One for each point of the period, in order. */
  readonly points: readonly PointCounts[];
  /** What was received in the period, by where it is now. */
  readonly cohort: readonly { readonly state: string; readonly count: number }[];
}

/**
 * Everything that is counted of the records of a period, in one statement, so that all of it was true at one moment.
 * @see dashboards, sections 1 and 2
 */
export async function flowsOf(figuring: Figuring, period: Period): Promise<Flows> {
  const { tx, actor } = figuring.work;
  const span = spanOf(figuring, period);
  const earlier = spanOf(figuring, precedingPeriod(period));
  const points = pointsOf(period);
  const starts = points.map((point) => spanOf(figuring, point).from.toISOString());
  const pointOf = (moment: string) => sql`width_bucket(${sql.raw(moment)}, ${starts}::timestamptz[])`;
  const byPoint = (moment: string, kind: string, count: string, which: string) => sql`
    select ${sql.lit(kind)} as kind, ${pointOf(moment)} as point, ${sql.raw(count)} as count from estadias
    where ${isWithin(moment, span)} and ${sql.raw(which)} group by 2`;
  const { rows } = await sql<Answer>`
    with visiveis as materialized (
      select t."Identificador" as id, t."Situacao" as situacao, t."IdentificadorArquivo" as arquivo,
        coalesce(t."Paginas", 0) as paginas
      from registro_matricula t where ${visible(figuring, 'registro-matricula')}),
    estadias as materialized (
      select s."IdentificadorRegistroMatricula" as id, s."Entrada" as entrada, s."Saida" as saida,
        s."Origem" as origem, s."Chegada" as chegada, s."Destino" as destino, v.situacao, v.arquivo, v.paginas
      from permanencia s join visiveis v on v.id = s."IdentificadorRegistroMatricula"
      where s."IdentificadorEmpresa" = ${actor.companyId} and s."Trecho" = 'estoque'
        and s."Entrada" < ${span.until} and (s."Saida" is null or s."Saida" >= ${earlier.from})),
    erros as materialized (
      select distinct e."IdentificadorRegistro" as id, ${isWithin('e."Quando"', span)} as "isNow"
      from transicao e join visiveis v on v.id = e."IdentificadorRegistro"
      where e."IdentificadorEmpresa" = ${actor.companyId} and e."Entidade" = 'registro-matricula' and e."Para" = 'erro'
        and e."Quando" >= ${earlier.from} and e."Quando" < ${span.until})
    select
      (select to_json(b) from (select
        count(*) filter (where ${standsAt(span.from)}) as opening,
        count(*) filter (where ${isWithin('entrada', span)} and origem is null) as received,
        count(*) filter (where ${isWithin('saida', span)} and destino = 'concluida') as concluded,
        count(*) filter (where ${isWithin('saida', span)} and destino = 'cancelada') as cancelled,
        count(*) filter (where ${isWithin('saida', span)} and destino = 'descartada') as discarded,
        count(*) filter (where ${isWithin('entrada', span)} and ${wasReopened}) as reopened,
        count(*) filter (where ${isWithin('entrada', span)} and origem is not null and not ${wasReopened}) as returned,
        count(*) filter (where ${standsAt(span.until)}) as closing
        from estadias) b) as balance,
      ${passagesIn(span, true)} as now, ${passagesIn(earlier, false)} as before,
      (select coalesce(json_agg(p), '[]') from (
        ${byPoint('entrada', 'received', 'count(*)', 'origem is null')} union all
        ${byPoint('saida', 'concluded', 'count(distinct id)', `destino = 'concluida'`)} union all
        ${byPoint('saida', 'cancelled', 'count(distinct id)', `destino = 'cancelada'`)}) p) as points,
      (select coalesce(json_agg(c), '[]') from (
        select situacao as state, count(*) as count from estadias
        where ${isWithin('entrada', span)} and origem is null group by 1) c) as cohort`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no row of figures');
  const countAt = (kind: string, index: number) =>
    row.points.find((one) => one.kind === kind && one.point === index + 1)?.count ?? 0;
  return {
    ...row,
    points: points.map((_point, index) => ({
      received: countAt('received', index),
      concluded: countAt('concluded', index),
      cancelled: countAt('cancelled', index),
    })),
  };
}

interface Answer extends Omit<Flows, 'points'> {
  readonly points: readonly { readonly kind: string; readonly point: number; readonly count: number }[];
}

const wasReopened = sql.raw(`coalesce(origem = 'concluida' and chegada = 'em_analise', false)`);

/** In stock just before an instant: what came at it is not yet there, what left at it is not yet gone. */
const standsAt = (instant: Date) => sql`(entrada < ${instant} and (saida is null or saida >= ${instant}))`;

/** A file that held several records was one document. */
const passagesIn = (span: Span, isNow: boolean) => sql`
  (select to_json(b) from (select
    count(*) filter (where ${isWithin('entrada', span)} and origem is null) as received,
    count(distinct id) filter (where ${isWithin('saida', span)} and destino = 'concluida') as concluded,
    count(distinct id) filter (where ${isWithin('saida', span)} and destino = 'cancelada') as cancelled,
    count(*) filter (where ${isWithin('entrada', span)} and ${wasReopened}) as reopened,
    (select count(*) from erros where "isNow" = ${isNow}) as failed,
    (select count(*) from (select distinct arquivo from estadias
      where ${isWithin('entrada', span)} and origem is null and arquivo is not null) d) as documents,
    (select coalesce(sum(paginas), 0)::bigint from (select max(paginas) as paginas from estadias
      where ${isWithin('entrada', span)} and origem is null group by coalesce(arquivo, -id)) d) as pages
    from estadias) b)`;
