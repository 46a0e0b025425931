import type { Work } from '../../engine/crud/work.ts';
import { type Ids, insertAll, inserterOf } from './insertAll.ts';
import { analysts, colleagues, directorates, groups, officers, people, segments } from './invented.ts';

/** Who and what clients and operations belong to, by name. */
export interface Places {
  readonly segmentIds: Ids;
  readonly groupIds: Ids;
  readonly officerIds: Ids;
  readonly analystIds: Ids;
}

/** Directorates, segments, officers with their limits, analysts and groups. */
export async function sowOrganisation(work: Work, userIds: Ids): Promise<Places> {
  const insert = inserterOf(work);
  const directorateIds = await insertAll(directorates, nameOf, ({ head, ...fields }) =>
    insert('diretoria', { ...fields, IdentificadorResponsavel: userIds.get(head) }),
  );
  const segmentIds = await insertAll(segments, nameOf, ({ directorate, ...fields }) =>
    insert('segmento-area', { ...fields, IdentificadorDiretoria: directorateIds.get(directorate) }),
  );
  const officerIds = await insertAll(officers, nameOfLogin, ({ login, segment, phone, limit }) =>
    insert('officer', {
      Nome: nameOfLogin({ login }),
      Email: login,
      Telefone: phone,
      IdentificadorUsuario: userIds.get(login),
      IdentificadorSegmentoArea: segmentIds.get(segment),
      Alcada: [...segmentIds.values()].map((id) => ({ IdentificadorSegmentoArea: id, ValorMaximo: limit })),
    }),
  );
  const analystIds = await insertAll(analysts, nameOfLogin, ({ login, officer }) =>
    insert('analista', {
      Nome: nameOfLogin({ login }),
      IdentificadorUsuario: userIds.get(login),
      IdentificadorOfficer: officerIds.get(officer),
    }),
  );
  const groupIds = await insertAll(groups, nameOf, ({ officer, ...fields }) =>
    insert('grupo', { ...fields, IdentificadorOfficer: officerIds.get(officer) }),
  );
  return { segmentIds, groupIds, officerIds, analystIds };
}

const nameOf = ({ Nome }: { readonly Nome: string }) => Nome;

const nameOfLogin = ({ login }: { readonly login: string }): string =>
  [...people, ...colleagues].find((person) => person.login === login)?.name ?? login;
