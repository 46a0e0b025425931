import { formatIncra, normaliseIncra } from '../documents/incra.ts';
import { formatNirf, normaliseNirf } from '../documents/nirf.ts';
import type { LandField } from './landStatements.ts';

/** A value of a cadastre as it is printed: numbers with their points, whatever writing they came in. */
export const landNumberText = (field: LandField, value: string): string =>
  field === 'incraCode'
    ? formatIncra(normaliseIncra(value))
    : field === 'nirf'
      ? value
          .split(', ')
          .map((one) => formatNirf(normaliseNirf(one)))
          .join(', ')
      : value;
