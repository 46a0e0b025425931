import type { ComponentType } from 'react';
import type { Panel } from '../../../../metadata/entity.ts';
import { lazyPart } from '../../../kit/lazyPart.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { fromFeatures } from '../../product.ts';

export interface PanelProps {
  readonly panel: Panel;
  readonly record: ConsoleRecord;
}

/** Components that a schema's `panels` ask for, by name. */
export type PanelComponents = Readonly<
  Record<string, () => Promise<{ readonly default: ComponentType<PanelProps> }>>
>;

/** @returns undefined when no feature has one of that name: the plain list is shown */
export function panelComponent(name: string | null) {
  if (name === null) return undefined;
  const load = fromFeatures('panels').find((panels) => Object.hasOwn(panels, name))?.[name];
  return load && lazyPart(load);
}
