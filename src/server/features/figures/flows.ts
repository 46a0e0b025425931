import { sql } from 'kysely';
import { type Period, pointsOf, precedingPeriod } from '../../../domain/figures/period.ts';
import { type Figuring, isWithin, spanOf, visible } from './figuring.ts';

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
  const whole = { from: earlier.from, until: span.until };
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
    passagens as materialized (
      select id, entrada as at, entrada >= ${span.from} as "isNow", arquivo, paginas, situacao,
        case when origem is null then 'received' else 'reopened' end as kind
      from estadias where ${isWithin('entrada', whole)} and (origem is null or ${wasReopened})
      union all
      select id, saida, saida >= ${span.from}, null, null, null,
        case destino when 'concluida' then 'concluded' else 'cancelled' end
      from estadias where ${isWithin('saida', whole)} and destino in ('concluida', 'cancelada')
      union all
      select distinct e."IdentificadorRegistro", null::timestamptz, e."Quando" >= ${span.from}, null::bigint, null::bigint,
        null, 'failed'
      from transicao e join visiveis v on v.id = e."IdentificadorRegistro"
      where e."IdentificadorEmpresa" = ${actor.companyId} and e."Entidade" = 'registro-matricula' and e."Para" = 'erro'
        and ${isWithin('e."Quando"', whole)})
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
      (select coalesce(json_agg(b), '[]') from (select "isNow",
        count(*) filter (where kind = 'received') as received,
        count(distinct id) filter (where kind = 'concluded') as concluded,
        count(distinct id) filter (where kind = 'cancelled') as cancelled,
        count(*) filter (where kind = 'reopened') as reopened,
        count(*) filter (where kind = 'failed') as failed
        from passagens group by 1) b) as passages,
      (select coalesce(json_agg(b), '[]') from (select "isNow", count(arquivo) as documents, sum(paginas) as pages
        from (select "isNow", arquivo, max(paginas) as paginas from passagens where kind = 'received'
          group by "isNow", arquivo, case when arquivo is null then id end) d group by 1) b) as received,
      (select coalesce(json_agg(b), '[]') from (
        select kind, width_bucket(at, ${starts}::timestamptz[]) as point, count(distinct id) as count
        from passagens where "isNow" and at is not null group by 1, 2) b) as points,
      (select coalesce(json_agg(c), '[]') from (select situacao as state, count(*) as count
        from passagens where "isNow" and kind = 'received' group by 1) c) as cohort`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no row of figures');
  const countAt = (kind: string, index: number) =>
    row.points.find((one) => one.kind === kind && one.point === index + 1)?.count ?? 0;
  const passagesOf = (isNow: boolean): Passages => ({
    ...nothingPassed,
    ...row.passages.find((one) => one.isNow === isNow),
    ...row.received.find((one) => one.isNow === isNow),
  });
  return {
    balance: row.balance,
    cohort: row.cohort,
    now: passagesOf(true),
    before: passagesOf(false),
    points: points.map((_point, index) => ({
      received: countAt('received', index),
      concluded: countAt('concluded', index),
      cancelled: countAt('cancelled', index),
    })),
  };
}

interface Answer extends Pick<Flows, 'balance' | 'cohort'> {
  readonly passages: readonly (Omit<Passages, 'documents' | 'pages'> & { readonly isNow: boolean })[];
  /** A file that held several records was one document. */
  readonly received: readonly (Pick<Passages, 'documents' | 'pages'> & { readonly isNow: boolean })[];
  readonly points: readonly { readonly kind: string; readonly point: number; readonly count: number }[];
}

const nothingPassed: Passages = {
  received: 0,
  concluded: 0,
  cancelled: 0,
  reopened: 0,
  failed: 0,
  documents: 0,
  pages: 0,
};

const wasReopened = sql.raw(`coalesce(origem = 'concluida' and chegada = 'em_analise', false)`);

/** In stock just before an instant: what came at it is not yet there, what left at it is not yet gone. */
const standsAt = (instant: Date) => sql`(entrada < ${instant} and (saida is null or saida >= ${instant}))`;
