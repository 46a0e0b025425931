import { type FactCode, type FactValue, statedFacts } from '../../../../domain/matricula/model/index.ts';
import { useTexts } from '../../../engine/i18n/texts.ts';
import { useFormats } from '../useFormats.ts';

/** A stated fact as the person's language writes it. */
export function useFactText() {
  const { t } = useTexts();
  const formats = useFormats();
  return {
    value: (fact: FactCode, value: FactValue): string => {
      if (typeof value === 'boolean') return t(value ? 'findings.yes' : 'findings.no');
      const { kind } = statedFacts[fact];
      if (kind === 'date') return formats.date(value);
      if (kind === 'choice') return t(`findings.choices.${value}`);
      return kind === 'hectares' ? formats.area({ value, unit: 'ha' }) : formats.number(value);
    },
  };
}
