import { convertArea } from '../../../../domain/area.ts';
import type { LandField } from '../../../../domain/findings/landStatements.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import { readStatedArea } from '../../../../domain/text/statedArea.ts';
import { identifiers } from '../facts/identifiers.ts';
import { useFormats } from '../useFormats.ts';

/** A value of a cadastre as the review writes such values. */
export function useLandText(): (field: LandField, value: string) => string {
  const formats = useFormats();
  return (field, value) => {
    if (field === 'incraCode') return identifiers.incra.format(value);
    if (field === 'nirf' || field === 'car') return identifiers[field].format(value);
    if (field === 'declarant' || field === 'municipality') return readableName(value);
    if (field !== 'area') return value;
    const area = readStatedArea(value);
    if (!area || area.Unidade === 'alqueire') return value;
    return formats.area({
      value: convertArea({ value: area.Valor, unit: area.Unidade ?? 'ha' }, 'ha').value,
      unit: 'ha',
    });
  };
}
