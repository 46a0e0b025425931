import { useState } from 'react';
import { useCreate } from 'react-admin';
import { type Attempt, attemptFor, isUnsettled, keyHeader } from '../../data/attempts.ts';
import { useLoadedEntity } from '../../data/loadEntity.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useRightsPreview } from '../permissions/useRightsPreview.tsx';
import { announceSaved } from './announceSaved.ts';
import FormDialog from './FormDialog.tsx';
import { type FormData, newFormData } from './formModel.ts';
import { useValidator } from './useValidator.ts';

interface MakeDialogProps {
  /** Its name. */
  readonly entity: string;
  readonly given: FormData;
  readonly prefix: string;
  readonly finish: (record: ConsoleRecord | null) => void;
}

/** Asks for one record in a dialog, and makes it. */
export default function MakeDialog({ entity: name, given, prefix, finish }: MakeDialogProps) {
  const { t, locale } = useTexts();
  const entity = useLoadedEntity(name);
  const validate = useValidator(entity);
  const [create] = useCreate();
  const [open, setOpen] = useState<Attempt | null>(null);
  const [original] = useState(() => newFormData(entity, given));
  const rights = useRightsPreview(entity);
  const send = async (data: FormData) => {
    if (open === null && !(await rights.agrees({ data }))) return;
    const attempt = attemptFor(data, open);
    try {
      const made = await create(
        entity.name,
        { data, meta: { headers: keyHeader(attempt) } },
        { returnPromise: true },
      );
      announceSaved(entity, 'created');
      finish(made as ConsoleRecord);
    } catch (error) {
      setOpen(isUnsettled(error) ? attempt : null);
      throw error;
    }
  };
  if (!validate) return null;
  return (
    <>
      <FormDialog
        title={t(`form.create.${entity.gender}`, { name: entity.label[locale].toLowerCase() })}
        shape={entity}
        validate={validate}
        original={original}
        prefix={prefix}
        cancel={t('form.cancel')}
        confirm={t('form.save')}
        wide
        close={() => finish(null)}
        send={send}
      />
      {rights.dialog}
    </>
  );
}
