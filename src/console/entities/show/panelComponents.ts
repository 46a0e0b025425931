import { type ComponentType, lazy } from 'react';
import type { Panel } from '../../../metadata/entity.ts';
import type { ConsoleRecord } from '../../data/records.ts';

export interface PanelProps {
  readonly panel: Panel;
  readonly record: ConsoleRecord;
}

/** A screen's folder may hold `panels.ts`, which names components that a schema's `panels` ask for. */
export type PanelComponents = Readonly<
  Record<string, () => Promise<{ readonly default: ComponentType<PanelProps> }>>
>;

const found = import.meta.glob<PanelComponents>('../../screens/*/panels.ts', {
  eager: true,
  import: 'panels',
});

const components = new Map(
  Object.values(found).flatMap((panels) =>
    Object.entries(panels).map(([name, load]) => [name, lazy(load)] as const),
  ),
);

/** @returns undefined when nothing of that name is registered: the plain list is shown */
export const panelComponent = (name: string | null) => (name === null ? undefined : components.get(name));
