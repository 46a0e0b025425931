import { feature } from '../../engine/feature.ts';
import { standardProfiles } from './standardProfiles.ts';

/** Organisation: profiles, analysts and officers with what they answer for, branches, holidays and working time. */
export const organisation = feature({ name: 'organisation', needs: [], profiles: standardProfiles });
