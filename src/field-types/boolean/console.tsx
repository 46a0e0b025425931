import { Segments } from '../../console/ui/Choose.tsx';
import {
  type FieldTypeConsole,
  useSurroundings,
  type WidgetProps,
} from '../../console/ui/fieldTypeConsole.ts';
import { DefinedText } from '../../console/ui/PlainText.tsx';
import { definition } from './definition.ts';

export const consoleHalf: FieldTypeConsole<boolean> = {
  Cell: (props) => <DefinedText {...props} definition={definition} />,
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
      value={typeof value === 'boolean' ? (value ? 'S' : 'N') : null}
      onChange={(code) => onChange(code === 'S')}
      label={name}
      invalid={invalid}
      describedBy={describedBy}
      readOnly={readOnly}
    />
  );
}
