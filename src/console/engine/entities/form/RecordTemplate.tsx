import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ReactNode } from 'react';
import { isAsked } from '../../../../metadata/asked.ts';
import { FieldNotice } from '../../../kit/ui/FieldNotice.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { panelId, sectionId, tabId, useFormPlace } from './FormPlace.ts';
import { type FormData, formFields, type ShownSection, tabsOf } from './formModel.ts';

/** The sections of a record by tab, each a grid of twelve columns; fields that are not asked for are left out. */
export function RecordTemplate({ properties, formData }: ObjectFieldTemplateProps) {
  const { shape, prefix, tab } = useFormPlace();
  const data = (formData ?? {}) as FormData;
  const content = new Map(properties.map((property) => [property.name, property.content]));
  const tabs = tabsOf(
    shape,
    formFields(shape).filter((field) => isAsked(field, data, shape)),
  );
  const sections = (shown: readonly ShownSection[]) =>
    shown.map((section) => <Section key={section.name} section={section} content={content} data={data} />);
  if (shape.tabs.length === 0) return <>{tabs.map((only) => sections(only.sections))}</>;
  // All of them stay: what is typed behind another tab, half a date among it, is there on the way back. One alone is
  // no tab, but stays the same element, for the others come and go with what is typed.
  const isStrip = tabs.length > 1;
  return (
    <>
      {tabs.map(({ name, sections: behind }) => (
        <div
          key={name}
          id={panelId(prefix, name)}
          {...(isStrip ? { role: 'tabpanel', 'aria-labelledby': tabId(prefix, name) } : {})}
          hidden={isStrip && name !== tab}
        >
          {sections(behind)}
        </div>
      ))}
    </>
  );
}

interface SectionProps {
  readonly section: ShownSection;
  readonly content: ReadonlyMap<string, ReactNode>;
  readonly data: FormData;
}

function Section({ section, content, data }: SectionProps) {
  const { locale } = useTexts();
  const { prefix } = useFormPlace();
  const { name, label, fields } = section;
  const id = sectionId(prefix, name);
  return (
    <section className="form-section" id={id} {...(label ? { 'aria-labelledby': `${id}-titulo` } : {})}>
      {label && <h2 id={`${id}-titulo`}>{label[locale]}</h2>}
      <div className="form-grid">
        {fields.map((field) => (
          <div key={field.name} className={`w${field.type === 'lines' ? 12 : field.width}`}>
            {content.get(field.name)}
            <FieldNotice field={field} value={data[field.name]} record={data} />
          </div>
        ))}
      </div>
    </section>
  );
}
