import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * A stored calculation never changes, whoever connects: it is thrown away, brought back and erased, and that is all.
 * Profiles made before there were calculators and that work on registry records may use them.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    keepFunction,
    `create trigger "guarda_calculo" before update on "calculo"
       for each row execute function folio_guarda_calculo()`,
    `insert into "perfil_codigos" ("IdentificadorPai", "IdentificadorEmpresa", "Ordem", "Codigo")
     select p."Identificador", p."IdentificadorEmpresa",
       (select coalesce(max("Ordem"), 0) + 1 from "perfil_codigos" where "IdentificadorPai" = p."Identificador"),
       'CALCULADORA.USAR'
     from "perfil" p
     where exists (select 1 from "perfil_codigos" held
         where held."IdentificadorPai" = p."Identificador" and held."Codigo" = 'MATRICULA.ALTERAR')
       and not exists (select 1 from "perfil_codigos" held
         where held."IdentificadorPai" = p."Identificador" and held."Codigo" in ('*', 'CALCULADORA.USAR'))`,
  ]);
}

const keepFunction = `
  create function folio_guarda_calculo() returns trigger language plpgsql as $$
  begin
    if row(
        old."Titulo", old."Calculadora", old."Regra", old."Destaque", old."DataReferencia", old."Entrada", old."Fontes",
        old."Resultado", old."Condicoes", old."IdentificadorOperacao", old."IdentificadorRegistroMatricula",
        old."IdentificadorCalculoBase", old."IdentificadorEmpresa")
      is distinct from row(
        new."Titulo", new."Calculadora", new."Regra", new."Destaque", new."DataReferencia", new."Entrada", new."Fontes",
        new."Resultado", new."Condicoes", new."IdentificadorOperacao", new."IdentificadorRegistroMatricula",
        new."IdentificadorCalculoBase", new."IdentificadorEmpresa") then
      raise exception 'a stored calculation never changes' using errcode = '42501';
    end if;
    return new;
  end $$`;
