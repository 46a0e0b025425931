import { intlTag } from '../../../../domain/locale.ts';
import type { Field } from '../../../../field-types/types.ts';
import { Glyph } from '../../../kit/ui/Glyph.tsx';
import { IconInfoCircle } from '../../../kit/ui/icons.ts';
import { useTexts } from '../../i18n/texts.ts';

/** Says which values go with the next save because the other answers no longer ask for them. */
export function LeavingValues({ fields }: { fields: readonly Field[] }) {
  const { t, locale } = useTexts();
  const names = new Intl.ListFormat(intlTag[locale]).format(fields.map(({ label }) => label[locale]));
  return (
    <div role="status">
      {fields.length > 0 && (
        <p className="form-leaving mut sm">
          <Glyph icon={IconInfoCircle} small />
          {t('form.leaving', { smart_count: fields.length, names })}
        </p>
      )}
    </div>
  );
}
