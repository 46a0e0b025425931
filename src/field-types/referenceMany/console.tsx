import { Fragment } from 'react';
import { ChoiceBox } from '../../console/kit/inputs/ChoiceBox.tsx';
import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { useLabels } from '../../console/kit/ui/useLabels.ts';
import { withUse } from '../../console/kit/ui/withUse.tsx';
import { isOfKind } from '../kinds.ts';
import { outOfUseText } from '../reference/console/outOfUseText.ts';
import { useChoiceTexts } from '../reference/console/useChoiceTexts.ts';

export const consoleHalf: FieldTypeConsole<readonly number[]> = {
  Cell: ReferencesCell,
  Widget: ReferencesWidget,
};

function ReferencesCell({ value, field, record }: CellProps<readonly number[]>) {
  const { t } = useSurroundings();
  const labels = useLabels(field, value, record);
  return labels.map(({ id, label, inactive }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {withUse(label, inactive ? outOfUseText(field, t) : null)}
    </Fragment>
  ));
}

function ReferencesWidget({ field, value, onChange, record, ...rest }: WidgetProps<readonly number[]>) {
  const { choices } = useSurroundings();
  const texts = useChoiceTexts(field);
  const chosen = useLabels(field, isOfKind(value, field) ? (value as readonly number[]) : [], record);
  return (
    <ChoiceBox
      {...rest}
      multiple
      value={chosen}
      onChange={(next) => onChange(next.map(({ id }) => id))}
      search={(text, signal) => choices(field.entity ?? '', text, signal)}
      texts={texts}
    />
  );
}
