import { type SqlBool, sql } from 'kysely';
import { finalRecordStates } from '../../../domain/matricula/stateGroups.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { columnText } from '../../kit/sql/names.ts';
import type { Operators } from '../../kit/sql/operators.ts';
import { isLate, isLateNow } from './lateness.ts';
import { anyOf, endOf, lastOf, lastsAt, type Moments } from './momentsAsked.ts';

const ofOperation = (name: string) => (alias: string) =>
  `select o."${name}" from operacao o where o."Identificador" = ${columnText(alias, 'IdentificadorOperacao')}`;

/** Its first entry into the log. */
const receivedAt = (alias: string) => `select e."Entrada" from permanencia e
  where e."IdentificadorRegistroMatricula" = ${columnText(alias, 'Identificador')} and e."Trecho" = 'estoque'
    and e."Origem" is null order by e."Entrada" limit 1`;

const readings = (alias: string): Moments => ({
  at: 'p."TerminadoEm"',
  of: `from processamento p where p."IdentificadorRegistroMatricula" = ${columnText(alias, 'Identificador')}
    and p."Resultado" = 'lida'`,
});

const failures = (alias: string): Moments => ({
  at: 'e."Quando"',
  of: `from transicao e where e."Entidade" = 'registro-matricula'
    and e."IdentificadorRegistro" = ${columnText(alias, 'Identificador')} and e."Para" = 'erro'`,
});

const exitsTo =
  (state: string) =>
  (alias: string): Moments => ({
    at: 's."Saida"',
    of: `from permanencia s where s."IdentificadorRegistroMatricula" = ${columnText(alias, 'Identificador')}
      and s."Trecho" = 'estoque' and s."Destino" = '${state}'`,
  });

const inStock = (alias: string): Operators => ({
  igual: (_shown, day) => sql<SqlBool>`exists (select 1 from permanencia s
    where s."IdentificadorRegistroMatricula" = ${sql.raw(columnText(alias, 'Identificador'))}
      and s."Trecho" = 'estoque' and ${lastsAt('s', endOf(sql`${day}`))})`,
});

const lateInStock = (alias: string): Operators => ({
  igual: (shown, day) => sql<SqlBool>`(${inStock(alias).igual?.(shown, day) ?? sql`false`} and exists (
    select 1 from operacao o where o."Identificador" = ${sql.raw(columnText(alias, 'IdentificadorOperacao'))}
      and ${isLate(`(${receivedAt(alias)})`, endOf(sql`${day}`))}))`,
});

const concluded = exitsTo('concluida');
const cancelled = exitsTo('cancelada');

/**
 * What lists of registry records say of the log of their states, and find by it: every figure of the dashboards opens
 * the list it counts by these.
 */
export const rules: EntityRules = {
  expressions: {
    IdentificadorAnalista: ofOperation('IdentificadorAnalista'),
    IdentificadorOfficer: ofOperation('IdentificadorOfficer'),
    IdentificadorSegmentoArea: ofOperation('IdentificadorSegmentoArea'),
    RecebidaEm: receivedAt,
    ForaDoPrazo: (
      alias,
    ) => `${columnText(alias, 'Situacao')} not in (${finalRecordStates.map((state) => `'${state}'`).join()})
      and (select ${isLateNow(`(${receivedAt(alias)})`)} from operacao o
        where o."Identificador" = ${columnText(alias, 'IdentificadorOperacao')})`,
    LidaEm: (alias) => lastOf(readings(alias)),
    ErroEm: (alias) => lastOf(failures(alias)),
    ConcluidaEm: (alias) => lastOf(concluded(alias)),
    CanceladaEm: (alias) => lastOf(cancelled(alias)),
    EstoqueEm: () => 'null::date',
    ForaDoPrazoEm: () => 'null::date',
  },
  asked: {
    LidaEm: (alias) => anyOf(readings(alias)),
    ErroEm: (alias) => anyOf(failures(alias)),
    ConcluidaEm: (alias) => anyOf(concluded(alias)),
    CanceladaEm: (alias) => anyOf(cancelled(alias)),
    EstoqueEm: inStock,
    ForaDoPrazoEm: lateInStock,
  },
};
