import type { Labels } from '../field-types/types.ts';
import { codesOfCalls } from './codesOfCalls.ts';
import type { Entity } from './entity.ts';

/** One permission as the catalogue lists it; `screen` marks the code that opens a screen. */
export interface Permission {
  readonly code: string;
  readonly label: Labels;
  readonly screen: boolean;
  /** Code of the screen it belongs to; null for the screen itself. */
  readonly parent: string | null;
}

/** Every code there is with these entities: those of their calls, transitions and actions, and those of hand-written screens. */
export const permissionsOf = (entities: readonly Entity[]): readonly Permission[] =>
  unique([...entities.flatMap(ofEntity), ...codesOfCalls]);

/** What an act on a screen's records is called by the last word of its code: "Excluir" + "clientes". */
export const commonActs: Readonly<Record<string, Labels>> = {
  INCLUIR: { 'pt-br': 'Incluir', 'en-us': 'Create' },
  ALTERAR: { 'pt-br': 'Alterar', 'en-us': 'Change' },
  EXCLUIR: { 'pt-br': 'Excluir', 'en-us': 'Delete' },
  EXPORTAR: { 'pt-br': 'Exportar', 'en-us': 'Export' },
};

function ofEntity(entity: Entity): Permission[] {
  const { list } = entity.codes;
  // What is used rather than consulted opens by a code of its own; what another's code opens is a part of that screen.
  const screen = list.startsWith(`${entity.permission}.`) ? list : `${entity.permission}.CONSULTAR`;
  const child = (code: string, label: Labels): Permission => ({ code, label, screen: false, parent: screen });
  const calls = (['create', 'update', 'delete', 'export'] as const)
    .filter((call) => call === 'export' || entity.calls.includes(call))
    .map((call) => entity.codes[call])
    // A call may go by the code of a transition, which then has that one's label.
    .flatMap((code) => {
      const label = commonActs[code.split('.')[1] ?? ''];
      return label ? [child(code, label)] : [];
    });
  const transitions = (entity.states?.transitions ?? []).flatMap(({ code, label }) =>
    code ? [child(code, label)] : [],
  );
  const actions = entity.actions.map(({ code, label }) => child(code, label));
  return [
    // As the menu calls it: one name for one thing.
    { code: screen, label: entity.menu.label ?? entity.plural, screen: true, parent: null },
    ...calls,
    ...transitions,
    ...actions,
  ];
}

/** The first of each code: a transition that uses a standard code keeps the standard label. */
function unique(list: readonly Permission[]): Permission[] {
  return [...new Map(list.toReversed().map((item) => [item.code, item])).values()].reverse();
}
