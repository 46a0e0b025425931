import { type SqlBool, sql } from 'kysely';
import { entityNamed } from '../../../metadata/entities.ts';
import { text } from '../../../metadata/texts.ts';
import type { Actor } from '../../engine/actors/actor.ts';
import type { EntityRules } from '../../engine/crud/rules.ts';
import { currentCompany } from '../../engine/database/policies.ts';
import type { Row } from '../../kit/database/database.ts';
import { columnText } from '../../kit/sql/names.ts';
import { endOf, lastsAt } from './momentsAsked.ts';

/** Moves in the reader's words, and the one that left a record as it stood in stock at the end of a day. */
export const rules: EntityRules = {
  expressions: { EstoqueEm: () => 'null::date' },
  asked: {
    EstoqueEm: (alias) => ({
      igual: (_shown, day) => sql<SqlBool>`${sql.raw(columnText(alias, 'Identificador'))} in (
        select (select max(u."Identificador") from transicao u where u."Entidade" = 'registro-matricula'
            and u."IdentificadorRegistro" = s."IdentificadorRegistroMatricula" and u."Quando" < ${endOf(sql`${day}`)})
        from permanencia s where s."IdentificadorEmpresa" = ${sql.raw(currentCompany)} and s."Trecho" = 'estoque'
          and ${lastsAt('s', endOf(sql`${day}`))})`,
    }),
  },
  show: named,
};

const transitions = entityNamed('registro-matricula').states?.transitions ?? [];

function named({ EstoqueEm: _forFiltersAlone, ...record }: Row, { locale }: Actor): Row {
  const { Evento: event, De: from } = record;
  const passed = transitions.filter((one) => one.event === event);
  const one = passed.find((possible) => possible.from.includes(String(from))) ?? passed[0];
  const first = event === 'incluir' ? text(locale, 'figures.received') : undefined;
  return { ...record, Evento: one?.label[locale] ?? first ?? event };
}
