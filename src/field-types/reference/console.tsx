import { Link } from 'react-router';
import { ChoiceBox } from '../../console/kit/inputs/ChoiceBox.tsx';
import {
  type CellProps,
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { broughtLabel, isBroughtInactive, useLabels } from '../../console/kit/ui/useLabels.ts';
import { withUse } from '../../console/kit/ui/withUse.tsx';
import { isOfKind, plainText } from '../kinds.ts';
import { outOfUseText } from './console/outOfUseText.ts';
import { useChoiceTexts } from './console/useChoiceTexts.ts';

export const consoleHalf: FieldTypeConsole<number> = {
  Cell: ReferenceCell,
  line: ({ value, field, record }, { t }) => {
    const label = broughtLabel(field, value, record);
    if (label === null) return undefined;
    return withUse(label, isBroughtInactive(field, record) ? outOfUseText(field, t) : null);
  },
  Widget: ReferenceWidget,
  FilterWidget: ReferencesFilter,
};

/** Name of the record, a link to it on its page. Answers carry the name; rows inside a record do not. */
function ReferenceCell({ value, field, record, place }: CellProps<number>) {
  const { addressOf, t } = useSurroundings();
  const [choice] = useLabels(field, [value], record);
  const address = place === 'page' && field.entity ? addressOf(field.entity, value) : null;
  const label = choice?.label ?? '…';
  return withUse(
    address ? <Link to={address}>{label}</Link> : label,
    choice?.inactive ? outOfUseText(field, t) : null,
  );
}

function ReferenceWidget({ field, value, onChange, record, ...rest }: WidgetProps<number>) {
  const { choices } = useSurroundings();
  const texts = useChoiceTexts(field);
  const known = useLabels(field, isOfKind(value, field) ? [value as number] : [], record);
  // A pasted name that could not be looked up stays to be seen, for the schema to refuse.
  const chosen = value === null || value === undefined || known.length > 0 ? known : [unknown(value)];
  return (
    <ChoiceBox
      {...rest}
      multiple={false}
      value={chosen}
      onChange={(next) => onChange(next[0]?.id ?? null)}
      search={(text, signal) => choices(field.entity ?? '', text, signal)}
      texts={texts}
    />
  );
}

/** Any of several, in a filter. */
function ReferencesFilter({ field, value, onChange, record: _record, ...rest }: WidgetProps<unknown>) {
  const { choices } = useSurroundings();
  const texts = useChoiceTexts(field);
  const chosen = useLabels(field, Array.isArray(value) ? (value as number[]) : [], {});
  return (
    <ChoiceBox
      {...rest}
      multiple
      value={chosen}
      onChange={(next) => onChange(next.map(({ id }) => id))}
      search={(text, signal) => choices(field.entity ?? '', text, signal, true)}
      texts={texts}
    />
  );
}

const unknown = (value: unknown) => ({ id: 0, label: plainText(value) });
