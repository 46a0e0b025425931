import { type InputHTMLAttributes, useId, useState } from 'react';
import { FieldMessage } from '../ui/FieldMessage.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { IconEye, IconEyeOff } from '../ui/icons.ts';
import './passwordField.css';

/** A password that may be shown, pasted and filled in by a manager. */
export function PasswordField({ label, beside, error, help, show, hide, ...input }: PasswordFieldProps) {
  const id = useId();
  const [visible, setVisible] = useState(false);
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="fld password">
      <label className="lab" htmlFor={id}>
        {label}
      </label>
      {help && (
        <span className="help" id={`${id}-help`}>
          {help}
        </span>
      )}
      <div className="inw">
        <input
          {...input}
          id={id}
          className="in tall with-eye"
          type={visible ? 'text' : 'password'}
          aria-invalid={Boolean(error)}
          {...(described ? { 'aria-describedby': described } : {})}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className="btn txt ico eye"
          aria-label={visible ? hide : show}
          onClick={() => setVisible(!visible)}
        >
          <Glyph icon={visible ? IconEyeOff : IconEye} />
        </button>
      </div>
      {error && <FieldMessage id={`${id}-error`} text={error} />}
      {beside && <div className="password-beside">{beside}</div>}
    </div>
  );
}

interface PasswordFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type' | 'className'> {
  readonly label: string;
  /** Stands beside the label, and comes after the field for whoever goes by keyboard. */
  readonly beside?: React.ReactNode;
  readonly error?: string | null;
  readonly help?: string;
  /** Names of the button that shows and hides what is typed. */
  readonly show: string;
  readonly hide: string;
}
