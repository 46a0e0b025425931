import { nationalHolidays } from '../../../../domain/holidays.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * Business hours in the database, so that lists sort and filter by them: the rule of `businessHours.ts` and
 * `workingCalendar.ts`, which a test holds it to. Feedback kept before counts its times by it, and knows how it ended.
 * @see dashboards, sections 0 and 4
 */
export async function up(tx: Tx): Promise<void> {
  const days = years.flatMap((year) => nationalHolidays(year).map(({ date }) => `('${date}'::date)`));
  await runScript(tx, [
    // What the laws say of every year, for those whose holidays nobody entered.
    'create table "feriado_lei" ("Dia" date primary key)',
    `insert into "feriado_lei" ("Dia") values ${days.join(', ')} on conflict do nothing`,
    'grant select on "feriado_lei" to folio_aplicacao',
    dayOff,
    businessHours,
    ...firstReplies,
    ...outcomes,
  ]);
}

/** As far as `workingCalendar.ts` looks. */
const years = Array.from({ length: 100 }, (_, index) => 2000 + index);

/** Holidays of a company's own place. A year whose national holidays the table holds has those alone. */
const dayOff = `
  create function folio_feriados(empresa bigint, de date, ate date) returns setof date language sql stable as $$
    select f."Data" from feriado f
      where f."ExcluidoEm" is null and f."Abrangencia" = 'nacional' and f."Data" between de and ate
    union
    select l."Dia" from feriado_lei l where l."Dia" between de and ate and not exists (
      select 1 from feriado f where f."ExcluidoEm" is null and f."Abrangencia" = 'nacional'
        and f."Data" between make_date(extract(year from l."Dia")::integer, 1, 1)
          and make_date(extract(year from l."Dia")::integer, 12, 31))
    union
    select f."Data" from feriado f join empresa e on e."Identificador" = empresa
      and ((f."Abrangencia" = 'estadual' and f."Uf" = e."Uf")
        or (f."Abrangencia" = 'municipal' and (f."Ibge" = e."Ibge"
          or (f."Uf" = e."Uf" and folio_texto(f."Municipio") = folio_texto(e."Municipio")))))
      where f."ExcluidoEm" is null and f."Data" between de and ate
  $$`;

/** Hours between two instants in which the company works, on its wall clock, to the hundredth; 0 when none. */
const businessHours = `
  create function folio_horas_uteis(de timestamptz, ate timestamptz, empresa bigint) returns numeric
  language plpgsql stable as $$
  declare
    zona text; abre time; fecha time; inicio timestamp; fim timestamp; folgas date[]; dias integer; segundos numeric;
  begin
    if de is null or ate is null then return null; end if;
    if de >= ate then return 0; end if;
    select coalesce(nullif(e."FusoHorario", ''), 'America/Sao_Paulo'), coalesce(e."ExpedienteInicio"::text, '08:00')::time,
      coalesce(e."ExpedienteFim"::text, '18:00')::time into zona, abre, fecha from empresa e where e."Identificador" = empresa;
    zona := coalesce(zona, 'America/Sao_Paulo'); abre := coalesce(abre, '08:00'); fecha := coalesce(fecha, '18:00');
    inicio := de at time zone zona; fim := ate at time zone zona;
    select coalesce(array_agg(d), '{}') into folgas from folio_feriados(empresa, inicio::date, fim::date) d;
    -- Whole days from the first one on, without the last.
    select count(*) into dias from generate_series(inicio::date, fim::date - 1, interval '1 day') d
      where extract(isodow from d) < 6 and d::date <> all (folgas);
    segundos := dias * extract(epoch from fecha - abre)
      + case when extract(isodow from fim) < 6 and fim::date <> all (folgas)
          then extract(epoch from least(greatest(fim::time, abre), fecha) - abre) else 0 end
      - case when extract(isodow from inicio) < 6 and inicio::date <> all (folgas)
          then extract(epoch from least(greatest(inicio::time, abre), fecha) - abre) else 0 end;
    return round(greatest(segundos, 0) / 3600, 2);
  end $$`;

/** The reply whose whole hours were kept is the first of the conversation that many hours after the registration. */
const firstReplies = [
  `update "feedback" f set "DataPrimeiraResposta" = r.quando from (
     select f."Identificador" as id, min(c."Quando") as quando from "feedback" f
     join "feedback_conversa" c on c."IdentificadorPai" = f."Identificador"
       and floor(extract(epoch from c."Quando" - f."DataRegistro") / 3600) = f."TempoResposta"
     where f."TempoResposta" is not null group by f."Identificador") r
   where r.id = f."Identificador"`,
  `update "feedback" set "TempoResposta" = folio_horas_uteis("DataRegistro", "DataPrimeiraResposta", "IdentificadorEmpresa")
   where "DataPrimeiraResposta" is not null`,
];

/** By what was last done to it. */
const outcomes = [
  `update "feedback" f set "Desfecho" = case (
     select t."Evento" from "transicao" t where t."Entidade" = 'feedback' and t."IdentificadorRegistro" = f."Identificador"
     order by t."Identificador" desc limit 1) when 'retirar' then 'retirada' else 'respondida' end
   where f."Situacao" = 'resolvida'`,
];
