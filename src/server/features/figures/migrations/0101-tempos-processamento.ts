import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * How long each run of reading a file took, as columns of its row: when a worker took it, and what the statistics of its
 * reading say. Dashboards count tens of thousands of runs, and the statistics stand in documents of every page.
 * @see dashboards, section 3
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `alter table "processamento" add column "IniciadoEm" timestamptz, add column "TempoOcr" bigint,
       add column "TempoIa" bigint, add column "NivelOcr" text, add column "Documentos" integer`,
    `comment on column "processamento"."TempoOcr" is 'milliseconds, 0 when every page had its own text'`,
    `comment on column "processamento"."TempoIa" is 'milliseconds of the extraction'`,
    // The first time it was processed after it was queued.
    `update "processamento" p set "IniciadoEm" = (select min(t."Quando") from "transicao" t
       where t."Entidade" = 'registro-matricula' and t."IdentificadorRegistro" = p."IdentificadorRegistroMatricula"
         and t."Para" = 'processando' and t."Quando" >= p."CriadoEm"
         and t."Quando" <= coalesce(p."TerminadoEm", 'infinity'))`,
    takeStatistics,
    `create trigger "processamento" after insert on "leitura" for each row
       when (new."Parte" = 0 and new."IdentificadorProcessamento" is not null)
       execute function folio_tempos_processamento()`,
    `update "processamento" p set ${statisticsOf('l')} from "leitura" l
     where l."IdentificadorProcessamento" = p."Identificador" and l."Parte" = 0`,
    `create index "ix_processamento_terminado" on "processamento" ("IdentificadorEmpresa", "TerminadoEm")
       where "Resultado" is not null`,
    runsView,
    `revoke all on "processamento_matricula" from folio_aplicacao`,
    `grant select on "processamento_matricula" to folio_aplicacao`,
  ]);
}

function statisticsOf(row: string): string {
  const of = (name: string) => `${row}."Estatisticas" ->> '${name}'`;
  return `"TempoOcr" = (${of('TempoOcr')})::numeric, "TempoIa" = (${of('TempoIa')})::numeric,
    "NivelOcr" = ${of('NivelOcr')}, "Documentos" = (${of('Documentos')})::numeric`;
}

const takeStatistics = `
  create function folio_tempos_processamento() returns trigger language plpgsql as $$
  begin
    update processamento set ${statisticsOf('new')}
    where "Identificador" = new."IdentificadorProcessamento";
    return null;
  end $$`;

/** Seconds to the millisecond. */
const seconds = (from: string, to: string) =>
  `(round(date_part('epoch', p."${to}" - p."${from}") * 1000) / 1000)::numeric`;

/** Each run as a record of a list; it goes with its registry record. */
const runsView = `
  create view "processamento_matricula" with (security_invoker = true) as
  select p."Identificador", 1 as "Versao", p."CriadoEm", p."PedidoPor" as "CriadoPor",
    coalesce(p."TerminadoEm", p."IniciadoEm", p."CriadoEm") as "AlteradoEm", p."PedidoPor" as "AlteradoPor",
    r."ExcluidoEm", r."ExcluidoPor", ''::text as "Busca", p."IdentificadorEmpresa", p."IdentificadorRegistroMatricula",
    coalesce(p."Resultado", 'em_andamento') as "Resultado", p."IniciadoEm", p."TerminadoEm", p."Paginas"::bigint,
    p."Documentos"::bigint, p."NivelOcr",
    ${seconds('CriadoEm', 'IniciadoEm')} as "TempoFila", round(p."TempoOcr" / 1000.0, 3) as "TempoOcr",
    round(p."TempoIa" / 1000.0, 3) as "TempoIa", ${seconds('CriadoEm', 'TerminadoEm')} as "TempoTotal",
    (p."Resultado" is not distinct from 'lida' and not exists (select 1 from "processamento" q
      where q."IdentificadorRegistroMatricula" = p."IdentificadorRegistroMatricula" and q."Resultado" = 'lida'
        and q."Identificador" > p."Identificador")) as "Ultima"
  from "processamento" p
  join "registro_matricula" r on r."Identificador" = p."IdentificadorRegistroMatricula"`;
