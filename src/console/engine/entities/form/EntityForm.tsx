import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../../metadata/entity.ts';
import type { Validator } from '../../../../metadata/validation.ts';
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx';
import { ApiError } from '../../client/apiError.ts';
import type { ConsoleRecord } from '../../data/records.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../page/PageTitle.tsx';
import { AlikeProvider } from '../alike/AlikeContext.ts';
import { useSimilar } from '../alike/useSimilar.ts';
import { useLeavingUse } from '../leaving/useLeavingUse.tsx';
import { useRightsPreview } from '../permissions/useRightsPreview.tsx';
import { focusFirst } from './controlIds.ts';
import { dropDraft, type FormDraft, keepDraft, noteDraft, readDraft } from './drafts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormTabs } from './FormTabs.tsx';
import type { FormData } from './formModel.ts';
import { noteOf } from './formNotes.ts';
import { LeavingValues } from './LeavingValues.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { ShapeForm } from './ShapeForm.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useDraftPlace } from './useDraftPlace.ts';
import { useShapeForm } from './useShapeForm.ts';

/** What the page that saves is told of the form. */
export interface Saving {
  /** A new record, and then the next one. */
  readonly another: boolean;
  /** To be called when it is saved, before going anywhere: nothing is left to ask about. */
  readonly settled: () => void;
  /** The record the changes are made on, where a step before the save has changed it. */
  readonly on?: ConsoleRecord;
  /** Whether the person is still at this form: who has gone on is not fetched back. */
  readonly isHere: () => boolean;
}

interface EntityFormProps {
  readonly entity: Entity;
  readonly validate: Validator;
  /** What "changed" is measured against. */
  readonly original: FormData;
  /** What the form starts from; the original unless said. */
  readonly start?: FormData;
  /** The record as read, and what the changes are made on; null for a new one. */
  readonly record: ConsoleRecord | null;
  /** Whose names of references the fields may show; the record's own unless said. */
  readonly named?: FormData;
  readonly title: string;
  readonly draft: string;
  /** What was typed before and is taken up again. */
  readonly taken: FormDraft | null;
  /** Above the form: what the page has to say before. */
  readonly children?: ReactNode;
  /** @throws ApiError, whose field errors end up beside their fields */
  readonly save: (data: FormData, saving: Saving) => Promise<void>;
  /** A change that came too late: the page takes over. */
  readonly onConflict?: (error: ApiError, data: FormData) => void;
  readonly discard: () => void;
  /** Whether the save goes on by itself with what is in the form. */
  readonly goesOn?: boolean;
  /** What was to be saved does not hold, here or at the server. */
  readonly onHeld?: () => void;
}

/** A record's form: the fields, what is wrong with them, the bar that saves, and care for what is not saved yet. */
export function EntityForm(props: EntityFormProps) {
  const { entity, validate, original, record, title, draft, taken } = props;
  const isNew = record === null;
  const { t } = useTexts();
  const main = useRef<HTMLDivElement>(null);
  const saved = useRef(false);
  const another = useRef(false);
  const here = useIsHere();
  // Said once: what is typed from now on is this visit's.
  const [recovered, setRecovered] = useState(taken?.isLeft ? taken.at : null);
  const [asking, setAsking] = useState(false);
  const Note = noteOf(entity);

  const rights = useRightsPreview(entity);
  const leaving = useLeavingUse(entity);
  const form = useShapeForm({
    shape: entity,
    validate,
    original,
    start: taken?.data ?? props.start ?? original,
    tab: taken?.tab,
    prefix: 'campo',
    send: async (data) => {
      const wantsAnother = another.current;
      another.current = false;
      // A save that was never answered is asked about first, and was agreed to.
      const isOpen = (readDraft(draft)?.attempt ?? null) !== null;
      if (!isOpen && !(await rights.agrees({ data, ...(record ? { on: { record, original } } : {}) })))
        return;
      const leaves = record !== null && original.Ativo === true && data.Ativo === false;
      const settled = leaves && !isOpen ? await leaving.settle(record) : null;
      if (leaves && !isOpen && settled === null) return;
      const on = settled?.record ?? record;
      await props.save(data, {
        another: wantsAnother,
        ...(on === null || on === record ? {} : { on }),
        settled: () => {
          saved.current = true;
          dropDraft(draft);
        },
        isHere: () => here.current,
      });
      if (!wantsAnother || !here.current) return;
      saved.current = false;
      form.startOver(original);
      scrollTo(0, 0);
      setTimeout(() => focusFirst(main.current));
    },
    onHeld: () => {
      another.current = false;
      props.onHeld?.();
    },
    onTyped: (data) => {
      saved.current = false;
      keepDraft(draft, data, { record, isLeft: false, tab: form.tab });
    },
    takesOver: (error, data) => {
      if (error instanceof ApiError && error.status === 409 && error.current && props.onConflict) {
        props.onConflict(error, data);
        return true;
      }
      props.onHeld?.();
      return false;
    },
  });
  const similar = useSimilar(
    entity,
    form.data,
    useMemo(() => (record === null ? null : { id: record.id, original }), [record, original]),
  );
  const dirty = form.changed.length > 0;
  const focus = useDraftPlace(draft, title, taken, () => !saved.current && dirty);
  useEffect(() => noteDraft(draft, { tab: form.tab, isLeft: false }), [draft, form.tab]);
  // A new record is begun at its first field, unless the person comes back to where they were.
  useEffect(() => {
    if (!isNew || taken?.place || isTouched()) return;
    const timer = setTimeout(() => focusFirst(main.current));
    return () => clearTimeout(timer);
  }, [isNew, taken]);

  const goesOn = useRef(props.goesOn ?? false);
  useEffect(() => {
    if (!goesOn.current) return;
    goesOn.current = false;
    form.submit();
  });

  const submit = (andAnother: boolean) => {
    another.current = andAnother;
    form.submit();
  };
  const discard = () => {
    saved.current = true; // asked and answered: nothing is left to ask about on the way out
    dropDraft(draft);
    setRecovered(null);
    form.startOver(original);
    props.discard();
  };
  return (
    <>
      <PageTitle title={form.problems.length > 0 ? t('form.errorTitle', { title }) : title} />
      <div className="form-layout" {...focus}>
        <SectionIndex form={form} />
        <div className={dirty || isNew ? 'form-main with-bar' : 'form-main'} ref={main}>
          {props.children}
          <FormTabs form={form} />
          <ErrorSummary form={form} />
          <AlikeProvider value={similar}>
            <ShapeForm form={form} record={props.named ?? record ?? nothing} isNew={isNew} />
          </AlikeProvider>
          {Note && <Note data={form.data} />}
          <LeavingValues fields={form.leaving} />
        </div>
      </div>
      {(dirty || isNew) && (
        <SaveBar
          changes={form.changed.length}
          recovered={recovered}
          busy={form.busy}
          save={() => submit(false)}
          {...(isNew ? { saveAndAnother: () => submit(true) } : {})}
          discard={() => (dirty ? setAsking(true) : discard())}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('form.discardTitle')}
        text={t('form.leaveText')}
        cancel={t('form.stay')}
        confirm={t('form.discard')}
        close={() => setAsking(false)}
        act={discard}
        danger
      />
      {rights.dialog}
      {leaving.dialog}
      <UnsavedGuard isDirty={() => !saved.current && dirty} leave={() => dropDraft(draft)} />
    </>
  );
}

const nothing: FormData = {};

/** Where focus would bring up a keyboard that hides half the page. */
const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

function useIsHere() {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return here;
}
