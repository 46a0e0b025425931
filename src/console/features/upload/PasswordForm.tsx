import { type FormEvent, useState } from 'react';
import { useTexts } from '../../engine/i18n/texts.ts';
import './upload.css';
import { PasswordField } from '../../kit/inputs/PasswordField.tsx';

/** Asks for the password of one file, in its own place; it is forgotten as soon as it is sent. */
export function PasswordForm({ file, onPassword }: { file: string; onPassword: (password: string) => void }) {
  const { t } = useTexts();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setMissing(true);
    setPassword('');
    onPassword(password);
  };
  return (
    <form className="up-password" noValidate onSubmit={submit}>
      <PasswordField
        label={t('upload.password', { file })}
        show={t('upload.showPassword')}
        hide={t('upload.hidePassword')}
        error={missing ? t('upload.passwordMissing') : null}
        autoComplete="off"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          setMissing(false);
        }}
      />
      <button type="submit" className="btn keep">
        {t('upload.sendPassword')}
        <span className="vh">: {file}</span>
      </button>
    </form>
  );
}
