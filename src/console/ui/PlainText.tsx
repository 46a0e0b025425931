import type { FieldTypeDefinition } from '../../field-types/types.ts';
import { type CellProps, useSurroundings, type WidgetProps } from './fieldTypeConsole.ts';

/** One line of text, as typed; blank is no value. */
export function TextInput({
  id,
  value,
  onChange,
  name,
  invalid,
  describedBy,
  readOnly,
  type = 'text',
}: WidgetProps<string> & { type?: 'text' | 'email' }) {
  return (
    <input
      id={id}
      className="in"
      type="text"
      inputMode={type}
      value={value ?? ''}
      readOnly={readOnly}
      {...(name ? { 'aria-label': name } : {})}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      autoComplete="off"
      {...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={(event) => {
        const tidy = event.target.value.trim();
        if (tidy !== (value ?? '')) onChange(tidy === '' ? null : tidy);
      }}
    />
  );
}

/** Several lines; grows with what is in it. */
export function TextArea({ id, value, onChange, name, invalid, describedBy, readOnly }: WidgetProps<string>) {
  const lines = (value ?? '').split('\n').length;
  return (
    <textarea
      id={id}
      className="in"
      rows={Math.min(16, Math.max(3, lines + 1))}
      value={value ?? ''}
      readOnly={readOnly}
      {...(name ? { 'aria-label': name } : {})}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}

/** A cell that shows the text of the type's definition. */
export function DefinedText<V>({ definition, className, value, field }: DefinedTextProps<V>) {
  const { locale, enumLabel } = useSurroundings();
  const text = definition.text(value, field, { locale, enumLabel });
  return className ? <span className={className}>{text}</span> : text;
}

interface DefinedTextProps<V> extends CellProps<V> {
  readonly definition: FieldTypeDefinition<V>;
  readonly className?: string;
}
