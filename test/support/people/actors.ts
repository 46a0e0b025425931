import { entities } from '../../../src/metadata/entities.ts';
import type { Entity } from '../../../src/metadata/entity.ts';
import type { Actor } from '../../../src/server/engine/actors/actor.ts';

/** Every code the given entities' calls, transitions and actions ask for. */
export const allCodes = (list: readonly Entity[] = entities): ReadonlySet<string> =>
  new Set(
    list.flatMap((entity) => [
      ...Object.values(entity.codes),
      ...(entity.states?.transitions ?? []).flatMap(({ code }) => code ?? []),
      ...entity.actions.map(({ code }) => code),
      ...entity.fields.flatMap(({ seeCode, changeCode }) =>
        [seeCode, changeCode].filter((code) => code !== null),
      ),
    ]),
  );

/** An actor who sees and may do everything in a company, unless told otherwise. */
export function makeActor(given: Partial<Actor> = {}): Actor {
  return {
    kind: 'person',
    name: 'Helena Prado',
    userId: null,
    companyId: null,
    branchId: null,
    branchIds: null,
    codes: allCodes(),
    allOwners: true,
    analystIds: [],
    officerIds: [],
    locale: 'pt-br',
    timeZone: 'America/Sao_Paulo',
    origin: 'api',
    requestId: 'test',
    ...given,
  };
}
