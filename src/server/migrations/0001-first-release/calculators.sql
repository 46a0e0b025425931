-- A stored calculation never changes, whatever role connects: it is thrown away, brought back and erased, and that is all.
create function folio_guarda_calculo() returns trigger language plpgsql as $$
begin
  if row(old."Titulo", old."Calculadora", old."Regra", old."Destaque", old."Destaques", old."DataReferencia",
      old."Entrada", old."Fontes", old."Resultado", old."Condicoes", old."IdentificadorOperacao",
      old."IdentificadorRegistroMatricula", old."IdentificadorCalculoBase", old."IdentificadorEmpresa")
    is distinct from row(new."Titulo", new."Calculadora", new."Regra", new."Destaque", new."Destaques", new."DataReferencia",
      new."Entrada", new."Fontes", new."Resultado", new."Condicoes", new."IdentificadorOperacao",
      new."IdentificadorRegistroMatricula", new."IdentificadorCalculoBase", new."IdentificadorEmpresa") then
    raise exception 'a stored calculation never changes' using errcode = '42501';
  end if;
  return new;
end $$;

create trigger "guarda_calculo" before update on "calculo"
  for each row execute function folio_guarda_calculo();
