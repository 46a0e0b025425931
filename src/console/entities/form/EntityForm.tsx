import type { IChangeEvent } from '@rjsf/core';
import Form from '@rjsf/core';
import { ErrorSchemaBuilder, type RJSFValidationError } from '@rjsf/utils';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../../metadata/entity.ts';
import type { Validator } from '../../../metadata/validation.ts';
import { ApiError } from '../../data/apiError.ts';
import { texts, useTexts } from '../../i18n/texts.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { changedFields } from './changedFields.ts';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';
import { ErrorSummary, idPrefix, type Problem } from './ErrorSummary.tsx';
import { FolioField, FolioFieldTemplate, type FolioFormContext } from './FolioField.tsx';
import { type FormData, shownSchema, uiSchemaOf } from './formModel.ts';
import { formValidator, toPath } from './formValidator.ts';
import { RecordTemplate } from './RecordTemplate.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionIndex } from './SectionIndex.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import './form.css';

interface EntityFormProps {
  readonly entity: Entity;
  readonly validate: Validator;
  /** What the form starts from, and what "changed" is measured against. */
  readonly original: FormData;
  /** The record as read; empty for a new one. */
  readonly record: FormData;
  readonly isNew: boolean;
  readonly title: string;
  readonly draft: string;
  /** Above the form: what the page has to say before. */
  readonly children?: ReactNode;
  /** @throws ApiError, whose field errors end up beside their fields */
  readonly save: (data: FormData) => Promise<void>;
  /** A change that came too late: the page takes over. */
  readonly onConflict?: (error: ApiError, data: FormData) => void;
  readonly discard: () => void;
}

const fields = { folio: FolioField };
const templates = { FieldTemplate: FolioFieldTemplate, ObjectFieldTemplate: RecordTemplate };
const plainDefaults = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;

/** A record's form: rjsf draws and validates, everything one sees of it is ours. */
export function EntityForm(props: EntityFormProps) {
  const { entity, validate, original, record, isNew, title, draft } = props;
  const { t } = useTexts();
  const [taken] = useState(() => readDraft(draft));
  const [data, setData] = useState<FormData>(taken?.data ?? original);
  const [refused, setRefused] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [fromServer, setFromServer] = useState<readonly Problem[]>([]);
  const [busy, setBusy] = useState(false);
  // Typed values in a second form would be the first one's: discarding draws a new one.
  const [round, setRound] = useState(0);
  const saved = useRef(false);
  const summary = useRef<HTMLDivElement>(null);
  const form = useRef<Form>(null);

  const parts = useMemo(
    () => ({
      schema: shownSchema(entity),
      uiSchema: uiSchemaOf(entity),
      validator: formValidator(entity, validate, () => texts().locale),
    }),
    [entity, validate],
  );
  const context = useMemo<FolioFormContext>(() => ({ record, isNew }), [record, isNew]);
  const extraErrors = useMemo(() => toTree(fromServer), [fromServer]);
  const changed = changedFields(entity, data, original);
  const all = [...problems, ...fromServer];
  const focusSummary = () => setTimeout(() => summary.current?.focus());

  const onChange = ({ formData, errors }: IChangeEvent) => {
    const next = formData as FormData;
    // A field that is being corrected no longer says what the server said of its last value.
    const touched = changedFields(entity, next, data);
    if (fromServer.length > 0) {
      setFromServer(
        fromServer.filter(({ path }) => path !== '' && !touched.includes(path.split('.')[0] ?? '')),
      );
    }
    setData(next);
    keepDraft(draft, next);
    if (refused) setProblems(toProblems(errors));
  };
  const onRefused = (errors: readonly RJSFValidationError[]) => {
    setRefused(true);
    setProblems(toProblems(errors));
    focusSummary();
  };
  const onSubmit = async ({ formData }: IChangeEvent) => {
    if (busy) return;
    setBusy(true);
    setProblems([]);
    setFromServer([]);
    try {
      saved.current = true;
      await props.save(formData as FormData);
      dropDraft(draft);
    } catch (error) {
      saved.current = false;
      if (error instanceof ApiError && error.status === 409 && error.current && props.onConflict) {
        props.onConflict(error, formData as FormData);
      } else {
        setRefused(true);
        setFromServer(serverProblems(error, entity));
        focusSummary();
      }
    } finally {
      setBusy(false);
    }
  };
  const discard = () => {
    dropDraft(draft);
    setData(original);
    setProblems([]);
    setFromServer([]);
    setRefused(false);
    setRound(round + 1);
    props.discard();
  };
  const dirty = changed.length > 0;
  return (
    <>
      <PageTitle title={all.length > 0 ? t('form.errorTitle', { title }) : title} />
      <div className="form-layout">
        <SectionIndex entity={entity} data={data} problems={all} />
        <div className={dirty || isNew ? 'form-main with-bar' : 'form-main'}>
          {props.children}
          <ErrorSummary problems={all} box={summary} />
          <Form
            key={round}
            ref={form}
            schema={parts.schema}
            uiSchema={parts.uiSchema}
            validator={parts.validator}
            initialFormData={data}
            formContext={context}
            fields={fields}
            templates={templates}
            idPrefix={idPrefix}
            extraErrors={extraErrors}
            noHtml5Validate
            showErrorList={false}
            liveValidate={refused ? 'onChange' : false}
            experimental_defaultFormStateBehavior={plainDefaults}
            onChange={onChange}
            onError={onRefused}
            onSubmit={(event) => void onSubmit(event)}
          >
            {/* Enter in a field submits; the visible button stands in the bar below. */}
            <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
          </Form>
        </div>
      </div>
      {(dirty || isNew) && (
        <SaveBar
          changes={changed.length}
          recovered={taken?.at ?? null}
          busy={busy}
          save={() => form.current?.submit()}
          discard={discard}
        />
      )}
      <UnsavedGuard isDirty={() => !saved.current && dirty} leave={() => dropDraft(draft)} />
    </>
  );
}

const toProblems = (errors: readonly RJSFValidationError[]): readonly Problem[] => {
  const found = errors.map(({ property = '', message, stack }) => ({
    path: property.replace(/^\./, ''),
    text: message ?? stack,
  }));
  return found.filter(
    ({ path, text }, at) => found.findIndex((other) => other.path === path && other.text === text) === at,
  );
};

/** Errors of fields the form does not show are about the record. */
function serverProblems(error: unknown, entity: Entity): readonly Problem[] {
  if (!(error instanceof ApiError)) throw error;
  if (error.errors.length === 0) return [{ path: '', text: error.message }];
  return error.errors.map(({ Campo = '', Texto }) => ({
    path: entity.fields.some(({ name }) => name === Campo.split('.')[0]) ? Campo : '',
    text: Texto,
  }));
}

function toTree(problems: readonly Problem[]) {
  const tree = new ErrorSchemaBuilder();
  for (const { path, text } of problems) if (path !== '') tree.addErrors(text, toPath(path));
  return tree.ErrorSchema;
}
