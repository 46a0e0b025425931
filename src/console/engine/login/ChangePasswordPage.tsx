import { useState } from 'react';
import { shortestPassword } from '../../../metadata/passwordLength.ts';
import { PasswordField } from '../../kit/inputs/PasswordField.tsx';
import { useSignal } from '../../kit/signal.ts';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconArrowLeft } from '../../kit/ui/icons.ts';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { client } from '../auth/services.ts';
import { session, signOut, startSession } from '../auth/session.ts';
import { ApiError } from '../client/apiError.ts';
import { go, wantedPlace } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { SignInLayout } from './SignInLayout.tsx';
import { useFormErrors } from './useFormErrors.ts';

const fields = ['SenhaAtual', 'NovaSenha', 'ConfirmacaoSenha'] as const;
type Name = (typeof fields)[number];

/** A new password, by choice or because somebody else set the present one. */
export default function ChangePasswordPage() {
  const { t } = useTexts();
  const now = useSignal(session);
  const forced = now.status === 'in' && now.data.TrocarSenha;
  const [values, setValues] = useState<Record<Name, string>>({
    SenhaAtual: '',
    NovaSenha: '',
    ConfirmacaoSenha: '',
  });
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, show, form } = useFormErrors<Name>();

  const submit = async () => {
    setRefusal(null);
    const length = [...values.NovaSenha].length;
    const complete = show({
      ...(values.SenhaAtual ? {} : { SenhaAtual: t('password.currentMissing') }),
      ...(length < shortestPassword ? { NovaSenha: t('password.short', { length }) } : {}),
      ...(values.NovaSenha === values.ConfirmacaoSenha ? {} : { ConfirmacaoSenha: t('password.different') }),
    });
    if (!complete || busy) return;
    setBusy(true);
    try {
      await client().call('Autenticacao/AlterarSenha', { method: 'POST', body: values });
      // Who had to change it was given no permissions until now. Unread, they come with the next sign-in.
      await startSession(client()).catch(() => signOut(client()));
      go(wantedPlace() ?? '/nav', { replace: true });
    } catch (error) {
      setBusy(false);
      const known = error instanceof ApiError ? byField(error) : {};
      if (show(known)) setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <SignInLayout>
      <PageTitle title={t('password.changeTitle')} />
      <p className="crumb">
        {forced ? (
          <button type="button" className="link row" onClick={() => void signOut(client())}>
            <Glyph icon={IconArrowLeft} small />
            {t('company.leave')}
          </button>
        ) : (
          <a className="row" href="#/nav">
            <Glyph icon={IconArrowLeft} small />
            {t('password.back')}
          </a>
        )}
      </p>
      <h1>{t('password.changeTitle')}</h1>
      <p className="mut">{t(forced ? 'password.mustChange' : 'password.rule')}</p>
      {refusal && <Refusal text={refusal} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {fields.map((name) => (
          <PasswordField
            key={name}
            name={name}
            label={t(labels[name])}
            show={t('signIn.showPassword')}
            hide={t('signIn.hidePassword')}
            autoComplete={name === 'SenhaAtual' ? 'current-password' : 'new-password'}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            error={errors[name] ?? null}
            {...(forced && name === 'NovaSenha' ? { help: t('password.rule') } : {})}
          />
        ))}
        <BusyButton className="pri lg" busy={busy} busyText={t('form.saving')}>
          {t('password.save')}
        </BusyButton>
      </form>
    </SignInLayout>
  );
}

const labels: Readonly<Record<Name, string>> = {
  SenhaAtual: 'password.current',
  NovaSenha: 'password.new',
  ConfirmacaoSenha: 'password.again',
};

function byField(error: ApiError): Partial<Record<Name, string>> {
  return Object.fromEntries(
    fields.flatMap((name) => (error.body.errors[name] ? [[name, error.body.errors[name]]] : [])),
  );
}
