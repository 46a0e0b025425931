import type { Feature } from '../../engine/feature.ts';
import { HomePage } from './HomePage.tsx';

/** The page one comes to first: what waits for the person. */
export const home: Feature = { name: 'home', needs: [], home: HomePage };
