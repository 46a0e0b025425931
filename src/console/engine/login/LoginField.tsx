import { type InputHTMLAttributes, useId } from 'react';
import { FieldMessage } from '../../kit/ui/FieldMessage.tsx';

interface LoginFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  readonly label: string;
  readonly error?: string | null;
}

/** A field of the sign-in pages: nothing in it is corrected or begun with a capital. */
export function LoginField({ label, error, ...input }: LoginFieldProps) {
  const id = useId();
  const described = [input['aria-describedby'], error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="fld">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="in tall"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={Boolean(error)}
        aria-describedby={described || undefined}
      />
      {error && <FieldMessage id={`${id}-error`} text={error} />}
    </div>
  );
}
