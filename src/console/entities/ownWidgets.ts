import type { ReactNode } from 'react';
import type { Field } from '../../field-types/types.ts';
import type { Entity } from '../../metadata/entity.ts';
import type { WidgetProps } from '../ui/fieldTypeConsole.ts';
import { PermissionMatrix } from './permissions/PermissionMatrix.tsx';

type Widget = (props: WidgetProps<never>) => ReactNode;

/** Fields whose values mean more than their type says. Drawn by these instead, in forms and on pages. */
const own: Readonly<Record<string, Widget>> = {
  'perfil.Codigos': PermissionMatrix as Widget,
  'perfil.CodigosConceder': PermissionMatrix as Widget,
};

export const ownWidget = (entity: Entity, field: Field): Widget | undefined =>
  own[`${entity.name}.${field.name}`];
