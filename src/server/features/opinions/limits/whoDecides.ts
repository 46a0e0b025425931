import { drafted } from '../authors.ts';

/**
 * Who decides on an opinion on an operation, as SQL: up to which value an officer approves alone, by segment and type of
 * property, and to whom it passes where he may not. Statements name an officer `f`, an operation `o` and an opinion on it
 * `p` by their aliases; row-level security keeps the company.
 * @see workflow, section 0: Alçada
 */

/** Of a segment, the line of the operation's own type of property goes before the one of both types. Null = none. */
export const limitOf = (f: string, o: string): string => `(select l."ValorMaximo" from officer_alcada l
  where l."IdentificadorPai" = ${f}."Identificador"
    and l."IdentificadorSegmentoArea" = ${o}."IdentificadorSegmentoArea"
    and (l."TipoImovel" is null or l."TipoImovel" = ${o}."TipoImovel")
  order by l."TipoImovel" nulls last limit 1)`;

/** Whether the officer's limit covers the operation; never one without a value. */
export const covers = (f: string, o: string): string => `coalesce(${limitOf(f, o)} >= ${o}."Valor", false)`;

export const isActive = (f: string): string => `(coalesce(${f}."Ativo", true) and ${f}."ExcluidoEm" is null)`;

/** Whether the person behind the post comes in, sees the operation's branch, and holds the code of approving. */
const mayApprove = (f: string, o: string): string => `exists (select 1 from usuario u
  join usuario_vinculos v on v."IdentificadorPai" = u."Identificador" and coalesce(v."Ativo", true)
    and v."IdentificadorEmpresa" = ${o}."IdentificadorEmpresa"
  join perfil r on r."Identificador" = any (v."Perfis") and r."IdentificadorEmpresa" = v."IdentificadorEmpresa"
    and coalesce(r."Ativo", true) and r."ExcluidoEm" is null
  join perfil_codigos k on k."IdentificadorPai" = r."Identificador" and k."Codigo" = 'PARECER.APROVAR'
  where u."Identificador" = ${f}."IdentificadorUsuario" and coalesce(u."Ativo", true) and u."ExcluidoEm" is null
    and (${o}."IdentificadorFilial" is null or coalesce(cardinality(v."Filiais"), 0) = 0
      or ${o}."IdentificadorFilial" = any (v."Filiais")))`;

/** Whether this officer may decide on the opinion: four eyes, within the limit. */
export const decides = (f: string, o: string, p: string): string => `(${isActive(f)}
  and ${covers(f, o)} and not ${drafted(`${f}."IdentificadorUsuario"`, p)} and ${mayApprove(f, o)})`;

/** Whether the operation's own officer decides: what he cannot decide has passed to the directorate. */
export const ownOfficerDecides = (o: string, p: string): string => `exists (select 1 from officer f
  where f."Identificador" = ${o}."IdentificadorOfficer" and ${decides('f', o, p)})`;

/** An opinion on an operation that waits for a decision. */
export const isWaiting = (p: string): string =>
  `(${p}."Situacao" = 'submetido' and ${p}."IdentificadorRegistroMatricula" is null and ${p}."ExcluidoEm" is null)`;

/** Code of InstanciaParecer: whose decision a submitted opinion on an operation is; null for any other. */
export const instanceOf = (p: string): string => `(case when ${isWaiting(`"${p}"`)} then (
  select case when ${ownOfficerDecides('o', `"${p}"`)} then 'officer'
    when exists (select 1 from officer f where f."IdentificadorEmpresa" = o."IdentificadorEmpresa"
      and ${decides('f', 'o', `"${p}"`)}) then 'diretoria'
    else 'sem_alcada' end
  from operacao o where o."Identificador" = "${p}"."IdentificadorOperacao") end)`;
