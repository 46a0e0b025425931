import type { Override } from '../../../../domain/matricula/corrections/index.ts';
import type { OverrideField, OverrideValues } from '../../../../domain/matricula/model/index.ts';
import { readableName } from '../../../../domain/text/readableName.ts';
import type { Translate } from '../../../engine/i18n/translate.ts';
import type { Formats } from '../useFormats.ts';

/** A derived value in words: `Ana Couto 1/2, Rui Campos 1/2`; `49,1273 ha`; `averbada, 9,8300 ha`. */
export function overrideText(
  field: OverrideField,
  value: Override['value'] | null,
  formats: Formats,
  t: Translate,
): string {
  if (value === null) return '–';
  if (field === 'owners') {
    const owners = value as OverrideValues['owners'];
    if (owners.length === 0) return t('review.owners.none');
    return owners.map(({ name, share }) => `${readableName(name)} ${share}`).join(', ');
  }
  if (field === 'area') return formats.area(value as OverrideValues['area']);
  const { registered, area } = value as OverrideValues['legalReserve'];
  const words = t(registered ? 'analysis.override.registered' : 'analysis.override.notRegistered');
  return [words, area && formats.area(area)].filter(Boolean).join(', ');
}
