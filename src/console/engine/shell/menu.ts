import type { Labels } from '../../../field-types/types.ts';
import { listLabel } from '../../../metadata/listLabel.ts';
import { outlines } from '../../../metadata/outlines.ts';
import { mayDo } from '../auth/rights.ts';
import { screensFor } from '../screens/screen.ts';

export interface MenuEntry {
  /** Address below `#`. */
  readonly to: string;
  readonly label: Labels;
  readonly icon: string;
  readonly order: number;
}

export interface Menu {
  readonly work: readonly MenuEntry[];
  readonly management: readonly MenuEntry[];
}

/** What the menu offers somebody with these codes: entities and screens that have a place in it. */
export function menuFor(codes: ReadonlySet<string>, development = false): Menu {
  const ofEntities = outlines.flatMap((entity) =>
    entity.menu.group !== null && mayDo(codes, entity, 'list')
      ? [
          {
            group: entity.menu.group,
            to: `/nav/${entity.name}`,
            label: listLabel(entity),
            ...placeOf(entity.menu),
          },
        ]
      : [],
  );
  const ofScreens = screensFor(development).flatMap(({ path, code, label, menu }) =>
    menu && (code === null || codes.has(code))
      ? [{ group: menu.group, to: `/nav/${path}`, label, ...placeOf(menu) }]
      : [],
  );
  const all = [...ofEntities, ...ofScreens].sort((a, b) => a.order - b.order);
  return {
    work: all.filter(({ group }) => group === 'work'),
    management: all.filter(({ group }) => group === 'management'),
  };
}

const placeOf = ({ order, icon }: { order: number; icon: string }) => ({ order, icon });

/** Whether `path` is the entry's place or one below it. */
export const isCurrent = (entry: MenuEntry, path: string) =>
  path === entry.to || path.startsWith(`${entry.to}/`);
