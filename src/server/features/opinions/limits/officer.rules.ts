import { sql } from 'kysely';
import { seeingAll } from '../../../engine/actors/seeingAll.ts';
import { findRecord } from '../../../engine/crud/findRecord.ts';
import type { EntityRules } from '../../../engine/crud/rules.ts';
import type { Work } from '../../../engine/crud/work.ts';
import { tellPeople } from '../tellPeople.ts';
import { decides, isWaiting, ownOfficerDecides } from './limitSql.ts';

/** Whoever is given a limit that covers what waits at the directorate is told of what waits. */
export const rules: EntityRules = {
  async afterWrite({ work, operation, id, after, values }) {
    const isRaised =
      operation === 'create' || 'Alcada' in values || 'Ativo' in values || 'IdentificadorUsuario' in values;
    const person = after?.IdentificadorUsuario;
    if (!isRaised || typeof person !== 'number' || !work.models.find('parecer')) return;
    for (const opinion of await waitingFor(work, id, person))
      await tellPeople(
        work,
        await findRecord(seeingAll(work), work.models.named('parecer'), opinion),
        'parecer-diretoria',
        [person],
      );
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
