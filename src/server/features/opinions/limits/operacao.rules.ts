import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../engine/actors/actor.ts';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import type { Sql } from '../../../engine/crud/scope.ts';
import { holds } from '../../../engine/permissions/requireCode.ts';
import { column } from '../../../kit/sql/names.ts';
import { decides, isWaiting, ownOfficerDecides } from './whoDecides.ts';

/**
 * What passes to the directorate: an operation whose opinion was submitted and which its own officer cannot decide is
 * read, with all that hangs on it, by every officer whose limit covers it; once it is approved, by who approved it. They
 * change nothing of it but by deciding on the opinion.
 */
export const rules: EntityRules = { alsoSeen };

const codes = ['PARECER.APROVAR', 'PARECER.DEVOLVER', 'PARECER.REVOGAR'];

function alsoSeen(actor: Actor, alias: string): Sql | null {
  if (actor.kind !== 'person' || actor.userId === null) return null;
  if (!codes.some((code) => holds(actor, code))) return null;
  const me = sql.raw(String(Number(actor.userId)));
  return sql<SqlBool>`${column(alias, 'Identificador')} in (
    select o."Identificador" from parecer p join operacao o on o."Identificador" = p."IdentificadorOperacao"
    where p."IdentificadorEmpresa" = ${actor.companyId} and p."IdentificadorRegistroMatricula" is null
      and p."ExcluidoEm" is null and (
        (p."Situacao" = 'aprovado' and p."IdentificadorAprovador" = ${me})
        or (${sql.raw(isWaiting('p'))} and not ${sql.raw(ownOfficerDecides('o', 'p'))}
          and exists (select 1 from officer f where f."IdentificadorUsuario" = ${me}
            and f."IdentificadorEmpresa" = p."IdentificadorEmpresa"
            and ${sql.raw(decides('f', 'o', 'p'))}))))` as Sql;
}
