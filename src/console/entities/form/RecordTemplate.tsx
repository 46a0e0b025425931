import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useTexts } from '../../i18n/texts.ts';
import { useEntity } from '../useEntity.ts';
import { type FormData, formFields, isAsked, sectionsOf } from './formModel.ts';

/** The sections of a record, each a grid of twelve columns; fields that are not asked for are left out. */
export function RecordTemplate({ properties, formData }: ObjectFieldTemplateProps) {
  const { locale } = useTexts();
  const entity = useEntity();
  const asked = formFields(entity).filter((field) => isAsked(field, (formData ?? {}) as FormData));
  const content = new Map(properties.map((property) => [property.name, property.content]));
  return (
    <>
      {sectionsOf(entity, asked).map(({ name, label, fields }) => (
        <section
          key={name}
          className="form-section"
          id={`secao-${name}`}
          {...(label ? { 'aria-labelledby': `secao-${name}-titulo` } : {})}
        >
          {label && <h2 id={`secao-${name}-titulo`}>{label[locale]}</h2>}
          <div className="form-grid">
            {fields.map((field) => (
              <div key={field.name} className={`w${field.type === 'lines' ? 12 : field.width}`}>
                {content.get(field.name)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
