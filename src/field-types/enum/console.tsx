import { CheckList, Segments, SelectBox } from '../../console/kit/inputs/Choose.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import {
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { enumeration } from '../../metadata/enums.ts';
import { enumCodes } from '../enumCodes.ts';
import { plainText } from '../kinds.ts';
import type { Field } from '../types.ts';
import { definition } from './definition.ts';

const asText = definedText(definition);

export const consoleHalf: FieldTypeConsole<string> = {
  ...asText,
  line: (props, surroundings) =>
    enumeration(props.field.enum ?? '')?.inTables === 'code' ? (
      <abbr title={definition.text(props.value, props.field, surroundings)}>{props.value}</abbr>
    ) : (
      asText.line(props, surroundings)
    ),
  Widget: EnumWidget,
  FilterWidget: ({ field, value, onChange }) => {
    const { enumItems } = useSurroundings();
    const chosen = Array.isArray(value) ? (value as string[]) : [];
    return (
      <CheckList
        items={enumItems(field.enum ?? '')}
        value={chosen}
        onChange={(codes) => onChange([...codes])}
      />
    );
  },
  group: asSegments,
};

/** Few and always one of them: all are shown. Otherwise a list that opens. */
function asSegments(field: Field): boolean {
  return field.required && enumCodes(field).length <= 3;
}

function EnumWidget({ field, value, name, onChange, ...rest }: WidgetProps<string>) {
  const { enumItems, t } = useSurroundings();
  const items = enumItems(field.enum ?? '');
  const common = {
    ...rest,
    items,
    value: value === null || value === undefined ? null : plainText(value),
    label: name,
  };
  if (asSegments(field) && name === undefined) return <Segments {...common} onChange={onChange} />;
  return <SelectBox {...common} onChange={onChange} empty={field.required ? t('form.choose') : '–'} />;
}
