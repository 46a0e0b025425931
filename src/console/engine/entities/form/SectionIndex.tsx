import { isAsked } from '../../../../metadata/asked.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';
import { focusFirst } from './controlIds.ts';
import { sectionId } from './FormPlace.ts';
import { formFields, tabsOf } from './formModel.ts';
import { problemsOfFields } from './problems.ts';
import { useSectionInView } from './useSectionInView.ts';
import type { ShapeFormState } from './useShapeForm.ts';

/** The sections of the tab in front at the left, with a mark where something is wrong. */
export function SectionIndex({ form }: { form: ShapeFormState }) {
  const { t, locale } = useTexts();
  const { shape, data, problems, prefix } = form;
  const tabs = tabsOf(
    shape,
    formFields(shape).filter((field) => isAsked(field, data, shape)),
  );
  const sections = (tabs.find(({ name }) => name === form.tab) ?? tabs[0])?.sections ?? [];
  const current = useSectionInView(sections.map(({ name }) => sectionId(prefix, name)));
  if (sections.length < 2) return null;
  return (
    <nav className="form-index" aria-label={t('form.sections')}>
      {sections.map(({ name, label, fields }) => {
        const wrong = problemsOfFields(problems, fields).length;
        const id = sectionId(prefix, name);
        return (
          <a
            key={name}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              const section = document.getElementById(id);
              section?.scrollIntoView({ block: 'start' });
              focusFirst(section);
            }}
          >
            {label ? label[locale] : t('form.general')}
            {wrong > 0 && (
              <span className="form-index-wrong">
                <Glyph icon={IconAlertCircleFilled} small />
                <span className="vh">{t('form.problemsShort', { smart_count: wrong })}</span>
              </span>
            )}
          </a>
        );
      })}
    </nav>
  );
}
