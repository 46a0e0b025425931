import { ownCompany, protect } from '../../../engine/database/policies.ts';
import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * The draft of an opinion is saved over and over while it is written; it is one row that each save takes the place
 * of, and becomes part of the opinion, and of its history, when it is submitted. What was approved never changes.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    `create table "parecer_rascunho" (
       "IdentificadorParecer" bigint primary key references "parecer" ("Identificador") on delete cascade,
       "IdentificadorEmpresa" bigint not null,
       "Revisao" integer not null,
       "Conteudo" jsonb not null,
       "SalvoEm" timestamptz not null,
       "SalvoPor" bigint
     )`,
    protect('parecer_rascunho', ownCompany),
    `create index "ix_parecer_matricula_situacao" on "parecer" ("IdentificadorRegistroMatricula", "Situacao")`,
    keepFunction,
    `create trigger "guarda_aprovado" before update on "parecer"
       for each row execute function folio_guarda_aprovado()`,
  ]);
}

/** Also against whoever connects past the application. */
const keepFunction = `
  create function folio_guarda_aprovado() returns trigger language plpgsql as $$
  begin
    if old."Situacao" in ('aprovado', 'substituido', 'revogado') and row(
        old."Texto", old."Sentencas", old."Conclusao", old."Condicoes", old."Resumo", old."ResumoFatos",
        old."IdentificadorArquivo", old."IdentificadorAprovador", old."AprovadoEm", old."IdentificadorAutor")
      is distinct from row(
        new."Texto", new."Sentencas", new."Conclusao", new."Condicoes", new."Resumo", new."ResumoFatos",
        new."IdentificadorArquivo", new."IdentificadorAprovador", new."AprovadoEm", new."IdentificadorAutor") then
      raise exception 'an approved opinion never changes' using errcode = '42501';
    end if;
    return new;
  end $$`;
