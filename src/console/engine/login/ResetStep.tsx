import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { BusyButton } from '../../kit/ui/BusyButton.tsx';
import { Glyph } from '../../kit/ui/Glyph.tsx';
import { IconArrowLeft } from '../../kit/ui/icons.ts';
import { Refusal } from '../../kit/ui/Refusal.tsx';
import { useTexts } from '../i18n/texts.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import { SignInLayout } from './SignInLayout.tsx';

interface ResetStepProps {
  /** 1 to 3. */
  readonly number: number;
  readonly title: string;
  /** Read out with the first field. */
  readonly intro: string;
  readonly back: { readonly to: string; readonly text: string };
  /** Why it was not done, where no field is to blame. */
  readonly refusal: string | null;
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly submit: string;
  readonly busy: string;
  /** Takes its time; a second press meanwhile does nothing. */
  readonly act: () => Promise<void>;
  /** The fields, given the id of the intro. */
  readonly children: (introId: string) => ReactNode;
  readonly below?: ReactNode;
}

/** One of the three pages by which a forgotten password is reset. The first field has the focus. */
export function ResetStep(props: ResetStepProps) {
  const { number, title, intro, back, refusal, form, submit, busy, act, children, below } = props;
  const { t } = useTexts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    form.current?.querySelector<HTMLInputElement>('input:not([tabindex="-1"])')?.focus();
    return () => {
      here.current = false;
    };
  }, [form]);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    await act();
    if (here.current) setBusy(false);
  };
  return (
    <SignInLayout>
      <PageTitle title={title} />
      <p className="crumb">
        <a className="row" href={`#${back.to}`}>
          <Glyph icon={IconArrowLeft} small />
          {back.text}
        </a>
      </p>
      <p className="sm mut">{t('reset.step', { number })}</p>
      <h1>{title}</h1>
      <p className="mut" id={id}>
        {intro}
      </p>
      {refusal && <Refusal text={refusal} />}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        {children(id)}
        <BusyButton className="pri lg" busy={isBusy} busyText={busy}>
          {submit}
        </BusyButton>
      </form>
      {below}
    </SignInLayout>
  );
}
