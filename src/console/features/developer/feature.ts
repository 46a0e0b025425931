import type { Feature } from '../../engine/feature.ts';
import { screen as apiReference } from './apiReference/screen.ts';
import { screen as schemaBench } from './schemaBench/screen.ts';

/** For developers: the reference of the API, and the bench on which schemas are tried. */
export const developer: Feature = { name: 'developer', needs: [], screens: [apiReference, schemaBench] };
