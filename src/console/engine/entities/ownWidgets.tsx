import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Field } from '../../../field-types/types.ts';
import type { Shape } from '../../../metadata/entity.ts';
import type { WidgetProps } from '../../kit/ui/fieldTypeConsole.ts';
import { fromFeatures } from '../product.ts';
import type { DifferenceProps } from './difference/LinesDifference.tsx';

/** How a field is drawn instead of as its type is. */
export interface OwnWidget {
  readonly Widget: (props: WidgetProps<never>) => ReactNode;
  /** Two versions of the value; absent = as its type shows them. */
  readonly Difference?: (props: DifferenceProps) => ReactNode;
}

const permissions: OwnWidget = {
  Widget: fetched(async () => (await import('./permissions/PermissionMatrix.tsx')).PermissionMatrix),
  Difference: fetched(
    async () => (await import('./permissions/PermissionDifference.tsx')).PermissionDifference,
  ),
};

/** Fields whose values mean more than their type says. Drawn by these instead, in forms and on pages. */
const ownOfEngine: Readonly<Record<string, OwnWidget>> = {
  'perfil.Codigos': permissions,
  'perfil.CodigosConceder': permissions,
};

function ownOf({ name }: Pick<Shape, 'name'>, field: Field): OwnWidget | undefined {
  const key = `${name}.${field.name}`;
  return ownOfEngine[key] ?? fromFeatures('widgets').find((widgets) => Object.hasOwn(widgets, key))?.[key];
}

export const ownWidget = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Widget;
export const ownDifference = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Difference;

/** A part that comes with the first form or page that has such a field, not with every list. */
export function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props): ReactNode => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
