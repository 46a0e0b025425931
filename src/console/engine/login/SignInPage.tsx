import { useState } from 'react';
import { PasswordField } from '../../kit/inputs/PasswordField.tsx';
import { useSignal } from '../../kit/signal.ts';
import { tabStorage } from '../../kit/tabStorage.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { reset } from '../auth/passwordReset.ts';
import { services } from '../auth/services.ts';
import { session, signIn } from '../auth/session.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { LoginField } from './LoginField.tsx';
import { resetPaths } from './resetPaths.ts';
import { SignInLayout } from './SignInLayout.tsx';
import { useFormErrors } from './useFormErrors.ts';

/** E-mail and password. An error keeps the e-mail. `onApproach` fetches the rest of the console while one types. */
export function SignInPage({ onApproach }: { readonly onApproach: () => void }) {
  const { t } = useTexts();
  const now = useSignal(session);
  const [{ login, isDone }] = useState(reset.get());
  const [email, setEmail] = useState(login);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isFleeting] = useState(() => tabStorage.isFleeting());
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
      {isDone && !refusal && (
        <p className="note ok" role="status">
          {t('reset.done')}
        </p>
      )}
      {isFleeting && (
        <p className="note wa" role="status">
          {t('signIn.fleeting')}
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
        <LoginField
          name="email"
          type="email"
          autoComplete="username"
          label={t('signIn.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onFocus={onApproach}
          error={errors.email ?? null}
        />
        <PasswordField
          name="password"
          label={t('signIn.password')}
          beside={
            <a
              className="sm"
              href={`#${resetPaths.login}`}
              onClick={() => reset.set({ ...reset.get(), login: email.trim(), isDone: false })}
            >
              {t('signIn.forgot')}
            </a>
          }
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
