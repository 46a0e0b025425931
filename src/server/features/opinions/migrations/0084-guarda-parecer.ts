import { runScript } from '../../../engine/database/runScript.ts';
import type { Tx } from '../../../kit/database/database.ts';

/**
 * What was approved is kept whatever way is tried: it is not sent back to a draft first, not deleted, and not laid
 * under another record or other authors. Comments go with their record. Functions that see more than who calls them
 * are for the application alone.
 */
export async function up(tx: Tx): Promise<void> {
  await runScript(tx, [
    keepFunction,
    `drop trigger "guarda_aprovado" on "parecer"`,
    `create trigger "guarda_aprovado" before update or delete on "parecer"
       for each row execute function folio_guarda_aprovado()`,
    `alter table "comentario" drop constraint if exists "fk_comentario_IdentificadorRegistroMatricula"`,
    `alter table "comentario" add constraint "fk_comentario_IdentificadorRegistroMatricula"
       foreign key ("IdentificadorRegistroMatricula") references "registro_matricula" ("Identificador") on delete cascade`,
    'revoke all on function folio_sessoes_vivas(bigint, timestamptz, timestamptz) from public',
    'revoke all on function folio_empresas_com_trava() from public',
  ]);
}

const keepFunction = `
  create or replace function folio_guarda_aprovado() returns trigger language plpgsql as $$
  begin
    if old."Situacao" not in ('aprovado', 'substituido', 'revogado') then
      return coalesce(new, old);
    end if;
    if tg_op = 'DELETE' or new."Situacao" not in ('aprovado', 'substituido', 'revogado') or row(
        old."Texto", old."Sentencas", old."Conclusao", old."Condicoes", old."Resumo", old."ResumoFatos",
        old."IdentificadorArquivo", old."IdentificadorAprovador", old."AprovadoEm", old."IdentificadorAutor",
        old."Redatores", old."Titulo", old."IdentificadorRegistroMatricula", old."IdentificadorOperacao")
      is distinct from row(
        new."Texto", new."Sentencas", new."Conclusao", new."Condicoes", new."Resumo", new."ResumoFatos",
        new."IdentificadorArquivo", new."IdentificadorAprovador", new."AprovadoEm", new."IdentificadorAutor",
        new."Redatores", new."Titulo", new."IdentificadorRegistroMatricula", new."IdentificadorOperacao") then
      raise exception 'an approved opinion never changes' using errcode = '42501';
    end if;
    return new;
  end $$`;
