import type { Entity } from '../../../metadata/entity.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import { IconAlertCircleFilled } from '../../ui/icons.ts';
import type { Problem } from './ErrorSummary.tsx';
import { type FormData, formFields, isAsked, sectionsOf } from './formModel.ts';
import { useSectionInView } from './useSectionInView.ts';

/** The sections at the left, with a mark where something is wrong. */
export function SectionIndex({
  entity,
  data,
  problems,
}: {
  entity: Entity;
  data: FormData;
  problems: readonly Problem[];
}) {
  const { t, locale } = useTexts();
  const sections = sectionsOf(
    entity,
    formFields(entity).filter((field) => isAsked(field, data)),
  );
  const current = useSectionInView(sections.map(({ name }) => `secao-${name}`));
  if (sections.length < 2) return null;
  return (
    <nav className="form-index" aria-label={t('form.sections')}>
      {sections.map(({ name, label, fields }) => {
        const wrong = problems.filter(({ path }) =>
          fields.some((field) => field.name === path.split('.')[0]),
        ).length;
        const id = `secao-${name}`;
        return (
          <a
            key={name}
            href={`#${id}`}
            aria-current={current === id ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              const section = document.getElementById(id);
              section?.scrollIntoView({ block: 'start' });
              section
                ?.querySelector<HTMLElement>('input, select, textarea, button')
                ?.focus({ preventScroll: true });
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
