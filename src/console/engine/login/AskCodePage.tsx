import { useState } from 'react';
import { askForCode, reset } from '../auth/passwordReset.ts';
import { client } from '../auth/services.ts';
import { go } from '../client/place.ts';
import { useTexts } from '../i18n/texts.ts';
import { LoginField } from './LoginField.tsx';
import { ResetStep } from './ResetStep.tsx';
import { resetPaths } from './resetPaths.ts';
import { useFormErrors } from './useFormErrors.ts';

/** First step: whose password it is. The answer is the same whether anybody has the e-mail or not. */
export function AskCodePage() {
  const { t } = useTexts();
  const [email, setEmail] = useState(reset.get().login);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, show, form } = useFormErrors<'email'>();

  const act = async () => {
    setRefusal(null);
    if (!show(email.trim() ? {} : { email: t('signIn.emailMissing') })) return;
    try {
      await askForCode(client(), email.trim());
      go(resetPaths.code);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <ResetStep
      number={1}
      title={t('reset.askTitle')}
      intro={t('reset.askIntro')}
      back={{ to: '/login/acesso', text: t('reset.toSignIn') }}
      refusal={refusal}
      form={form}
      submit={t('reset.send')}
      busy={t('reset.sending')}
      act={act}
    >
      {(intro) => (
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
    </ResetStep>
  );
}
