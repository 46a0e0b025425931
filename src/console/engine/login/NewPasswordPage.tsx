import { useEffect, useState } from 'react';
import { shortestPassword } from '../../../metadata/passwordLength.ts';
import { PasswordField } from '../../kit/inputs/PasswordField.tsx';
import { reset, setNewPassword } from '../auth/passwordReset.ts';
import { client } from '../auth/services.ts';
import { ApiError } from '../client/apiError.ts';
import { go } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { ResetStep } from './ResetStep.tsx';
import { resetPaths } from './resetPaths.ts';
import { useFormErrors } from './useFormErrors.ts';

type Name = 'NovaSenha' | 'ConfirmacaoSenha';

/** Third step: the new password, twice. Without a code that was checked there is nothing to do here. */
export function NewPasswordPage() {
  const { t } = useTexts();
  const [now] = useState(reset.get());
  const [values, setValues] = useState<Record<Name, string>>({ NovaSenha: '', ConfirmacaoSenha: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, show, form } = useFormErrors<Name>();
  const hasCode = now.code !== null;
  useEffect(() => {
    if (!hasCode) go(resetPaths.code, { replace: true });
  }, [hasCode]);

  const act = async () => {
    setRefusal(null);
    const length = [...values.NovaSenha].length;
    const complete = show({
      ...(length < shortestPassword ? { NovaSenha: t('password.short', { length }) } : {}),
      ...(values.NovaSenha === values.ConfirmacaoSenha ? {} : { ConfirmacaoSenha: t('password.different') }),
    });
    if (!complete) return;
    try {
      await setNewPassword(client(), now, values);
      go('/login/acesso', { replace: true });
    } catch (error) {
      tell(error);
    }
  };
  const tell = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    const beside = error instanceof ApiError ? error.body.errors : {};
    if (beside.Codigo !== undefined) {
      reset.set({ ...now, code: null, refusal: text });
      go(resetPaths.code, { replace: true });
      return;
    }
    const { NovaSenha, ConfirmacaoSenha } = beside;
    const known = { ...(NovaSenha ? { NovaSenha } : {}), ...(ConfirmacaoSenha ? { ConfirmacaoSenha } : {}) };
    if (show(known)) setRefusal(text);
  };

  if (!hasCode) return null;
  return (
    <ResetStep
      number={3}
      title={t('reset.passwordTitle')}
      intro={t('reset.passwordIntro')}
      back={{ to: '/login/acesso', text: t('reset.toSignIn') }}
      refusal={refusal}
      form={form}
      submit={t('password.save')}
      busy={t('form.saving')}
      act={act}
    >
      {() => (
        <>
          {/* Password managers keep the new password under this name. */}
          <input
            className="vh"
            type="email"
            name="email"
            autoComplete="username"
            value={now.login}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          {(['NovaSenha', 'ConfirmacaoSenha'] as const).map((name) => (
            <PasswordField
              key={name}
              name={name}
              label={t(name === 'NovaSenha' ? 'password.new' : 'password.again')}
              show={t('signIn.showPassword')}
              hide={t('signIn.hidePassword')}
              autoComplete="new-password"
              value={values[name]}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              error={errors[name] ?? null}
              {...(name === 'NovaSenha' ? { help: t('password.rule') } : {})}
            />
          ))}
        </>
      )}
    </ResetStep>
  );
}
