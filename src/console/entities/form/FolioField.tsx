import type { ErrorSchema, FieldProps, FieldTemplateProps } from '@rjsf/utils';
import type { Field } from '../../../field-types/types.ts';
import { FieldMessage } from '../../ui/FieldMessage.tsx';
import { useSurroundings } from '../../ui/fieldTypeConsole.ts';
import { ownWidget } from '../ownWidgets.ts';
import { useEntity } from '../useEntity.ts';
import { type FormData, fieldKey } from './formModel.ts';

/** What the form tells its fields. */
export interface FolioFormContext {
  /** The record as it was read, for names of references. */
  readonly record: FormData;
  /** Fields given once are read-only from then on. */
  readonly isNew: boolean;
}

const describedField = (uiSchema: Readonly<Record<string, unknown>> | undefined) =>
  uiSchema?.[fieldKey] as Field | undefined;

/** One property of a record, edited by the widget of its field type. */
export function FolioField(props: FieldProps) {
  const { uiSchema, formData, fieldPathId, rawErrors, errorSchema, registry, onChange } = props;
  const { halfOf } = useSurroundings();
  const entity = useEntity();
  const field = describedField(uiSchema);
  if (!field) return null;
  const Widget = ownWidget(entity, field) ?? halfOf(field.type).Widget;
  const { record, isNew } = registry.formContext as FolioFormContext;
  const id = fieldPathId.$id;
  const invalid = (rawErrors?.length ?? 0) > 0;
  const described = [field.help && `${id}-help`, invalid && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Widget
      id={id}
      field={field}
      value={formData as never}
      record={record}
      invalid={invalid}
      describedBy={described || undefined}
      readOnly={field.readOnly === 'after-create' && !isNew}
      problems={problemsIn(errorSchema)}
      onChange={(value) => onChange(value ?? (field.required ? undefined : null), fieldPathId.path)}
    />
  );
}

/** Label above, help between label and field, what is wrong below. */
export function FolioFieldTemplate({ id, uiSchema, rawErrors = [], children }: FieldTemplateProps) {
  const { locale, t, halfOf } = useSurroundings();
  const entity = useEntity();
  const field = describedField(uiSchema);
  // The record as a whole is no field: its template draws the sections.
  if (!field) return <>{children}</>;
  const label = (
    <>
      {field.label[locale]} {isOptional(field) && <span className="opt">{t('form.optional')}</span>}
    </>
  );
  const section = entity.sections.find(({ name }) => name === field.section);
  const repeatsSection = section?.label[locale] === field.label[locale];
  const isGroup = halfOf(field.type).group?.(field) ?? false;
  return (
    <div className="fld">
      {isGroup ? (
        <span className={repeatsSection ? 'vh' : 'lab'} id={`${id}-label`}>
          {label}
        </span>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {field.help && (
        <span className="help" id={`${id}-help`}>
          {field.help[locale]}
        </span>
      )}
      {children}
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
