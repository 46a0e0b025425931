import type { Field } from '../../../../field-types/types.ts';
import type { Shape } from '../../../../metadata/entity.ts';
import { Value } from '../../../kit/ui/Value.tsx';
import { ownDifference } from '../ownWidgets.tsx';
import { LinesDifference } from './LinesDifference.tsx';
import { rowsOf } from './rowDifference.ts';

interface ChangedValueProps {
  readonly shape: Pick<Shape, 'name'>;
  readonly field: Field;
  readonly value: unknown;
  /** What it is compared with. */
  readonly from: unknown;
}

/** A value beside another one; of a table only the rows that differ. */
export function ChangedValue({ shape, field, value, from }: ChangedValueProps) {
  if (field.type !== 'lines') return <Value field={field} record={{ [field.name]: value }} place="page" />;
  const Difference = ownDifference(shape, field) ?? LinesDifference;
  return <Difference field={field} before={rowsOf(from)} after={rowsOf(value)} />;
}
