-- The draft of an opinion is one row that each save takes the place of. It becomes part of the opinion when that is
-- submitted.
create table "parecer_rascunho" (
  "IdentificadorParecer" bigint primary key references "parecer" ("Identificador") on delete cascade,
  "IdentificadorEmpresa" bigint not null,
  "Revisao" integer not null,
  "Conteudo" jsonb not null,
  "SalvoEm" timestamptz not null,
  "SalvoPor" bigint
);

alter table "parecer_rascunho" enable row level security;
create policy folio on "parecer_rascunho" for all to folio_aplicacao
  using ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint)
  with check ("IdentificadorEmpresa" = nullif(current_setting('folio.empresa', true), '')::bigint);

-- What opinions are looked up by.
create index "ix_parecer_matricula_situacao" on "parecer" ("IdentificadorRegistroMatricula", "Situacao");
create index "ix_parecer_operacao_situacao" on "parecer" ("IdentificadorOperacao", "Situacao")
  where "IdentificadorRegistroMatricula" is null;
create index "ix_parecer_operacao_espera" on "parecer" ("IdentificadorEmpresa")
  where "IdentificadorRegistroMatricula" is null and "Situacao" = 'submetido' and "ExcluidoEm" is null;

-- What was approved is kept, whatever role connects: it is not changed, sent back to a draft, deleted, or laid under another
-- record or other authors.
create function folio_guarda_aprovado() returns trigger language plpgsql as $$
begin
  if old."Situacao" not in ('aprovado', 'substituido', 'revogado') then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' or new."Situacao" not in ('aprovado', 'substituido', 'revogado') or row(
      old."Texto", old."Sentencas", old."Conclusao", old."Condicoes", old."Resumo", old."ResumoFatos",
      old."IdentificadorArquivo", old."IdentificadorAprovador", old."AprovadoEm", old."IdentificadorAutor",
      old."Redatores", old."Titulo", old."IdentificadorRegistroMatricula", old."IdentificadorOperacao",
      old."IdentificadorOfficer", old."Valor", old."LimiteAlcada", old."Validade")
    is distinct from row(
      new."Texto", new."Sentencas", new."Conclusao", new."Condicoes", new."Resumo", new."ResumoFatos",
      new."IdentificadorArquivo", new."IdentificadorAprovador", new."AprovadoEm", new."IdentificadorAutor",
      new."Redatores", new."Titulo", new."IdentificadorRegistroMatricula", new."IdentificadorOperacao",
      new."IdentificadorOfficer", new."Valor", new."LimiteAlcada", new."Validade") then
    raise exception 'an approved opinion never changes' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger "guarda_aprovado" before update or delete on "parecer"
  for each row execute function folio_guarda_aprovado();

-- Operations on which the day weighs, of all companies: under opinion with a required certificate that has expired, or
-- decided on one that expired before the signature.
create function folio_operacoes_vencidas(dia date) returns table (operacao bigint, empresa bigint)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select o."Identificador", o."IdentificadorEmpresa" from operacao o
  where o."ExcluidoEm" is null and o."Situacao" = 'em_parecer' and exists (
    select 1 from item_checklist i join certidao c on c."Identificador" = i."IdentificadorCertidao"
    where i."IdentificadorOperacao" = o."Identificador" and i."ExcluidoEm" is null
      and coalesce(i."Obrigatoria", true) and not coalesce(i."Dispensada", false) and c."DataVencimento" < dia)
  union
  select o."Identificador", o."IdentificadorEmpresa"
  from parecer p join operacao o on o."Identificador" = p."IdentificadorOperacao" and o."ExcluidoEm" is null
  join certidao c on c."IdentificadorOperacao" = o."Identificador" and c."ExcluidoEm" is null
    and c."Situacao" = 'emitida' and c."IdentificadorSubstituta" is null
  where p."IdentificadorRegistroMatricula" is null and p."Situacao" = 'aprovado' and p."ExcluidoEm" is null
    and not coalesce(p."Desatualizado", false) and c."DataVencimento" < dia
    and c."DataVencimento" < o."DataPrevistaAssinatura" and c."DataVencimento" >= p."AprovadoEm"::date - 1
$$;

revoke all on function folio_operacoes_vencidas(date) from public;
grant execute on function folio_operacoes_vencidas(date) to folio_aplicacao;
