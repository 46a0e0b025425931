import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * The state log of registry records as a list, what dashboards look up in the log, and since when what is late was
 * received. @see dashboards, sections 1 and 2
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    movesView,
    `revoke all on "movimento_matricula" from folio_aplicacao`,
    `grant select on "movimento_matricula" to folio_aplicacao`,
    `create index "ix_transicao_erro" on "transicao" ("IdentificadorEmpresa", "Quando")
       where "Entidade" = 'registro-matricula' and "Para" = 'erro'`,
    `create index "ix_transicao_operacao_fim" on "transicao" ("IdentificadorEmpresa", "Quando")
       where "Entidade" = 'operacao' and "Para" in ('concluida', 'cancelada')`,
    daysOff,
    terms,
  ]);
}

/** Each change of state as a record of a list; it goes with its registry record. */
const movesView = `
  create view "movimento_matricula" with (security_invoker = true) as
  select t."Identificador", 1 as "Versao", t."Quando" as "CriadoEm", t."IdentificadorUsuario" as "CriadoPor",
    t."Quando" as "AlteradoEm", t."IdentificadorUsuario" as "AlteradoPor", r."ExcluidoEm", r."ExcluidoPor",
    ''::text as "Busca", t."IdentificadorEmpresa", t."IdentificadorRegistro" as "IdentificadorRegistroMatricula",
    t."Evento", t."De", t."Para", t."Quando", t."Usuario" as "Quem", t."Motivo"
  from "transicao" t
  join "registro_matricula" r on r."Identificador" = t."IdentificadorRegistro"
  where t."Entidade" = 'registro-matricula'`;

/** Holidays where a branch works; where none is said, those of the company's own place. */
const daysOff = `
  create function folio_folgas(empresa bigint, filial bigint, de date, ate date) returns setof date
  language plpgsql stable as $$
  begin
    return query select d from folio_feriados(case when filial is null then empresa end, de, ate) d
    union
    select f."Data" from feriado f join filial b on b."Identificador" = filial
      and ((f."Abrangencia" = 'estadual' and f."Uf" = b."Uf")
        or (f."Abrangencia" = 'municipal' and (f."Ibge" = b."Ibge"
          or (f."Uf" = b."Uf" and folio_texto(f."Municipio") = folio_texto(b."Municipio")))))
      where f."ExcluidoEm" is null and f."Data" between de and ate;
  end $$`;

/**
 * For every branch that says where it is, and none, and every term in use, the instant before which something was
 * received that is older than the term at another instant: the rule of \`earliestWithin\`, which a test holds it to.
 */
const terms = `
  create function folio_inicios_prazo(empresa bigint, em timestamptz)
  returns table (filial bigint, horas integer, inicio timestamptz)
  language plpgsql stable as $$
  declare
    zona text; abre interval; fecha interval; folgas date[]; agora timestamp; dia date; feito interval; resta interval;
  begin
    select e."FusoHorario", coalesce(e."ExpedienteInicio"::text, '08:00')::interval,
      coalesce(e."ExpedienteFim"::text, '18:00')::interval into zona, abre, fecha
    from empresa e where e."Identificador" = empresa;
    agora := em at time zone zona;
    for filial in
      select b."Identificador" from filial b
        where b."IdentificadorEmpresa" = empresa and b."ExcluidoEm" is null and b."Uf" is not null
      union all select null
    loop
      select coalesce(array_agg(d), '{}') into folgas
        from folio_folgas(empresa, filial, agora::date - 3660, agora::date) d;
      for horas in
        select w."PrazoAnaliseHoras" from workflow w
          where w."IdentificadorEmpresa" = empresa and w."PrazoAnaliseHoras" is not null
        union select 16
      loop
        dia := agora::date;
        resta := horas * interval '1 hour';
        feito := case when extract(isodow from dia) < 6 and dia <> all (folgas)
          then least(greatest(agora - dia::timestamp, abre), fecha) - abre else interval '0' end;
        while feito <= resta and dia > agora::date - 3660 loop
          resta := resta - feito;
          dia := dia - 1;
          feito := case when extract(isodow from dia) < 6 and dia <> all (folgas)
            then fecha - abre else interval '0' end;
        end loop;
        inicio := (dia::timestamp + abre + feito - resta) at time zone zona;
        return next;
      end loop;
    end loop;
  end $$`;
