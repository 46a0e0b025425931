import type { ErrorSchema, FieldProps, FieldTemplateProps } from '@rjsf/utils';
import type { Field } from '../../../../field-types/types.ts';
import { FieldMessage } from '../../../kit/ui/FieldMessage.tsx';
import { useSurroundings } from '../../../kit/ui/fieldTypeConsole.ts';
import { AlikeNotice } from '../alike/AlikeNotice.tsx';
import { ownWidget } from '../ownWidgets.tsx';
import { useFormPlace } from './FormPlace.ts';
import { fieldKey } from './formModel.ts';
import { ReferenceActs } from './ReferenceActs.tsx';
import { useMissingChoice } from './useMissingChoice.ts';

const describedField = (uiSchema: Readonly<Record<string, unknown>> | undefined) =>
  uiSchema?.[fieldKey] as Field | undefined;

/** One property of a record or of an action's parameters, edited by the widget of its field type. */
export function FolioField(props: FieldProps) {
  const field = describedField(props.uiSchema);
  return field ? <EditedField {...props} field={field} /> : null;
}

function EditedField(props: FieldProps & { readonly field: Field }) {
  const { field, formData, fieldPathId, rawErrors, errorSchema, onChange } = props;
  const { halfOf } = useSurroundings();
  const { shape, record, isNew } = useFormPlace();
  const Widget = ownWidget(shape, field) ?? halfOf(field.type).Widget;
  const id = fieldPathId.$id;
  const invalid = (rawErrors?.length ?? 0) > 0;
  const readOnly = field.readOnly === 'after-create' && !isNew;
  const change = (value: unknown) => onChange(value ?? (field.required ? undefined : null), fieldPathId.path);
  const missing = useMissingChoice(field, change);
  const described = [field.help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return (
    <>
      <Widget
        id={id}
        field={field}
        value={formData as never}
        record={record}
        invalid={invalid}
        describedBy={described || undefined}
        readOnly={readOnly}
        problems={problemsIn(errorSchema)}
        {...(missing && field.type === 'reference' ? { missing } : {})}
        onChange={change}
      />
      {isReference(field) && (
        <ReferenceActs field={field} value={formData} readOnly={readOnly} choose={change} />
      )}
    </>
  );
}

const isReference = ({ type }: Field) => type === 'reference' || type === 'referenceMany';

/** Label above, help between label and field, what is wrong below. */
export function FolioFieldTemplate({ id, uiSchema, rawErrors = [], children }: FieldTemplateProps) {
  const { locale, t, halfOf } = useSurroundings();
  const { shape } = useFormPlace();
  const field = describedField(uiSchema);
  // The record as a whole is no field: its template draws the sections.
  if (!field) return <>{children}</>;
  const label = (
    <>
      {field.label[locale]} {isOptional(field) && <span className="opt">{t('form.optional')}</span>}
    </>
  );
  const section = shape.sections.find(({ name }) => name === field.section);
  const repeatsSection = section?.label[locale] === field.label[locale];
  const isGroup = halfOf(field.type).group?.(field) ?? false;
  return (
    <div className="fld">
      {isGroup ? (
        <span className={repeatsSection ? 'vh' : 'lab'} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        // The list of a field that offers choices is called by it too.
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
      )}
      {field.help && (
        <span className="help" id={`${id}-help`}>
          {field.help[locale]}
        </span>
      )}
      <div className="fld-control">{children}</div>
      <AlikeNotice shape={shape} field={field} />
      {rawErrors.length > 0 && <FieldMessage id={`${id}-error`} text={[...new Set(rawErrors)].join('\n')} />}
    </div>
  );
}

/** A field that always has a value needs no word about it. */
const isOptional = (field: Field) => !field.required && field.default === null;

/** Texts of a tree of errors below a field, by dotted path. */
function problemsIn(errors: ErrorSchema | undefined, path = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [step, below] of Object.entries(errors ?? {})) {
    if (step === '__errors') continue;
    const here = path ? `${path}.${step}` : step;
    const texts = (below as ErrorSchema).__errors;
    if (texts && texts.length > 0) found[here] = [...new Set(texts)].join('\n');
    Object.assign(found, problemsIn(below as ErrorSchema, here));
  }
  return found;
}
