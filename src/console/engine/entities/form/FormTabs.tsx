import { isAsked } from '../../../../metadata/asked.ts';
import { useTexts } from '../../i18n/texts.ts';
import { TabStrip } from '../TabStrip.tsx';
import { panelId, tabId } from './FormPlace.ts';
import { formFields, tabsOf } from './formModel.ts';
import { problemsOfFields } from './problems.ts';
import type { ShapeFormState } from './useShapeForm.ts';

/** The tabs of a long form, each with how many problems are behind it. */
export function FormTabs({ form }: { form: ShapeFormState }) {
  const { t, locale } = useTexts();
  const { shape, data, problems, prefix } = form;
  if (shape.tabs.length === 0) return null;
  const tabs = tabsOf(
    shape,
    formFields(shape).filter((field) => isAsked(field, data, shape)),
  );
  if (tabs.length < 2) return null;
  return (
    <TabStrip
      label={t('form.tabs')}
      current={form.tab}
      choose={form.setTab}
      tabs={tabs.map(({ name, label, sections }) => ({
        name,
        label: label?.[locale] ?? '',
        id: tabId(prefix, name),
        controls: panelId(prefix, name),
        wrong: problemsOfFields(
          problems,
          sections.flatMap(({ fields }) => fields),
        ).length,
      }))}
    />
  );
}
