import { type SqlBool, sql } from 'kysely';
import { currentUser } from '../database/policies.ts';
import { column } from '../sql/names.ts';
import { equality, type Operators } from '../sql/operators.ts';

/**
 * SQL of whose an operation is to the person who asks: theirs, their team's, other people's or nobody's. What the
 * person is analyst or officer of is looked up once for the whole statement, not for each row.
 */
export const portfolioOf = (alias: string): string => {
  const [analyst, officer] = [`"${alias}"."IdentificadorAnalista"`, `"${alias}"."IdentificadorOfficer"`];
  return `case when ${analyst} = any (array(${myAnalysts})) then 'minha'
    when ${analyst} is null and ${officer} = any (array(${myOfficers})) then 'minha'
    when ${analyst} is null and ${officer} is null then 'sem_responsavel'
    when ${officer} = any (array(${myOfficers})) or ${analyst} = any (array(${followed})) then 'equipe'
    else 'outros' end`;
};

/**
 * What a list of what belongs to operations may ask: the operations are found first, and few they are. Not rows by row,
 * which a desk of a hundred thousand records would wait for.
 */
export const askedPortfolio = (alias: string): Operators => ({
  ...equality,
  igual: (_column, value) => sql<SqlBool>`${column(alias, 'IdentificadorOperacao')} in (
    select carteira."Identificador" from operacao as carteira where (${sql.raw(ofPart())}) = ${value})`,
});

/** The same of what belongs to an operation; of one that is over it is nobody's work any more. */
export const portfolioThrough = (alias: string): string =>
  `select ${ofPart()} from operacao as carteira
    where carteira."Identificador" = "${alias}"."IdentificadorOperacao"`;

const myAnalysts = `select "Identificador" from analista where "IdentificadorUsuario" = ${currentUser}
  and "ExcluidoEm" is null`;
const myOfficers = `select "Identificador" from officer where "IdentificadorUsuario" = ${currentUser}
  and "ExcluidoEm" is null`;

const ofPart = () => `case when carteira."Situacao" in ('concluida', 'cancelada') then 'encerrada'
  else ${portfolioOf('carteira')} end`;

/** Analysts of one's own as officer, and those whose alerts one sees. */
const followed = `select "Identificador" from analista where "ExcluidoEm" is null
  and ("IdentificadorOfficer" in (${myOfficers}) or "IdentificadorUsuario" = any (array(
    select unnest("UsuariosAlerta") from usuario where "Identificador" = ${currentUser})))`;
