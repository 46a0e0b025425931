import { rightsRoutes } from './auth/rightsRoutes.ts';
import { crudRoutes } from './crud/routes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { startExports } from './exports/makeExports.ts';
import { feature } from './feature.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { engineLetters } from './jobs/engineLetters.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { startPost } from './jobs/post.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { startNoticeMail } from './notices/mailNotices.ts';
import { noticeRoutes } from './notices/noticeRoutes.ts';
import { preferenceRoutes } from './preferences/preferenceRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { viewRoutes } from './views/viewRoutes.ts';

/** What every entity has without a line of its own; every feature rests on it. */
export const engine = feature({
  name: 'engine',
  needs: [],
  calls: [
    crudRoutes,
    fileRoutes,
    rightsRoutes,
    preferenceRoutes,
    viewRoutes,
    searchRoutes,
    noticeRoutes,
    mailRoutes,
    exportRoutes,
  ],
  letters: engineLetters,
  rounds: [startHousekeeping, startPost, startNoticeMail, startExports],
});
