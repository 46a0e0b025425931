import { calculatorCalls } from './calculators.ts';
import type { CallDescription } from './call.ts';
import { catalogueCalls } from './catalogue.ts';
import { certificateCalls } from './certificates.ts';
import { figureCalls } from './figures.ts';
import { fileCalls } from './files.ts';
import { jobCalls } from './jobs.ts';
import { noticeCalls } from './notices.ts';
import { operationCalls } from './operations.ts';
import { opinionCalls } from './opinions.ts';
import { recordCalls } from './records.ts';
import { rightsCalls } from './rights.ts';
import { preferenceCalls, serviceCalls } from './service.ts';
import { sessionCalls } from './session.ts';
import { searchCalls, viewCalls } from './views.ts';

/** Every call that no entity's schema makes, as any installation answers it. */
export const everyCall: readonly CallDescription[] = [
  sessionCalls,
  catalogueCalls,
  rightsCalls,
  fileCalls,
  recordCalls,
  opinionCalls,
  calculatorCalls,
  certificateCalls,
  operationCalls,
  figureCalls,
  viewCalls,
  searchCalls,
  noticeCalls,
  preferenceCalls,
  serviceCalls,
  jobCalls,
].flatMap((calls) => Object.values<CallDescription>(calls));
