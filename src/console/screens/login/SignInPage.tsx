import { useId, useState } from 'react';
import { session, signIn } from '../../auth/session.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { services } from '../../start/services.ts';
import { useSignal } from '../../start/signal.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useFormErrors } from './useFormErrors.ts';

/** E-mail and password. An error keeps the e-mail; the rest of the console is fetched while one types. */
export function SignInPage() {
  const { t } = useTexts();
  const id = useId();
  const now = useSignal(session);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, show, form } = useFormErrors<'email' | 'password'>();

  const submit = async () => {
    setRefusal(null);
    const complete = show({
      ...(email.trim() ? {} : { email: t('signIn.emailMissing') }),
      ...(password ? {} : { password: t('signIn.passwordMissing') }),
    });
    if (!complete || busy) return;
    setBusy(true);
    try {
      await signIn(services().client, { Login: email.trim(), Senha: password });
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };

  return (
    <SignInLayout>
      <PageTitle title={t('signIn.title')} />
      <h1>{t('signIn.title')}</h1>
      <p className="mut">{t('signIn.intro')}</p>
      {now.status === 'out' && now.reason === 'expired' && !refusal && (
        <p className="note wa" role="status">
          {t('signIn.expired')}
        </p>
      )}
      {refusal && <Refusal text={refusal} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="fld">
          <label htmlFor={id}>{t('signIn.email')}</label>
          <input
            id={id}
            name="email"
            className="in tall"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onFocus={fetchTheRest}
            aria-invalid={Boolean(errors.email)}
            {...(errors.email ? { 'aria-describedby': `${id}-error` } : {})}
          />
          {errors.email && <FieldMessage id={`${id}-error`} text={errors.email} />}
        </div>
        <PasswordField
          name="password"
          label={t('signIn.password')}
          show={t('signIn.showPassword')}
          hide={t('signIn.hidePassword')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={errors.password ?? null}
        />
        <BusyButton className="pri lg" busy={busy} busyText={t('signIn.busy')}>
          {t('signIn.submit')}
        </BusyButton>
      </form>
      <DemoAccounts
        use={(account) => {
          setEmail(account.login);
          setPassword(account.password);
          form.current?.querySelector<HTMLButtonElement>('.btn.pri')?.focus();
        }}
      />
    </SignInLayout>
  );
}

const fetchTheRest = () => void import('../../start/Gate.tsx').catch(() => undefined);
