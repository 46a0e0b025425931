import { rules as companies } from './auth/empresa.rules.ts';
import { companyFounded } from './auth/facts.ts';
import { rules as profiles } from './auth/perfil.rules.ts';
import { rightsRoutes } from './auth/rightsRoutes.ts';
import { rules as people } from './auth/usuario.rules.ts';
import { crudRoutes } from './crud/routes.ts';
import { engineLetters } from './engineLetters.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { makeExport } from './exports/makeExport.ts';
import { feature } from './feature.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { housekeeping } from './housekeeping/housekeeping.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import { rules as accesses } from './logs/log-acesso.rules.ts';
import { rules as changes } from './logs/log-alteracao.rules.ts';
import { mailRoutes } from './mail/mailRoutes.ts';
import { sendMail } from './mail/sendMail.ts';
import { noticeMail } from './notices/mailNotices.ts';
import { noticeRoutes } from './notices/noticeRoutes.ts';
import { rules as notices } from './notices/notificacao.rules.ts';
import { preferenceRoutes } from './preferences/preferenceRoutes.ts';
import { searchRoutes } from './search/searchRoutes.ts';
import { viewRoutes } from './views/viewRoutes.ts';

/** What every entity has without a line of its own; every feature rests on it. */
export const engine = feature({
  name: 'engine',
  needs: [],
  entities: {
    empresa: [companies],
    perfil: [profiles],
    usuario: [people],
    'log-acesso': [accesses],
    'log-alteracao': [changes],
    notificacao: [notices],
  },
  facts: [companyFounded],
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
    jobRoutes,
  ],
  letters: engineLetters,
  jobs: [sendMail, noticeMail, makeExport, housekeeping],
});
