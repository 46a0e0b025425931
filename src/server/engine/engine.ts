import { addRightsRoutes } from './auth/rightsRoutes.ts';
import { crudRoutes } from './crud/routes.ts';
import { engineLetters } from './engineLetters.ts';
import { addExportRoutes } from './exports/exportRoutes.ts';
import { makeExport } from './exports/makeExport.ts';
import { feature } from './feature.ts';
import { addFileRoutes } from './files/fileRoutes.ts';
import { housekeeping } from './housekeeping/housekeeping.ts';
import { addMailRoutes } from './mail/mailRoutes.ts';
import { sendMail } from './mail/sendMail.ts';
import { noticeMail } from './notices/mailNotices.ts';
import { addNoticeRoutes } from './notices/noticeRoutes.ts';
import { addPreferenceRoutes } from './preferences/preferenceRoutes.ts';
import { addSearchRoutes } from './search/searchRoutes.ts';
import { addViewRoutes } from './views/viewRoutes.ts';

/** What every entity has without a line of its own; every feature rests on it. */
export const engine = feature({
  name: 'engine',
  needs: [],
  calls: [
    crudRoutes,
    addFileRoutes,
    addRightsRoutes,
    addPreferenceRoutes,
    addViewRoutes,
    addSearchRoutes,
    addNoticeRoutes,
    addMailRoutes,
    addExportRoutes,
  ],
  letters: engineLetters,
  jobs: [sendMail, noticeMail, makeExport, housekeeping],
});
