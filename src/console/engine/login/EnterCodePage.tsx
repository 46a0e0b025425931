import { useState } from 'react';
import { checkCode, digitsOf, reset } from '../auth/passwordReset.ts';
import { client, services } from '../auth/services.ts';
import { ApiError } from '../client/apiError.ts';
import { go } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { LoginField } from './LoginField.tsx';
import { ResetStep } from './ResetStep.tsx';
import { resetPaths } from './resetPaths.ts';
import { useFormErrors } from './useFormErrors.ts';

/** How many digits a code has. */
const codeLength = 8;

/** Second step: the code from the mail. Who comes by the mail's link, or reloads, says the e-mail again. */
export function EnterCodePage() {
  const { t } = useTexts();
  const [{ login, code: known, refusal: given }] = useState(reset.get());
  const [email, setEmail] = useState(login);
  const [code, setCode] = useState(known ?? '');
  const [refusal, setRefusal] = useState(given);
  const { errors, show, form } = useFormErrors<'email' | 'code'>();

  const act = async () => {
    setRefusal(null);
    const count = digitsOf(code).length;
    const complete = show({
      ...(email.trim() ? {} : { email: t('signIn.emailMissing') }),
      ...(count === codeLength ? {} : { code: t('reset.codeLength', { smart_count: count }) }),
    });
    if (!complete) return;
    try {
      await checkCode(client(), email.trim(), code);
      go(resetPaths.password);
    } catch (error) {
      const beside = error instanceof ApiError ? error.body.errors.Codigo : undefined;
      if (show(beside ? { code: beside } : {}))
        setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <ResetStep
      number={2}
      title={t('reset.codeTitle')}
      intro={login ? t('reset.codeIntro', { email: login }) : t('reset.codeIntroAgain')}
      back={{ to: resetPaths.login, text: t('reset.another') }}
      refusal={refusal}
      form={form}
      submit={t('reset.check')}
      busy={t('reset.checking')}
      act={act}
      below={
        services().config.demoMail && (
          <p className="sm below">
            <a href="#/login/correio">{t('reset.toMail')}</a>
          </p>
        )
      }
    >
      {(intro) => (
        <>
          {login === '' && (
            <LoginField
              name="email"
              type="email"
              autoComplete="username"
              label={t('signIn.email')}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              error={errors.email ?? null}
              aria-describedby={intro}
            />
          )}
          <LoginField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t('reset.code')}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            error={errors.code ?? null}
            {...(login ? { 'aria-describedby': intro } : {})}
          />
        </>
      )}
    </ResetStep>
  );
}
