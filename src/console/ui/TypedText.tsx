import { type InputHTMLAttributes, useState } from 'react';
import type { WidgetProps } from './fieldTypeConsole.ts';

export interface TypedTextProps<V> extends WidgetProps<V> {
  /** The value as text, for reading and correcting. */
  readonly write: (value: V) => string;
  /** Any usual way of typing it; null when the text is no such value. */
  readonly read: (text: string) => V | null;
  readonly isValue: (value: unknown) => value is V;
  readonly suffix?: string;
  readonly prefix?: string;
  readonly right?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
}

/**
 * A value typed as text. What is understood is passed on as a value, what is not as the text itself, so that
 * nothing typed is lost and the schema can say what is wrong. Tidied when left or pasted, never while typing.
 */
export function TypedText<V>(props: TypedTextProps<V>) {
  const { id, value, onChange, write, read, isValue, suffix, prefix, right } = props;
  const show = (shown: typeof value) => (isValue(shown) ? write(shown) : (shown ?? ''));
  const [typed, setTyped] = useState({ text: show(value), value });
  // The value changed from elsewhere: another record, a draft, a conflict settled.
  if (!Object.is(typed.value, value)) setTyped({ text: show(value), value });

  const take = (text: string, tidy: boolean) => {
    const next = text.trim() === '' ? null : (read(text) ?? text);
    setTyped({ text: tidy && isValue(next) ? write(next) : text, value: next });
    if (!Object.is(next, value ?? null)) onChange(next);
  };

  const input = (
    <input
      id={id}
      className={right ? 'in num' : 'in'}
      type="text"
      value={typed.text}
      readOnly={props.readOnly}
      {...(props.inputMode ? { inputMode: props.inputMode } : {})}
      {...(props.placeholder ? { placeholder: props.placeholder } : {})}
      {...(props.name ? { 'aria-label': props.name } : {})}
      aria-invalid={props.invalid}
      aria-describedby={props.describedBy}
      autoComplete="off"
      onChange={(event) => take(event.target.value, isPaste(event.nativeEvent))}
      onBlur={() => take(typed.text, true)}
      {...(suffix ? { style: { paddingRight: 14 + 9 * suffix.length } } : {})}
      {...(prefix ? { style: { paddingLeft: 14 + 9 * prefix.length } } : {})}
    />
  );
  if (!suffix && !prefix) return input;
  return (
    <div className="inw">
      {input}
      <span className={prefix ? 'pre-fix suf' : 'suf'} aria-hidden="true">
        {suffix ?? prefix}
      </span>
    </div>
  );
}

const isPaste = (event: Event) => 'inputType' in event && event.inputType === 'insertFromPaste';

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
