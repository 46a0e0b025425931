import type { Translate } from '../../engine/i18n/translate.ts';
import type { Made } from './calculateInput.ts';

/** What stands against a result, in the sentences the screen has above it. @param faults problems of today's inputs */
export const cautionsOf = (
  { isInvented }: Pick<Made, 'isInvented'>,
  faults: number,
  t: Translate,
): readonly string[] => [
  ...(isInvented ? [t('calculators.demo')] : []),
  ...(faults > 0 ? [t('calculators.notCurrent', { smart_count: faults })] : []),
];
