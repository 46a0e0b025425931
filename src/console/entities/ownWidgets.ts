import type { ReactNode } from 'react';
import type { Field } from '../../field-types/types.ts';
import type { Shape } from '../../metadata/entity.ts';
import { DocumentValue } from '../screens/certificates/attach/DocumentValue.tsx';
import { OriginsValue } from '../screens/certificates/fill/OriginsValue.tsx';
import type { WidgetProps } from '../ui/fieldTypeConsole.ts';
import { ContextValue } from './ContextValue.tsx';
import type { DifferenceProps } from './difference/LinesDifference.tsx';
import { PermissionDifference } from './permissions/PermissionDifference.tsx';
import { PermissionMatrix } from './permissions/PermissionMatrix.tsx';

interface Own {
  readonly Widget: (props: WidgetProps<never>) => ReactNode;
  /** Two versions of the value; absent = as its type shows them. */
  readonly Difference?: (props: DifferenceProps) => ReactNode;
}

const permissions: Own = {
  Widget: PermissionMatrix as Own['Widget'],
  Difference: PermissionDifference,
};

/** Fields whose values mean more than their type says. Drawn by these instead, in forms and on pages. */
const own: Readonly<Record<string, Own>> = {
  'perfil.Codigos': permissions,
  'perfil.CodigosConceder': permissions,
  'feedback.Contexto': { Widget: ContextValue as Own['Widget'] },
  'feedback-gestao.Contexto': { Widget: ContextValue as Own['Widget'] },
  'cliente.Origens': { Widget: OriginsValue as Own['Widget'] },
  'certidao.Dados': { Widget: DocumentValue as Own['Widget'] },
};

const ownOf = ({ name }: Pick<Shape, 'name'>, field: Field) => own[`${name}.${field.name}`];

export const ownWidget = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Widget;
export const ownDifference = (shape: Pick<Shape, 'name'>, field: Field) => ownOf(shape, field)?.Difference;
