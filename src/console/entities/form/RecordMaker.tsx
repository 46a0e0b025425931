import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useCreate } from 'react-admin';
import type { Entity } from '../../../metadata/entity.ts';
import { type Attempt, attemptFor, isUnsettled, keyHeader } from '../../data/attempts.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useRightsPreview } from '../permissions/useRightsPreview.tsx';
import { announceSaved } from './announceSaved.ts';
import { type FormData, newFormData } from './formModel.ts';
import { useValidator } from './useValidator.ts';

// Brings rjsf: fetched with the first record made so.
const FormDialog = lazy(() => import('./FormDialog.tsx'));

/** Asks for a record of another kind on the way; null when the person thinks better of it. */
type MakeRecord = (entity: Entity, given?: FormData) => Promise<ConsoleRecord | null>;

const RecordMakerContext = createContext<MakeRecord>(() => Promise.resolve(null));

export const useRecordMaker = (): MakeRecord => useContext(RecordMakerContext);

interface Wanted {
  readonly number: number;
  readonly entity: Entity;
  /** What its form begins with. */
  readonly given: FormData;
  readonly answer: (record: ConsoleRecord | null) => void;
}

/**
 * Makes records in a dialog over whatever form needs them, which stays as it is below. A record made so may need
 * another one: the dialogs stand on each other.
 */
export function RecordMaker({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  const make = useMemo<MakeRecord>(
    () =>
      (entity, given = {}) =>
        new Promise((answer) => setWanted((now) => [...now, { number: now.length, entity, given, answer }])),
    [],
  );
  const finish = (one: Wanted, record: ConsoleRecord | null) => {
    setWanted((now) => now.filter((other) => other !== one));
    one.answer(record);
  };
  return (
    <RecordMakerContext value={make}>
      {children}
      {wanted.map((one) => (
        <MakeDialog
          key={one.number}
          entity={one.entity}
          given={one.given}
          prefix={`novo${one.number + 1}`}
          finish={(record) => finish(one, record)}
        />
      ))}
    </RecordMakerContext>
  );
}

interface MakeDialogProps {
  readonly entity: Entity;
  readonly given: FormData;
  readonly prefix: string;
  readonly finish: (record: ConsoleRecord | null) => void;
}

function MakeDialog({ entity, given, prefix, finish }: MakeDialogProps) {
  const { t, locale } = useTexts();
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
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
