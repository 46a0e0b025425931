import type { ReactNode } from 'react';
import { plainText } from '../../../field-types/kinds.ts';
import type { FieldTypeDefinition } from '../../../field-types/types.ts';
import {
  type CellProps,
  type Surroundings,
  useSurroundings,
  type WidgetProps,
} from '../ui/fieldTypeConsole.ts';

/** Several lines; grows with what is in it. Blank ones are no value. */
export function TextArea({ id, value, onChange, name, invalid, describedBy, readOnly }: WidgetProps<string>) {
  const text = value === null || value === undefined ? '' : plainText(value);
  const lines = text.split('\n').length;
  return (
    <textarea
      id={id}
      className="in"
      rows={Math.min(16, Math.max(3, lines + 1))}
      value={text}
      readOnly={readOnly}
      {...(name ? { 'aria-label': name } : {})}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={({ target }) => onChange(target.value.trim() === '' ? null : target.value)}
    />
  );
}

/** How a type is shown that is no more than the text of its definition: as a part, and by a call. */
export const definedText = <V,>(definition: FieldTypeDefinition<V>, className?: string) => ({
  Cell: (props: CellProps<V>) => (
    <DefinedText {...props} definition={definition} {...(className ? { className } : {})} />
  ),
  line: ({ value, field }: CellProps<V>, surroundings: Surroundings): ReactNode =>
    inClass(definition.text(value, field, surroundings), className),
});

const inClass = (text: string, className?: string) =>
  className ? <span className={className}>{text}</span> : text;

/** A cell that shows the text of the type's definition. */
export function DefinedText<V>({ definition, className, value, field }: DefinedTextProps<V>) {
  return inClass(definition.text(value, field, useSurroundings()), className);
}

interface DefinedTextProps<V> extends CellProps<V> {
  readonly definition: FieldTypeDefinition<V>;
  readonly className?: string;
}
