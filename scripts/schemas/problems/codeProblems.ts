import type { Entity } from '../../../src/metadata/entity.ts';
import { insteadOfCode } from './fieldProblems.ts';
import { instead } from './nearest.ts';
import type { Note } from './problem.ts';
import type { Surroundings } from './surroundings.ts';

/** A code is found in the matrix of permissions under its prefix, so the prefix must be an entity's. */
export function judgeCodes(entity: Entity, { codes }: Surroundings, note: Note): void {
  const screens = codes.filter((code) => code.endsWith('.CONSULTAR'));
  const prefixes = [...new Set([...screens.map(prefixOf), entity.permission])];
  const judge = (code: string | null, at: string) => {
    const known = code === null || prefixes.includes(prefixOf(code));
    if (!known)
      note(at, `no entity has the permission prefix ${prefixOf(code)}: ${instead(prefixOf(code), prefixes)}`);
    return known;
  };
  for (const [call, code] of Object.entries(entity.codes)) {
    const at = `/x-entity/codes/${call}`;
    if (!callsWithCode.includes(call)) note(at, `no call ${call}: ${instead(call, callsWithCode)}`);
    else if (judge(code, at) && isOffered(entity, call) && !codes.includes(code))
      note(at, `nobody can hold ${code}: ${insteadOfCode(code, codes)}`);
  }
  entity.actions.forEach(({ code }, index) => {
    judge(code, `/x-entity/actions/${index}/code`);
  });
  entity.states?.transitions.forEach(({ code }, index) => {
    judge(code, `/x-entity/states/transitions/${index}/code`);
  });
}

const callsWithCode = ['list', 'get', 'history', 'create', 'update', 'delete', 'export'];

const isOffered = ({ calls }: Entity, call: string): boolean =>
  call === 'export' || calls.some((offered) => offered === call);

const prefixOf = (code: string): string => code.split('.')[0] ?? '';
