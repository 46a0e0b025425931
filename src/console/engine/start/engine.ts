import { panels } from '../changeLog/panels.ts';
import { screen as exported } from '../export/screen.ts';
import type { Feature } from '../feature.ts';
import { screen as jobs } from '../jobs/screen.ts';
import { screen as notice } from '../notices/notice/screen.ts';
import { screen as noticePreferences } from '../notices/noticePreferences/screen.ts';
import { screen as notices } from '../notices/notices/screen.ts';
import { screen as sessions } from '../sessions/screen.ts';

/** The engine's own screens, said as a feature says its. */
export const engine: Feature = {
  name: 'engine',
  needs: [],
  screens: [exported, jobs, notice, noticePreferences, notices, sessions],
  panels,
};
