import type { Feature } from '../../engine/feature.ts';
import { screen } from './screen.ts';
import { keptSplit } from './splitPlace.ts';

/** Registry records: the review beside the pages, and the workflow it is done in. */
export const matricula: Feature = {
  name: 'matricula',
  needs: ['comments', 'opinions', 'upload'],
  screens: [screen],
  keptChoices: [keptSplit],
};
