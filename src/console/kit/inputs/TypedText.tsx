import { type ChangeEvent, type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import type { WidgetProps } from '../ui/fieldTypeConsole.ts';

export interface TypedTextProps extends WidgetProps<unknown> {
  /** Any value as text, for reading and correcting; what is no value of the type as it is. */
  readonly write: (value: unknown) => string;
  /** Any usual way of typing a value; a text that is none comes back as it is. Blank ones are not handed in. */
  readonly read: (text: string) => unknown;
  /** Puts punctuation into what is being typed, and changes nothing else. */
  readonly punctuate?: (text: string) => string;
  readonly suffix?: string;
  readonly prefix?: string;
  readonly right?: boolean;
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string;
  /** At the right end of the field: a button that opens a calendar. */
  readonly button?: React.ReactNode;
}

/**
 * A value typed as text. What is understood is passed on as a value, what is not as the text itself, so that
 * nothing typed is lost and the schema can say what is wrong. Tidied when left or pasted; while typing only
 * punctuation is put in, and the caret stays behind the character it was behind.
 */
export function TypedText(props: TypedTextProps) {
  const { id, value, onChange, write, read, punctuate, suffix, prefix, right, button } = props;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const [typed, setTyped] = useState({ text: write(value), value });
  // The value changed from elsewhere: another record, a draft, a conflict settled.
  if (!Object.is(typed.value ?? null, value ?? null)) setTyped({ text: write(value), value });
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const take = (text: string, shown: (next: unknown) => string) => {
    const next = text.trim() === '' ? null : read(text);
    setTyped({ text: shown(next), value: next as typeof value });
    if (!Object.is(next, value ?? null)) onChange(next as never);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (isPaste(nativeEvent)) return take(target.value, write);
    const text = punctuate && !isComposing(nativeEvent) ? punctuate(target.value) : target.value;
    if (text !== target.value) caret.current = movedCaret(target, text);
    take(text, () => text);
  };

  const field = (
    <input
      ref={input}
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
      {...(props.inputMode === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {})}
      onChange={change}
      onBlur={() => setTyped({ text: write(typed.value), value: typed.value })}
      {...(suffix ? { style: { paddingRight: 14 + 9 * suffix.length } } : {})}
      {...(prefix ? { style: { paddingLeft: 14 + 9 * prefix.length } } : {})}
      {...(button ? { style: { paddingRight: 36 } } : {})}
    />
  );
  if (!suffix && !prefix && !button) return field;
  return (
    <div className="inw">
      {field}
      {(suffix ?? prefix) && (
        <span className={prefix ? 'pre-fix suf' : 'suf'} aria-hidden="true">
          {suffix ?? prefix}
        </span>
      )}
      {button}
    </div>
  );
}

const isPaste = (event: Event) => 'inputType' in event && event.inputType === 'insertFromPaste';
const isComposing = (event: Event) => 'isComposing' in event && event.isComposing === true;

/** The place in `text` behind as many letters and digits as the caret was behind. */
function movedCaret({ value, selectionStart }: HTMLInputElement, text: string): number {
  const at = selectionStart ?? value.length;
  if (at === value.length) return text.length;
  let passed = [...value.slice(0, at)].filter(isSign).length;
  let place = 0;
  while (passed > 0 && place < text.length) if (isSign(text.charAt(place++))) passed -= 1;
  return place;
}

const isSign = (character: string) => /[\p{L}\p{N}]/u.test(character);
