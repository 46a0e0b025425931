import type { Missing } from '../../../../domain/matricula/corrections/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconAlertTriangleFilled, IconChevronDown } from '../../../kit/ui/icons.ts';
import { MenuButton, type MenuChoice } from '../../../kit/ui/MenuButton.tsx';

/** What stands against concluding, before anybody tries: each sentence leads to its place. */
export function MissingButton({ choices }: { choices: readonly MenuChoice[] }) {
  const { t } = useTexts();
  return (
    <MenuButton
      className="txt sq wf-missing"
      name={t('analysis.missing.name', { smart_count: choices.length })}
      choices={choices}
    >
      {t('analysis.missing.count', { smart_count: choices.length })}
      <Glyph icon={IconChevronDown} small />
    </MenuButton>
  );
}

/** Each thing that is missing as a line of a menu. */
export function useMissingChoices(
  missing: readonly Missing[],
  onGo: (field: string) => void,
): readonly MenuChoice[] {
  const { t } = useTexts();
  return missing.map(({ code, params, field }) => ({
    key: `${code} ${field}`,
    label: t(`errors.${code}`, params),
    icon: IconAlertTriangleFilled,
    whole: true,
    act: () => onGo(field),
  }));
}
