import { type SqlBool, sql } from 'kysely';
import { askedStates, validStates } from '../../../domain/certificates/stateGroups.ts';
import { formatDate } from '../../../domain/dates.ts';
import { AppError } from '../../../domain/errors.ts';
import type { FullRecord } from '../../engine/crud/record.ts';
import type { Work } from '../../engine/crud/work.ts';
import { AlreadyThere } from '../../engine/crud/write/alreadyThere.ts';
import type { Row } from '../../kit/database/database.ts';
import { searchedFields } from './catalogue.ts';
import { stateOf } from './certificateState.ts';
import { typeName } from './typeNames.ts';

/**
 * The same search is not asked for twice, not by two at once either: one under way is answered instead, and where a valid
 * answer is there, asking again has to be meant. @see certificates, section 4
 * @throws AlreadyThere 'certificate-under-way'; AppError 'certificate-still-valid'
 */
export async function refuseRepeated(work: Work, values: Row, type: FullRecord): Promise<void> {
  const turn = `pedido-certidao:${work.actor.companyId}:${values.IdentificadorOperacao ?? ''}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`.execute(work.tx);
  for (const { id, state, until } of await sameSearches(work, values)) {
    const params = {
      type: typeName(work, type),
      until: until === null ? '—' : formatDate(until, work.actor.locale, 'full'),
    };
    if (askedStates.includes(state))
      throw new AlreadyThere(id, 'certificate-under-way', params, { field: 'IdentificadorTipoCertidao' });
    if (values.SolicitarMesmoAssim !== true)
      throw new AppError('certificate-still-valid', params, { field: 'SolicitarMesmoAssim' });
  }
}

/** Accents and capitals make no other search. */
const names: ReadonlySet<string> = new Set(['Nome', 'NomeMae']);

interface Same {
  readonly id: number;
  readonly state: string;
  readonly until: string | null;
}

/** Living certificates of the operation that ask the same and are under way or valid, those under way first. */
async function sameSearches({ tx }: Work, values: Row): Promise<readonly Same[]> {
  const same = ['IdentificadorOperacao', 'IdentificadorTipoCertidao', 'PesquisaExata', ...searchedFields].map(
    (name) => {
      const [there, here] = [sql`t.${sql.ref(name)}`, sql`${values[name] ?? null}`];
      return names.has(name)
        ? sql<SqlBool>`folio_texto(${there}) is not distinct from folio_texto(${here}::text)`
        : sql<SqlBool>`${there} is not distinct from ${here}`;
    },
  );
  const { rows } = await sql<Same>`select * from (
      select t."Identificador" as id, ${sql.raw(stateOf('t'))} as state, t."DataVencimento"::text as until
      from certidao t where t."ExcluidoEm" is null and ${sql.join(same, sql` and `)}) as found
    where state in (${sql.join([...askedStates, ...validStates])})
    order by state in (${sql.join(askedStates)}) desc, id desc`.execute(tx);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}
