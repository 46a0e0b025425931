import { jobCalls } from '../../../metadata/calls/jobs.ts';
import { type Envelope, toEnvelope } from '../../../metadata/wire/envelope.ts';
import { type Answer, answer } from '../calls/answer.ts';
import { keyOf, once } from '../crud/write/idempotency.ts';
import { look } from '../facts/transact.ts';
import type { Server } from '../server.ts';
import { jobsOf, runAgain } from './jobList.ts';

/** Jobs as who operates the installation sees them: until there is such a person, those of a company for its administrators. */
export const jobRoutes = (parts: Server): readonly Answer[] => [
  answer(jobCalls.list, async ({ actor }) =>
    toEnvelope(await look(parts, actor, (work) => jobsOf(work, parts.jobs))),
  ),

  answer(jobCalls.runAgain, async (request) => {
    const { actor, method, url, body, params } = request;
    const answered = await once(parts, actor, { key: keyOf(request), method, url, body }, async (work) => {
      await runAgain(work, parts.jobs, params.tarefa);
      return { status: 200, body: toEnvelope(true) };
    });
    return answered.body as Envelope<boolean>;
  }),
];
