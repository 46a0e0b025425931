import Form from '@rjsf/core';
import { useMemo } from 'react';
import { texts } from '../../i18n/texts.ts';
import { FolioField, FolioFieldTemplate } from './FolioField.tsx';
import { FormPlaceProvider } from './FormPlace.ts';
import { type FormData, shownSchema, uiSchemaOf } from './formModel.ts';
import { formValidator } from './formValidator.ts';
import { RecordTemplate } from './RecordTemplate.tsx';
import type { ShapeFormState } from './useShapeForm.ts';
import './form.css';

interface ShapeFormProps {
  readonly form: ShapeFormState;
  /** The record as read; empty for a new one. */
  readonly record: FormData;
  readonly isNew: boolean;
}

const fields = { folio: FolioField };
const templates = { FieldTemplate: FolioFieldTemplate, ObjectFieldTemplate: RecordTemplate };
const plainDefaults = { arrayMinItems: { populate: 'never' }, emptyObjectFields: 'skipDefaults' } as const;

/** The fields of a record or of an action's parameters: rjsf holds and validates, all one sees of it is ours. */
export function ShapeForm({ form, record, isNew }: ShapeFormProps) {
  const { shape, validate, prefix, tab } = form;
  const parts = useMemo(
    () => ({
      schema: shownSchema(shape),
      uiSchema: uiSchemaOf(shape),
      validator: formValidator(shape, validate, () => texts().locale),
    }),
    [shape, validate],
  );
  const place = useMemo(() => ({ shape, prefix, record, isNew, tab }), [shape, prefix, record, isNew, tab]);
  return (
    <FormPlaceProvider value={place}>
      <Form
        key={form.begun.round}
        ref={form.form}
        schema={parts.schema}
        uiSchema={parts.uiSchema}
        validator={parts.validator}
        initialFormData={form.begun.data}
        fields={fields}
        templates={templates}
        idPrefix={prefix}
        extraErrors={form.extraErrors}
        noHtml5Validate
        showErrorList={false}
        liveValidate={form.refused ? 'onChange' : false}
        experimental_defaultFormStateBehavior={plainDefaults}
        onChange={form.onChange}
        onError={form.onRefused}
        onSubmit={(event) => void form.onSubmit(event)}
      >
        {/* Enter in a field submits; the visible button stands below. */}
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </Form>
    </FormPlaceProvider>
  );
}
