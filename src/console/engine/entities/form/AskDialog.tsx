import { type ComponentProps, lazy, Suspense } from 'react';
import { useTexts } from '../../i18n/texts.ts';

// Brings rjsf: fetched with the first question asked.
const FormDialog = lazy(() => import('./FormDialog.tsx'));

type AskDialogProps = Omit<ComponentProps<typeof FormDialog>, 'cancel'>;

/** A form in a dialog that asks what an act needs. */
export function AskDialog(props: AskDialogProps) {
  const { t } = useTexts();
  return (
    <Suspense fallback={null}>
      <FormDialog {...props} cancel={t('form.notNow')} />
    </Suspense>
  );
}
