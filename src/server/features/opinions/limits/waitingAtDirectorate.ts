import { sql } from 'kysely';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { Work } from '../../../engine/crud/work.ts';
import type { Follower } from '../../../engine/facts/facts.ts';
import { tellPeople } from '../tellPeople.ts';
import { decides, isWaiting, ownOfficerDecides } from './whoDecides.ts';

/** What waits at the directorate and an officer may decide from now on: they are told of it. */
export const waitingAtDirectorate: Follower = {
  name: 'waitingAtDirectorate',
  raises: [],
  codes: [],
  async work(work, officerId) {
    const officer = await findRecord(work, work.models.named('officer'), officerId, { which: 'both' });
    const person = officer.IdentificadorUsuario;
    if (typeof person !== 'number' || officer.ExcluidoEm) return;
    const model = work.models.named('parecer');
    for (const opinion of await waitingFor(work, officerId, person))
      await tellPeople(work, await findRecord(work, model, opinion), 'parecer-diretoria', [person]);
  },
};

/** What this officer may decide now, is his neither by portfolio nor told to him before. */
async function waitingFor(
  { tx, actor }: Work,
  officerId: number,
  person: number,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`select p."Identificador"::int as id
    from parecer p join operacao o on o."Identificador" = p."IdentificadorOperacao"
    join officer f on f."Identificador" = ${officerId}
    where p."IdentificadorEmpresa" = ${actor.companyId} and ${sql.raw(isWaiting('p'))}
      and ${sql.raw(decides('f', 'o', 'p'))}
      and (o."IdentificadorOfficer" = f."Identificador" or not ${sql.raw(ownOfficerDecides('o', 'p'))})
      and not folio_aviso_dado(${person}, 'parecer-diretoria', p."Identificador")
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}
