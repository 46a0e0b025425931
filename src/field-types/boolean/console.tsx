import { Segments } from '../../console/kit/inputs/Choose.tsx';
import { definedText } from '../../console/kit/inputs/PlainText.tsx';
import {
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/kit/ui/fieldTypeConsole.ts';
import { plainText } from '../kinds.ts';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<boolean> = {
  ...definedText(definition),
  Widget: YesOrNo,
  FilterWidget: (props) => <YesOrNo {...(props as WidgetProps<boolean>)} />,
  group: () => true,
};

function YesOrNo({
  id,
  value,
  onChange,
  name,
  invalid,
  describedBy,
  readOnly = false,
}: WidgetProps<boolean>) {
  const { enumLabel } = useSurroundings();
  const items = ['S', 'N'].map((code) => ({ code, label: enumLabel('SimNao', code) }));
  return (
    <Segments
      id={id}
      items={items}
      value={typeof value === 'boolean' ? (value ? 'S' : 'N') : unknownText(value)}
      onChange={(code) => onChange(code === 'S' ? true : code === 'N' ? false : code)}
      label={name}
      invalid={invalid}
      describedBy={describedBy}
      readOnly={readOnly}
    />
  );
}

const unknownText = (value: unknown) => (value === null || value === undefined ? null : plainText(value));
