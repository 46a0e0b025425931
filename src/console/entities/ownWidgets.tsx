import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { Field } from '../../field-types/types.ts';
import type { Shape } from '../../metadata/entity.ts';
import { withTexts } from '../i18n/texts.ts';
import type { WidgetProps } from '../ui/fieldTypeConsole.ts';
import type { DifferenceProps } from './difference/LinesDifference.tsx';

interface Own {
  readonly Widget: (props: WidgetProps<never>) => ReactNode;
  /** Two versions of the value; absent = as its type shows them. */
  readonly Difference?: (props: DifferenceProps) => ReactNode;
}

const permissions: Own = {
  Widget: fetched(async () => (await import('./permissions/PermissionMatrix.tsx')).PermissionMatrix),
  Difference: fetched(
    async () => (await import('./permissions/PermissionDifference.tsx')).PermissionDifference,
  ),
};
const context: Own = {
  Widget: fetched(async () => (await import('./ContextValue.tsx')).ContextValue),
};

/** Fields whose values mean more than their type says. Drawn by these instead, in forms and on pages. */
const own: Readonly<Record<string, Own>> = {
  'perfil.Codigos': permissions,
  'perfil.CodigosConceder': permissions,
  'feedback.Contexto': context,
  'feedback-gestao.Contexto': context,
  'cliente.Origens': {
    Widget: fetched(
      withTexts(
        async () => (await import('../screens/certificates/fill/OriginsValue.tsx')).OriginsValue,
        'certificates',
      ),
    ),
  },
  'certidao.Dados': {
    Widget: fetched(
      withTexts(
        async () => (await import('../screens/certificates/attach/DocumentValue.tsx')).DocumentValue,
        'certificates',
      ),
    ),
  },
};

const ownOf = ({ name }: Pick<Shape, 'name'>, field: Field) => own[`${name}.${field.name}`];

export const ownWidget = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Widget;
export const ownDifference = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Difference;

/** A part that comes with the first form or page that has such a field, not with every list. */
function fetched<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props): ReactNode => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
