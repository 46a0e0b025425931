import { type SqlBool, sql } from 'kysely';
import { endedStates } from '../../../domain/operations/stateGroups.ts';
import { currentUser } from '../../engine/database/policies.ts';
import { column } from '../../kit/sql/names.ts';
import { equality, type Operators } from '../../kit/sql/operators.ts';

/**
 * SQL of whose an operation is to the person who asks: theirs, their team's, other people's or nobody's. What the
 * person is analyst or officer of is looked up once for the whole statement, not for each row.
 */
export const portfolioOf = (alias: string): string => {
  const { minha, equipe, sem_responsavel } = conditions(alias);
  return `case when ${minha} then 'minha' when ${sem_responsavel} then 'sem_responsavel'
    when ${equipe} then 'equipe' else 'outros' end`;
};

/** The same of what belongs to an operation; of one that is over it is nobody's work any more. */
export const portfolioThrough = (alias: string): string =>
  `select case when ${conditions('carteira').encerrada} then 'encerrada' else ${portfolioOf('carteira')} end
    from operacao as carteira where carteira."Identificador" = "${alias}"."IdentificadorOperacao"`;

/**
 * What a list of what belongs to operations may ask: the operations are found first, by their indexes, and few they are.
 * Not row by row, which a desk of a hundred thousand records would wait for.
 */
export const askedPortfolio = (alias: string): Operators => ({
  ...equality,
  igual: (_column, value) => among(alias, partOf(value)),
  diferente: (_column, value) => among(alias, `not coalesce((${partOf(value)}), false)`),
});

const among = (
  alias: string,
  condition: string,
) => sql<SqlBool>`${column(alias, 'IdentificadorOperacao')} in (
  select carteira."Identificador" from operacao as carteira where ${sql.raw(condition)})`;

/** The operations of one code of `Carteira`, as those see it who ask for what belongs to them. */
function partOf(code: unknown): string {
  const { encerrada, minha, equipe, sem_responsavel } = conditions('carteira');
  const parts: Readonly<Record<string, string>> = {
    encerrada,
    minha,
    sem_responsavel,
    equipe: `${equipe} and not coalesce((${minha}), false)`,
    outros: `not coalesce((${minha}) or (${equipe}), false) and not (${sem_responsavel})`,
  };
  const part = parts[String(code)];
  // A code that is none was refused before: nothing is found by it.
  if (part === undefined) return 'false';
  return code === 'encerrada' ? part : `(${part}) and not (${encerrada})`;
}

/** Each by columns that have an index. @param alias of the operation's row */
function conditions(alias: string) {
  const [analyst, officer] = [`"${alias}"."IdentificadorAnalista"`, `"${alias}"."IdentificadorOfficer"`];
  return {
    minha: `(${analyst} = any (array(${myAnalysts})) or (${analyst} is null and ${officer} = any (array(${myOfficers}))))`,
    equipe: `(${officer} = any (array(${myOfficers})) or ${analyst} = any (array(${followed})))`,
    sem_responsavel: `(${analyst} is null and ${officer} is null)`,
    encerrada: `("${alias}"."Situacao" in (${endedStates.map((state) => `'${state}'`).join()}))`,
  };
}

const myAnalysts = `select "Identificador" from analista where "IdentificadorUsuario" = ${currentUser}
  and "ExcluidoEm" is null`;
const myOfficers = `select "Identificador" from officer where "IdentificadorUsuario" = ${currentUser}
  and "ExcluidoEm" is null`;

/** Analysts of one's own as officer, and those whose alerts one sees. */
const followed = `select "Identificador" from analista where "ExcluidoEm" is null
  and ("IdentificadorOfficer" in (${myOfficers}) or "IdentificadorUsuario" = any (array(
    select unnest("UsuariosAlerta") from usuario where "Identificador" = ${currentUser})))`;
