import { feature } from '../../engine/feature.ts';

/** Organisation: analysts and officers with what they answer for, branches, holidays and working time. */
export const organisation = feature({ name: 'organisation', needs: [] });
