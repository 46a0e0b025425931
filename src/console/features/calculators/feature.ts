import type { Feature } from '../../engine/feature.ts';
import { screen as overview } from './overview/screen.ts';
import { screen as calculator } from './screen.ts';
import { screen as stored } from './stored/screen.ts';

/** Calculators: all of them, one with its figures and steps, and a calculation that was stored. */
export const calculators: Feature = {
  name: 'calculators',
  needs: ['matricula'],
  screens: [stored, calculator, overview],
};
